// The server under load, started as a process of its own.

import { monitorEventLoopDelay } from 'node:perf_hooks';
import { readConfig } from '../src/config.ts';
import { startServer } from '../src/server.ts';

const config = readConfig({
  HOST: '127.0.0.1',
  PORT: '0',
  LOG_LEVEL: 'error',
  BOT_THREADS: '1',
  TABLES_PER_ADDRESS: '1000000',
  SOCKETS_PER_ADDRESS: '1000000',
  CONNECTS_PER_MINUTE: '10000000',
  CREATES_PER_MINUTE: '10000000',
  JOINS_PER_MINUTE: '10000000',
  SPECTATORS_PER_TABLE: '1000000',
  ADDRESS_REQUESTS_PER_SECOND: '1000000',
  ...process.env,
});
if (!config.ok) throw new Error(config.error.join('\n'));
const start = performance.now();
const holds = process.env.WATCH_HOLDS ? watchHolds() : null;
const server = await startServer({ config: config.value, isWarm: true });
process.send?.({ port: server.port, ms: performance.now() - start });
process.once('SIGINT', () => process.exit(0));
process.on('message', (message) => {
  if (message === 'hold') process.send?.(holds?.() ?? {});
  if (message === 'memory') {
    globalThis.gc?.();
    globalThis.gc?.();
    process.send?.(process.memoryUsage());
  }
});

/** The longest that the event loop was held: in milliseconds, and in those of CPU time of this thread. */
function watchHolds(): () => { wall: number; cpu: number } {
  const resolution = 1;
  const delay = monitorEventLoopDelay({ resolution });
  delay.enable();
  let cpu = 0;
  let before: NodeJS.CpuUsage | null = null;
  setInterval(() => {
    // Until the first turn the program is put together, and nobody can be waiting.
    if (before === null) delay.reset();
    before ??= process.threadCpuUsage();
    // On a machine with other work the wall clock counts that as well.
    const { user, system } = process.threadCpuUsage(before);
    cpu = Math.max(cpu, (user + system) / 1000);
    before = process.threadCpuUsage();
  }, resolution);
  return () => ({ wall: delay.max / 1e6 - resolution, cpu });
}
