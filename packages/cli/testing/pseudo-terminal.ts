// The program in a real pseudo-terminal, and its screen as a person would see it.

import { mkdtempSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as Pty from '@lydell/node-pty';
import type * as Headless from '@xterm/headless';
import { sandboxEnv } from './shim.ts';

// Both are CommonJS without names that a module could import.
const require = createRequire(import.meta.url);
const { spawn } = require('@lydell/node-pty') as typeof Pty;
const { Terminal } = require('@xterm/headless') as typeof Headless;

export const PROGRAM = join(import.meta.dirname, '..', 'bin', 'kalpler.ts');

export const KEYS = {
  left: '\u001b[D',
  right: '\u001b[C',
  up: '\u001b[A',
  down: '\u001b[B',
  enter: '\r',
  space: ' ',
  tab: '\t',
  backspace: '\u007f',
  escape: '\u001b',
  ctrlC: '\u0003',
  ctrlL: '\u000c',
  ctrlY: '\u0019',
  ctrlZ: '\u001a',
} as const;

export interface TerminalOptions {
  readonly columns?: number;
  readonly rows?: number;
  readonly env?: Readonly<Record<string, string>>;
  /** Where matches are kept; a folder of its own otherwise. */
  readonly state?: string;
}

/** How long a busy machine may take to show something. */
const PATIENCE = 50_000;

export function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'kalpler-cli-'));
}

export class PseudoTerminal {
  readonly state: string;
  readonly #pty: Pty.IPty;
  readonly #screen: Headless.Terminal;
  readonly #ended: Promise<number>;
  #waiting: (() => void) | null = null;
  #raw = '';

  constructor(command: readonly string[], options: TerminalOptions = {}) {
    const { columns = 80, rows = 24, env = {} } = options;
    this.state = options.state ?? newFolder();
    this.#screen = new Terminal({ cols: columns, rows, allowProposedApi: true, scrollback: 200 });
    const [program = '', ...args] = command;
    this.#pty = spawn(program, args, {
      name: env.TERM ?? 'xterm-256color',
      cols: columns,
      rows,
      env: {
        ...sandboxEnv(),
        PATH: process.env.PATH ?? '',
        LANG: 'tr_TR.UTF-8',
        HOME: this.state,
        XDG_STATE_HOME: this.state,
        ...env,
      },
    });
    this.#pty.onData((data) => {
      this.#screen.write(data, () => {
        this.#raw += data;
        this.#waiting?.();
      });
    });
    this.#ended = new Promise((resolve) => {
      this.#pty.onExit(({ exitCode }) => resolve(exitCode));
    });
  }

  get pid(): number {
    return this.#pty.pid;
  }

  /** Everything that was written, escapes and all. */
  get raw(): string {
    return this.#raw;
  }

  /** The rows as they are seen. */
  get lines(): string[] {
    const { active } = this.#screen.buffer;
    return Array.from({ length: this.#screen.rows }, (_, row) =>
      (active.getLine(active.baseY + row)?.translateToString(true) ?? '').trimEnd(),
    );
  }

  get text(): string {
    return this.lines.join('\n');
  }

  /** Whether the program has a screen of its own. */
  get isFullScreen(): boolean {
    return this.#screen.buffer.active.type === 'alternate';
  }

  press(...keys: readonly string[]): void {
    for (const key of keys) this.#pty.write(key);
  }

  type(text: string): void {
    this.#pty.write(`${text}\r`);
  }

  signal(name: string): void {
    this.#pty.kill(name);
  }

  resize(columns: number, rows: number): void {
    this.#screen.resize(columns, rows);
    this.#pty.resize(columns, rows);
  }

  /** Whether the last picture is whole: it comes in pieces, and half of one is nothing to go by. */
  private get isWhole(): boolean {
    return this.#raw.lastIndexOf('\u001b[?2026h') <= this.#raw.lastIndexOf('\u001b[?2026l');
  }

  /** Waits until the screen shows something; if it never comes, the error says what it shows instead. */
  async until(isThere: (text: string) => boolean, what = 'it'): Promise<string> {
    const end = Date.now() + PATIENCE;
    while (!this.isWhole || !isThere(this.text)) {
      if (Date.now() > end) throw new Error(`never saw ${what}:\n${this.text}`);
      await new Promise<void>((resolve) => {
        const late = setTimeout(resolve, 500);
        this.#waiting = () => {
          clearTimeout(late);
          resolve();
        };
      });
    }
    return this.text;
  }

  see(...parts: readonly string[]): Promise<string> {
    return this.until((text) => parts.every((part) => text.includes(part)), parts.join(' and '));
  }

  /** The exit code, once the program has ended and all it wrote is on the screen. */
  async end(): Promise<number> {
    const code = await this.#ended;
    await new Promise<void>((resolve) => this.#screen.write('', resolve));
    return code;
  }

  /** Ends what still runs. */
  close(): void {
    try {
      this.#pty.kill('SIGKILL');
    } catch {
      // It has ended already.
    }
    this.#screen.dispose();
  }
}

/** The program itself in a terminal that does not know how large it is. */
export function playUnsized(
  args: readonly string[],
  options: TerminalOptions = {},
): PseudoTerminal {
  const unsized = 'stty rows 0 cols 0; exec "$0" "$@"';
  return new PseudoTerminal(['sh', '-c', unsized, process.execPath, PROGRAM, ...args], options);
}

/** The program itself, with these arguments. */
export function playIn(args: readonly string[], options: TerminalOptions = {}): PseudoTerminal {
  return new PseudoTerminal([process.execPath, PROGRAM, ...args], options);
}
