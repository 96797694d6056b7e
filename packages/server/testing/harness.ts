// A real server for tests: real sockets on a free port, a real SQLite file in a folder of its own.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import type { BotPool } from '../src/bots/bot-pool.ts';
import { type Config, readConfig } from '../src/config.ts';
import type { Clock } from '../src/scheduling/clock.ts';
import { type RunningServer, startServer } from '../src/server.ts';
import type { Store } from '../src/store/store.ts';

export interface TestServer extends RunningServer {
  readonly url: string;
  readonly folder: string;
  /** Stops it and takes its folder away. */
  remove(): Promise<void>;
}

export interface TestServerOptions {
  readonly clock?: Clock;
  readonly store?: Store;
  readonly pool?: BotPool;
  /** The folder of an earlier server, to go on with its data. */
  readonly folder?: string;
  /** The folder of the site; a plain page, whether another is built or not, unless given. */
  readonly site?: string;
  /** Settings as they would stand in the environment. */
  readonly env?: Readonly<Record<string, string>>;
}

/** Limits that tests from one address do not reach, unless they want to. */
const OPEN = {
  HOST: '127.0.0.1',
  PORT: '0',
  LOG_LEVEL: 'silent',
  BOT_THREADS: '1',
  TABLES_PER_ADDRESS: '100000',
  SOCKETS_PER_ADDRESS: '100000',
  CONNECTS_PER_MINUTE: '1000000',
  CREATES_PER_MINUTE: '1000000',
  JOINS_PER_MINUTE: '1000000',
  API_PER_MINUTE: '1000000',
  PAGES_PER_MINUTE: '1000000',
  MISSES_PER_MINUTE: '1000000',
  CHATS_PER_MINUTE: '1000000',
  SYNCS_PER_MINUTE: '1000000',
  ADDRESS_REQUESTS_PER_SECOND: '1000000',
};

const PLAIN = fileURLToPath(new URL('../public', import.meta.url));

function testConfig(env: Readonly<Record<string, string>> = {}): Config {
  const config = readConfig({ ...OPEN, ...env });
  if (!config.ok) throw new Error(config.error.join('; '));
  return config.value;
}

export function newFolder(): string {
  return mkdtempSync(path.join(tmpdir(), 'kalpler-test-'));
}

export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const folder = options.folder ?? newFolder();
  const config = testConfig({ DATA_DIR: folder, ...options.env });
  const { clock, store, pool, site = PLAIN } = options;
  const server = await startServer({
    config,
    site,
    log: pino({ level: config.LOG_LEVEL }),
    ...(clock ? { clock } : {}),
    ...(store ? { store } : {}),
    ...(pool ? { pool } : {}),
  });
  return {
    ...server,
    url: `http://127.0.0.1:${server.port}`,
    folder,
    async remove() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
