// The settings of a server, read once from the environment; an invalid value stops startup with a clear message.

import path from 'node:path';
import { fail, ok, type Result } from '@kalpler/engine';

interface Setting<T> {
  readonly about: string;
  readonly standard: T;
  /** Undefined for a value that is not allowed. */
  read(text: string): T | undefined;
  readonly allowed: string;
}

function number(about: string, standard: number, min: number, max: number): Setting<number> {
  return {
    about,
    standard,
    allowed: `a whole number from ${min} to ${max}`,
    read: (text) => {
      const value = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
      return value >= min && value <= max ? value : undefined;
    },
  };
}

function choice<T extends string>(about: string, standard: T, values: readonly T[]): Setting<T> {
  return {
    about,
    standard,
    allowed: `one of ${values.join(', ')}`,
    read: (text) => values.find((value) => value === text),
  };
}

function text(about: string, standard: string, allowed: string, form: RegExp): Setting<string> {
  return { about, standard, allowed, read: (value) => (form.test(value) ? value : undefined) };
}

const HOST_NAME = /^[\w.:-]+$/;
const ORIGIN = /^https?:\/\/[^/\s,]+$/;

/** Every setting, with what it is for. */
export const SETTINGS = {
  PORT: number('the port to listen on; 0 takes any free one', 3000, 0, 65_535),
  HOST: text('the address to listen on', '0.0.0.0', 'an address or a host name', HOST_NAME),
  DATA_DIR: text('the folder of the store', './data', 'a path', /^[^\0]+$/),
  LOG_LEVEL: choice('how much is logged', 'info', [
    'trace',
    'debug',
    'info',
    'warn',
    'error',
    'fatal',
    'silent',
  ]),
  ORIGINS: {
    about: 'web origins besides its own whose pages may connect',
    standard: [] as readonly string[],
    allowed: 'origins such as https://example.org, separated by commas',
    read: (value: string) => {
      const list = value.split(',').map((origin) => origin.trim());
      return list.every((origin) => ORIGIN.test(origin)) ? list : undefined;
    },
  } satisfies Setting<readonly string[]>,
  TRUST_PROXY: number(
    'proxies in front, whose X-Forwarded-For and X-Forwarded-Proto are believed',
    0,
    0,
    10,
  ),
  HSTS_SECONDS: number(
    'how long browsers must insist on HTTPS (Strict-Transport-Security); 0 sends no such header',
    0,
    0,
    63_072_000,
  ),
  BOT_THREADS: number('threads in which computer players think', 2, 1, 64),
  MATCH_DAYS: number('days that finished matches are kept; 0 keeps them for ever', 0, 0, 36_500),
  MAX_TABLES: number('tables at the same time', 20_000, 1, 1_000_000),
  SPECTATORS_PER_TABLE: number('connections that may watch one table', 200, 0, 1_000_000),
  TABLES_PER_ADDRESS: number('running tables made from one address', 100, 1, 1_000_000),
  SOCKETS_PER_ADDRESS: number('connections from one address', 500, 1, 1_000_000),
  CONNECTS_PER_MINUTE: number('new connections from one address', 600, 1, 10_000_000),
  CREATES_PER_MINUTE: number('new tables from one address', 60, 1, 10_000_000),
  JOINS_PER_MINUTE: number('joins, visits and returns from one address', 600, 1, 10_000_000),
  MISSES_PER_MINUTE: number('wrong words and codes of tables from one address', 10, 1, 10_000_000),
  CHATS_PER_MINUTE: number('chat lines and reactions from one address', 240, 1, 10_000_000),
  SYNCS_PER_MINUTE: number('whole states asked for again from one address', 600, 1, 10_000_000),
  ADDRESS_REQUESTS_PER_SECOND: number(
    'requests from one address over all connections; twice as many in a burst',
    500,
    1,
    1_000_000,
  ),
  REQUESTS_PER_SECOND: number(
    'requests of one connection; twice as many in a burst',
    25,
    1,
    1_000_000,
  ),
  API_PER_MINUTE: number('requests to /api from one address', 600, 1, 10_000_000),
  PAGES_PER_MINUTE: number('pages and their files to one address', 6000, 1, 10_000_000),
  METRICS_PORT: number('a port for /metrics; 0 shows it on PORT, to this machine', 0, 0, 65_535),
  METRICS_HOST: text(
    'the address of METRICS_PORT',
    '127.0.0.1',
    'an address or a host name',
    HOST_NAME,
  ),
  MIN_FREE_MB: number(
    'free megabytes on the disk of the data, below which /readyz says no',
    100,
    0,
    1_000_000,
  ),
  SHUTDOWN_SECONDS: number('time to end in good order', 10, 1, 600),
} as const;

export type SettingName = keyof typeof SETTINGS;
export type Config = {
  readonly [Name in SettingName]: (typeof SETTINGS)[Name]['standard'] extends number
    ? number
    : (typeof SETTINGS)[Name]['standard'] extends readonly string[]
      ? readonly string[]
      : string;
};

/** The settings of an environment, or everything that is wrong with them. */
export function readConfig(
  env: Readonly<Record<string, string | undefined>>,
): Result<Config, string[]> {
  const problems: string[] = [];
  const config: Record<string, unknown> = {};
  for (const [name, setting] of Object.entries(SETTINGS)) {
    const given = env[name];
    const value = given === undefined || given === '' ? setting.standard : setting.read(given);
    if (value === undefined) problems.push(`${name}: expected ${setting.allowed}, got "${given}"`);
    config[name] = value;
  }
  if (problems.length > 0) return fail(problems);
  config.DATA_DIR = path.resolve(config.DATA_DIR as string);
  return ok(config as Config);
}
