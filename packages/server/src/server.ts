// A whole server: the store, the tables, the sockets and the pages, started and stopped together.

import { existsSync } from 'node:fs';
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Logger, pino } from 'pino';
import { type BotPool, ThreadPool } from './bots/bot-pool.ts';
import type { Config } from './config.ts';
import { Lobby } from './lobby/lobby.ts';
import { makeMetrics } from './metrics.ts';
import { Readiness } from './readiness.ts';
import { type Cancel, type Clock, systemClock } from './scheduling/clock.ts';
import { youngObjects } from './scheduling/young-objects.ts';
import { Journal } from './store/journal.ts';
import { SqliteStore } from './store/sqlite-store.ts';
import type { Store } from './store/store.ts';
import { makeApp } from './transport/http.ts';
import { metricsServer } from './transport/metrics-page.ts';
import { gather } from './transport/output.ts';
import { Sockets } from './transport/sockets.ts';

interface ServerOptions {
  readonly config: Config;
  readonly log?: Logger;
  readonly clock?: Clock;
  readonly store?: Store;
  readonly pool?: BotPool;
  /** Whether bots are loaded before anybody is let in. */
  readonly isWarm?: boolean;
  /** The folder of the site: the built page unless another is named. */
  readonly site?: string;
}

export interface RunningServer {
  readonly port: number;
  readonly lobby: Lobby;
  readonly store: Store;
  /** For tests that watch what is sent. */
  readonly io: Sockets['io'];
  /** Ends in good order: everybody is informed, everything is written. */
  stop(reason?: string): Promise<void>;
}

const HOUR = 3600_000;
const DAY = 24 * HOUR;
/** The built page, and a plain one that says that the server is running, where there is no other. */
const PAGE = fileURLToPath(new URL('../../web/dist', import.meta.url));
const PLAIN = fileURLToPath(new URL('../public', import.meta.url));

export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { config, clock = systemClock } = options;
  const site = options.site ?? (existsSync(path.join(PAGE, 'index.html')) ? PAGE : PLAIN);
  const log = options.log ?? pino({ level: config.LOG_LEVEL });
  const store =
    options.store ??
    new SqliteStore(config.DATA_DIR, {
      checkpointFailed: (error) => {
        metrics.failures.inc({ what: 'checkpoint' });
        log.error({ err: error }, 'the write-ahead log could not be copied into the database');
      },
    });
  const metrics = makeMetrics({ logBytes: () => store.logBytes() });
  const pool =
    options.pool ??
    new ThreadPool(config.BOT_THREADS, {
      report: (problem) => {
        metrics.failures.inc({ what: 'bot' });
        log.error({ problem }, 'a computer player made a mistake');
      },
      waited: (ms) => metrics.botWait.observe(ms / 1000),
    });
  const minFreeBytes = config.MIN_FREE_MB * 1_000_000;
  const readiness = new Readiness({ store, clock, log, minFreeBytes });
  const journal = new Journal(store, {
    committed: (writes, ms) => {
      readiness.committed();
      metrics.commits.observe(ms / 1000);
      metrics.writes.inc(writes);
    },
    failed: (error) => {
      readiness.commitFailed();
      metrics.failures.inc({ what: 'commit' });
      log.error({ err: error }, 'a commit failed');
    },
    gather,
  });
  const lobby = new Lobby({
    store,
    journal,
    clock,
    pool,
    log,
    metrics,
    maxTables: config.MAX_TABLES,
    tablesPerAddress: config.TABLES_PER_ADDRESS,
    mostSpectators: config.SPECTATORS_PER_TABLE,
  });
  let isClosing = false;
  const parts = {
    store,
    journal,
    lobby,
    clock,
    config,
    metrics,
    log,
    site,
    isClosing: () => isClosing,
    readiness,
  };
  const http = createServer(makeApp(parts));
  const sockets = new Sockets(http, parts);
  const figures = config.METRICS_PORT === 0 ? null : metricsServer(metrics);
  const stopWatching = youngObjects.watch();
  let tables: number;
  try {
    if (options.isWarm) await pool.warmUp?.();
    tables = await lobby.open();
    await listening(http, config.PORT, config.HOST);
    if (figures !== null) await listening(figures, config.METRICS_PORT, config.METRICS_HOST);
  } catch (error) {
    stopWatching();
    lobby.close();
    http.close();
    await pool.close();
    await store.close();
    throw error;
  }
  const { port } = http.address() as AddressInfo;
  const cancelPruning = pruneEveryHour(config.MATCH_DAYS, store, clock, log);
  log.info({ port, host: config.HOST, tables, data: config.DATA_DIR }, 'ready');

  return {
    port,
    lobby,
    store,
    io: sockets.io,
    async stop(reason = 'restart') {
      if (isClosing) return;
      isClosing = true;
      readiness.close();
      stopWatching();
      cancelPruning();
      await journal.settled();
      lobby.close();
      await sockets.close(reason);
      figures?.close();
      figures?.closeAllConnections();
      await journal.settled();
      await pool.close();
      await store.close();
      metrics.registry.clear();
      log.info('stopped');
    },
  };
}

function listening(server: HttpServer, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
}

/** Deletes matches that are older than they may be. */
function pruneEveryHour(days: number, store: Store, clock: Clock, log: Logger): Cancel {
  if (days === 0) return () => {};
  let cancel: Cancel;
  const prune = () => {
    cancel = clock.after(HOUR, prune);
    store.prune(clock.now() - days * DAY).then(
      (matches) => matches > 0 && log.info({ matches }, 'old matches deleted'),
      (error) => log.error({ err: error }, 'old matches could not be deleted'),
    );
  };
  prune();
  return () => cancel();
}
