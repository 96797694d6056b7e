// The server that is attacked, as a process of its own with the limits that it has by default.

import { readConfig } from '../src/config.ts';
import { startServer } from '../src/server.ts';
import type { TableHost } from '../src/table/host.ts';

const config = readConfig({
  HOST: '127.0.0.1',
  PORT: '0',
  METRICS_PORT: process.env.METRICS_PORT,
  LOG_LEVEL: 'silent',
  TRUST_PROXY: '1',
  DATA_DIR: process.env.DATA_DIR,
});
if (!config.ok) throw new Error(config.error.join('\n'));
const server = await startServer({ config: config.value });
process.send?.({ port: server.port });
process.on('message', async ({ breakTable }: { breakTable: string }) => {
  // A bug that only this table has: acting for somebody who is late throws.
  const host = (await server.lobby.find(breakTable)) as TableHost;
  host.playFor = () => {
    throw new Error('a bug');
  };
  process.send?.({ broken: breakTable });
});
