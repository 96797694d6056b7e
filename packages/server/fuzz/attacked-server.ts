// The server that is attacked, as a process of its own with the limits that it has by default.

import { readConfig } from '../src/config.ts';
import { startServer } from '../src/server.ts';
import { TableHost } from '../src/table/host.ts';

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

// A bug that only one table has, also when it is read back: acting for somebody who is late throws.
const broken = new Set<string>();
const { playAuto } = TableHost.prototype;
TableHost.prototype.playAuto = function (seat) {
  if (broken.has(this.slug)) throw new Error('a bug');
  return playAuto.call(this, seat);
};
process.on('message', async ({ breakTable }: { breakTable: string }) => {
  const host = await server.lobby.find(breakTable);
  if (!(host instanceof TableHost)) throw new Error(host.message);
  broken.add(host.slug);
  process.send?.({ broken: breakTable });
});
