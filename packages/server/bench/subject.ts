// The server under load, started as a process of its own.

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
  ...process.env,
});
if (!config.ok) throw new Error(config.error.join('\n'));
const start = performance.now();
const server = await startServer({ config: config.value });
process.send?.({ port: server.port, ms: performance.now() - start });
process.once('SIGINT', () => process.exit(0));
process.on('message', (message) => {
  if (message === 'memory') {
    globalThis.gc?.();
    globalThis.gc?.();
    process.send?.(process.memoryUsage());
  }
});
