// A server as a child process on a core of its own, with the CPU time that it takes.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { serverFlags } from '../../../scripts/server-flags.mjs';

/** Clock ticks in a second, as /proc counts CPU time. */
const TICKS = 100;

const mayPin = cpus().length > 1 && spawnSync('taskset', ['-c', '0', 'true']).status === 0;
const SERVER_CORE = '1';

/** Keeps this process off the server's core. */
export function stayAside(): void {
  if (mayPin) spawnSync('taskset', ['-apc', '0', String(process.pid)]);
}

export class ServerProcess {
  readonly port: number;
  /** How long the start took, if it says so. */
  readonly startMs: number;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, port: number, startMs: number) {
    this.#child = child;
    this.port = port;
    this.startMs = startMs;
  }

  static async start(
    file: string,
    env: Readonly<Record<string, string>> = {},
  ): Promise<ServerProcess> {
    const program = fileURLToPath(new URL(file, import.meta.url));
    // The server as `npm start` starts it; the reference stays as it is.
    const flags = file.includes('subject') ? serverFlags : [];
    const node = [process.execPath, ...flags, '--expose-gc', program];
    const [command, ...args] = mayPin ? ['taskset', '-c', SERVER_CORE, ...node] : node;
    const child = spawn(command!, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const { port, ms = 0 } = await message<{ port: number; ms?: number }>(child);
    return new ServerProcess(child, port, ms);
  }

  get pid(): number {
    return this.#child.pid!;
  }

  /** CPU seconds so far, of all threads. */
  cpu(): number {
    const text = readFileSync(`/proc/${this.#child.pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS;
  }

  /** Bytes of memory after a collection. */
  async memory(): Promise<number> {
    this.#child.send('memory');
    return (await message<{ rss: number }>(this.#child)).rss;
  }

  /** The longest that its event loop was held, when it was started with WATCH_HOLDS: by the clock, and in CPU time. */
  async longestHold(): Promise<{ wall: number; cpu: number }> {
    this.#child.send('hold');
    return message(this.#child);
  }

  metric(name: string): Promise<number> {
    return metricOf(this.port, name);
  }

  async stop(): Promise<void> {
    const gone = new Promise((resolve) => this.#child.once('exit', resolve));
    this.#child.kill('SIGKILL');
    await gone;
  }
}

/** One figure of /metrics, with its labels as they stand there; 0 while there is none. */
export async function metricOf(port: number, name: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const line = text.split('\n').find((each) => each.startsWith(`${name} `));
  return Number(line?.slice(name.length + 1) ?? 0);
}

/** The next message of a server that is a child process. */
export function message<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const gone = (code: number | null) => reject(new Error(`the server ended with ${code}`));
    child.once('message', (value) => {
      child.off('exit', gone);
      resolve(value as T);
    });
    child.once('exit', gone);
  });
}
