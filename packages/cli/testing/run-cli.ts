// Runs the program in this process for tests: arguments and input in, exit code and output out.

import { PassThrough, Writable } from 'node:stream';
import type { Io } from '../src/io.ts';
import { main } from '../src/main.ts';

export interface CliRun {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

export interface CliOptions {
  /** What is piped in; without it, the input has ended. */
  readonly stdin?: string | NodeJS.ReadableStream;
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly signal?: AbortSignal;
  /** Makes stdout a terminal of this size. */
  readonly terminal?: { readonly columns: number; readonly rows: number };
  /** Told of each piece of stdout as it comes. */
  readonly received?: (text: string) => void;
}

export async function runCli(args: readonly string[], options: CliOptions = {}): Promise<CliRun> {
  const stdout = collector(options.received);
  const stderr = collector();
  if (options.terminal) Object.assign(stdout.stream, { isTTY: true, ...options.terminal });
  const { stdin = '' } = options;
  const io: Io = {
    stdin: typeof stdin === 'string' ? new PassThrough().end(stdin) : stdin,
    stdout: stdout.stream,
    stderr: stderr.stream,
    env: options.env ?? {},
    signal: options.signal ?? new AbortController().signal,
  };
  const code = await main(args, io);
  return { code, stdout: stdout.text(), stderr: withoutProgress(stderr.text()) };
}

/** What was said besides the progress, which only a slow machine shows. */
export function withoutProgress(stderr: string): string {
  return stderr.replaceAll(/^Playing: .*\n/gm, '');
}

function collector(received?: (text: string) => void): { stream: Writable; text(): string } {
  const chunks: string[] = [];
  const stream = new Writable({
    decodeStrings: false,
    write(chunk: string | Uint8Array, _, done) {
      const text = typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString();
      chunks.push(text);
      received?.(text);
      done();
    },
  });
  return { stream, text: () => chunks.join('') };
}
