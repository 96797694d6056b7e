// The metrics of the server: counters and times for Prometheus.

import { readdir } from 'node:fs/promises';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Figures that are looked up when somebody asks for the metrics. */
interface MetricSources {
  readonly logBytes: () => number;
}

/** Counts what happens at every card; Prometheus gets the count when somebody asks. */
class Tally {
  #count = 0;

  add(count = 1): void {
    this.#count += count;
  }

  take(): number {
    const count = this.#count;
    this.#count = 0;
    return count;
  }
}

function movesIn(registers: Registry[]): Tally {
  const moves = new Tally();
  new Counter({
    name: 'kalpler_moves_total',
    help: 'Deals and moves made',
    registers,
    collect() {
      this.inc(moves.take());
    },
  });
  return moves;
}

/** Usual figures of Node.js that list every open connection: with thousands, each look would hold everybody up. */
const LISTS = [
  'kalpler_nodejs_active_handles',
  'kalpler_nodejs_active_handles_total',
  'kalpler_nodejs_active_requests',
  'kalpler_nodejs_active_requests_total',
  'kalpler_nodejs_active_resources',
  'kalpler_nodejs_active_resources_total',
  'kalpler_process_open_fds',
];

function usualMetrics(register: Registry): void {
  collectDefaultMetrics({ register, prefix: 'kalpler_' });
  for (const name of LISTS) register.removeSingleMetric(name);
  new Gauge({
    name: 'kalpler_process_open_fds',
    help: 'Number of open file descriptors.',
    registers: [register],
    async collect() {
      // Counted off the main thread; only Linux lists them.
      const files = await readdir('/proc/self/fd').catch(() => []);
      this.set(files.length);
    },
  });
}

export function makeMetrics({ logBytes }: MetricSources = { logBytes: () => 0 }) {
  const registry = new Registry();
  const registers = [registry];
  usualMetrics(registry);
  const accepted = new Tally();
  const metrics = {
    registry,
    sockets: new Gauge({ name: 'kalpler_sockets', help: 'Open connections', registers }),
    cutOff: new Counter({
      name: 'kalpler_cut_off_total',
      help: 'Connections cut off because too much waited for them unread',
      registers,
    }),
    tables: new Gauge({
      name: 'kalpler_tables',
      help: 'Running tables, in memory or only in the store',
      labelNames: ['where'],
      registers,
    }),
    moves: movesIn(registers),
    accepted,
    requests: new Counter({
      name: 'kalpler_requests_total',
      help: 'Requests by outcome: ok or the code of the refusal',
      labelNames: ['outcome'],
      registers,
      collect() {
        this.inc({ outcome: 'ok' }, accepted.take());
      },
    }),
    commits: new Histogram({
      name: 'kalpler_commit_seconds',
      help: 'Time of a group commit',
      buckets: [0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2],
      registers,
    }),
    writes: new Counter({ name: 'kalpler_writes_total', help: 'Writes in commits', registers }),
    failures: new Counter({
      name: 'kalpler_failures_total',
      help: 'What went wrong inside',
      labelNames: ['what'],
      registers,
    }),
    logBytes: new Gauge({
      name: 'kalpler_wal_bytes',
      help: 'Size of the write-ahead log of the store',
      registers,
      collect() {
        this.set(logBytes());
      },
    }),
    botWait: new Histogram({
      name: 'kalpler_bot_wait_seconds',
      help: 'How long questions to computer players wait for their turn',
      buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1.5, 5],
      registers,
    }),
    timerLate: new Histogram({
      name: 'kalpler_timer_late_seconds',
      help: 'How late timers fire',
      buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 1, 5],
      registers,
    }),
  };
  // From 0 on, so that the first failure of a kind is seen as growth.
  for (const what of ['commit', 'checkpoint', 'bot', 'request', 'table', 'damagedTable'])
    metrics.failures.inc({ what }, 0);
  return metrics;
}

export type Metrics = ReturnType<typeof makeMetrics>;
