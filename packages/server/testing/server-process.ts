// The program itself as a process of its own, to be stopped or killed.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/** Limits that clients from one address do not reach. */
const OPEN = {
  HOST: '127.0.0.1',
  PORT: '0',
  LOG_LEVEL: 'error',
  BOT_THREADS: '1',
  TABLES_PER_ADDRESS: '1000000',
  SOCKETS_PER_ADDRESS: '1000000',
  CONNECTS_PER_MINUTE: '10000000',
  CREATES_PER_MINUTE: '10000000',
  JOINS_PER_MINUTE: '10000000',
  API_PER_MINUTE: '1000000',
  PAGES_PER_MINUTE: '1000000',
  CHATS_PER_MINUTE: '10000000',
  SYNCS_PER_MINUTE: '10000000',
  ADDRESS_REQUESTS_PER_SECOND: '1000000',
  REQUESTS_PER_SECOND: '1000000',
};

interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

export class ServerProcess {
  readonly #child: ChildProcess;
  /** Everything that it has written so far. */
  output = '';
  /** Resolves when it has ended and has said its last. */
  readonly ended: Promise<Ended>;

  constructor(env: Readonly<Record<string, string>>) {
    this.#child = spawn(process.execPath, [MAIN], {
      env: { ...process.env, ...OPEN, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.#child.stdout!, this.#child.stderr!]) {
      stream.setEncoding('utf8');
      stream.on('data', (text: string) => {
        this.output += text;
      });
    }
    this.ended = once(this.#child, 'close').then(([code, signal]) => ({ code, signal }));
  }

  /** The port once it listens; an error with all that it said when it ends before. */
  ready(): Promise<number> {
    return new Promise((resolve, reject) => {
      const look = () => {
        const port = this.output.match(/^Kalpler: http:\/\/[^\s]*:(\d+)\//m)?.[1];
        if (port !== undefined) resolve(Number(port));
      };
      this.#child.stdout!.on('data', look);
      this.ended.then(({ code }) => reject(new Error(`ended with ${code}: ${this.output}`)));
      look();
    });
  }

  async end(signal: NodeJS.Signals): Promise<Ended> {
    this.#child.kill(signal);
    return this.ended;
  }
}
