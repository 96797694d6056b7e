// All attacks, one after the other, each against a server of its own at which honest people play meanwhile.

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { serverFlags } from '../../../scripts/server-flags.mjs';
import { message, metricOf } from '../bench/process.ts';
import { ATTACKS, type Attack, type Target } from './attacks.ts';
import { HonestPeople } from './honest-people.ts';

/** The longest that nearly all of their cards may take, in milliseconds. */
const MOST_P99 = 25;

interface AttackReport {
  readonly name: string;
  readonly says: string;
  readonly p99: number;
  readonly cards: number;
  readonly problems: readonly string[];
}

export async function attackAll(
  only: string | undefined,
  progress: (report: AttackReport) => void,
): Promise<AttackReport[]> {
  const reports: AttackReport[] = [];
  for (const attack of ATTACKS) {
    if (only !== undefined && !attack.name.includes(only)) continue;
    const report = await carryOut(attack);
    progress(report);
    reports.push(report);
  }
  return reports;
}

async function carryOut(attack: Attack): Promise<AttackReport> {
  const folder = mkdtempSync(path.join(tmpdir(), 'kalpler-attack-'));
  const server = await AttackedServer.start(folder, attack.flags ?? []);
  const honest = await HonestPeople.seat(server.port);
  try {
    const { says, problems } = await attack.run(server);
    const { p99, cards } = await honest.stop();
    const all = [...problems];
    if (p99 > MOST_P99) all.push(`honest cards took ${p99.toFixed(1)} ms (p99)`);
    if (!server.isAlive) all.push('the server has ended');
    return { name: attack.name, says, p99, cards, problems: all };
  } catch (error) {
    const { p99, cards } = await honest.stop();
    const problem = server.isAlive ? String(error) : `the server has ended: ${error}`;
    return { name: attack.name, says: 'broken off', p99, cards, problems: [problem] };
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

class AttackedServer implements Target {
  readonly port: number;
  readonly database: string;
  readonly #metrics: number;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, port: number, metrics: number, folder: string) {
    this.#child = child;
    this.port = port;
    this.#metrics = metrics;
    this.database = path.join(folder, 'kalpler.sqlite');
  }

  static async start(folder: string, flags: readonly string[]): Promise<AttackedServer> {
    const program = fileURLToPath(new URL('./attacked-server.ts', import.meta.url));
    const metrics = await freePort();
    const child = spawn(process.execPath, [...serverFlags, ...flags, program], {
      env: { ...process.env, DATA_DIR: folder, METRICS_PORT: String(metrics) },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const { port } = await message<{ port: number }>(child);
    return new AttackedServer(child, port, metrics, folder);
  }

  get isAlive(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  memory(): number {
    const status = readFileSync(`/proc/${this.#child.pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  }

  metric(name: string): Promise<number> {
    return metricOf(this.#metrics, name);
  }

  async breakTable(id: string): Promise<void> {
    this.#child.send({ breakTable: id });
    await message(this.#child);
  }

  async stop(): Promise<void> {
    if (!this.isAlive) return;
    const gone = new Promise((resolve) => this.#child.once('exit', resolve));
    this.#child.kill('SIGKILL');
    await gone;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
