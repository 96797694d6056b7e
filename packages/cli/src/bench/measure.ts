// Measures commands of this program as they are used, each in a process of its own: time, work and memory.

import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

interface Measured {
  readonly stdout: string;
  readonly seconds: number;
  /** Seconds of all cores together. */
  readonly work: number;
  /** Megabytes in use by the process, threads included, from sample to sample. */
  readonly memory: readonly number[];
  /** The most that was in use at any time. */
  readonly mostMemory: number;
}

/** What was compiled once is kept, as the scripts of the project keep it. */
const compiled = path.join(tmpdir(), 'kalpler-compiled');
const SAMPLE_MS = 50;
const PROGRAM = import.meta.url.endsWith('.ts') ? '../../bin/kalpler.ts' : './kalpler.js';

/** Runs before the program: reports its memory again and again, and at the end what it used in all. */
const WITNESS = `
  import { writeSync } from 'node:fs';
  import { isMainThread } from 'node:worker_threads';
  if (isMainThread) {
    const report = (figures) => { try { writeSync(3, JSON.stringify(figures) + '\\n'); } catch {} };
    setInterval(() => report({ memory: process.memoryUsage.rss() / 1048576 }), ${SAMPLE_MS}).unref();
    process.on('exit', () => {
      const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
      report({ most: maxRSS / 1024, work: (userCPUTime + systemCPUTime) / 1e6 });
    });
  }`;

type Figures = { readonly memory: number } | { readonly most: number; readonly work: number };

/** Runs a command to its end, or to that of the signal: then it gives nothing. */
export async function measure(
  args: readonly string[],
  signal: AbortSignal,
): Promise<Measured | null> {
  const program = fileURLToPath(new URL(PROGRAM, import.meta.url));
  const witness = `data:text/javascript,${encodeURIComponent(WITNESS)}`;
  const began = performance.now();
  const child = spawn(process.execPath, ['--import', witness, program, ...args], {
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    env: { ...process.env, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? compiled },
    signal,
    killSignal: 'SIGKILL',
  });
  child.on('error', () => {});
  const ended = new Promise<number | null>((resolve) => {
    child.on('close', resolve);
  });
  const [stdout, stderr, message, code] = await Promise.all([
    text(child.stdout!),
    text(child.stderr!),
    text(child.stdio[3] as Readable),
    ended,
  ]);
  const seconds = (performance.now() - began) / 1000;
  if (signal.aborted) return null;
  if (code !== 0) throw new Error(`kalpler ${args.join(' ')}: exit code ${code}: ${stderr}`);
  const figures = message
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Figures);
  const memory = figures.flatMap((each) => ('memory' in each ? each.memory : []));
  const { most, work } = figures.find((each) => 'most' in each)!;
  return { stdout, seconds, work, memory, mostMemory: most };
}
