// Kalpler with one game more, in a folder of its own: the sources, the example's files, and a line in each registry.

import { type ChildProcessByStdio, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { modules, root } from '../../scripts/paths.mjs';

const EXAMPLE = path.join(root, 'examples/fourth-game');

/** The files that list the games: all that a new game changes outside its own folders. */
export const REGISTRIES = [
  'packages/engine/src/games/ids.ts',
  'packages/engine/src/games/games.ts',
  'packages/bots/src/games.ts',
  'packages/i18n/src/tr/games.ts',
  'packages/i18n/src/tr/rules.ts',
  'packages/i18n/src/en/games.ts',
  'packages/i18n/src/en/rules.ts',
  'packages/server/src/transport/game-names.ts',
  'packages/cli/src/games/index.ts',
  'packages/web/src/games/games.ts',
];

const PARTS = [
  'packages',
  'scripts',
  'tests/fourth-game',
  'tests/sandbox',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];
/** What nobody needs who only plays. */
const LEFT_OUT =
  /\/(?:node_modules|dist)(?:\/|$)|^\/packages\/\w+\/(?:bench|crash|docs|fuzz|golden|laws|leaks|mutants|positions)(?:\/|$)|\.test\.tsx?$/;

type Program = ChildProcessByStdio<Writable, Readable, null>;

/** The folder, and the programs that run in it. */
export class FourthGame {
  readonly folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'kalpler-fourth-game-')));
  #server: Program | null = null;

  constructor() {
    for (const part of PARTS) {
      cpSync(path.join(root, part), path.join(this.folder, part), {
        recursive: true,
        filter: (file) => !LEFT_OUT.test(file.slice(root.length)),
      });
    }
    linkModules(this.folder);
    cpSync(path.join(EXAMPLE, 'packages'), path.join(this.folder, 'packages'), { recursive: true });
    for (const registry of REGISTRIES) {
      const file = path.join(this.folder, registry);
      writeFileSync(file, withWhist(readFileSync(file, 'utf8'), path.dirname(file)));
    }
  }

  /** Runs a program and gives what it prints. */
  async run(...args: string[]): Promise<string> {
    const { stdout } = await promisify(execFile)(process.execPath, args, {
      cwd: this.folder,
      env: this.env,
    }).catch((error) => {
      throw new Error(`${args.join(' ')}\n${error.stdout}${error.stderr}`);
    });
    return stdout;
  }

  /** Types lines to the command line and gives all that it says. */
  async type(lines: readonly string[], ...args: string[]): Promise<string> {
    const child = this.start(['packages/cli/bin/kalpler.ts', ...args]);
    child.stdin.end(lines.join('\n'));
    return text(child.stdout);
  }

  /** Starts a server, with the page where it has been built; gives its address. */
  async serve(): Promise<string> {
    this.#server = this.start(['tests/fourth-game/server.ts']);
    for await (const address of this.#server.stdout) return String(address).trim();
    throw new Error('the server does not start');
  }

  async remove(): Promise<void> {
    if (this.#server?.exitCode === null) {
      const ended = once(this.#server, 'exit');
      this.#server.stdin.end();
      await ended;
    }
    rmSync(this.folder, { recursive: true, force: true });
  }

  private get env(): NodeJS.ProcessEnv {
    const state = { XDG_STATE_HOME: path.join(this.folder, 'state') };
    return { ...process.env, ...state, NO_COLOR: '1', LC_ALL: 'en_GB.UTF-8' };
  }

  private start(args: string[]): Program {
    return spawn(process.execPath, args, {
      cwd: this.folder,
      env: this.env,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
  }
}

/** Packages from elsewhere are those of this checkout, our own those of the folder. */
function linkModules(folder: string): void {
  const own = path.join(folder, 'node_modules/@kalpler');
  mkdirSync(own, { recursive: true });
  for (const name of readdirSync(modules)) {
    if (name === '@kalpler' || name.startsWith('.cache')) continue;
    symlinkSync(path.join(modules, name), path.join(folder, 'node_modules', name));
  }
  for (const name of readdirSync(path.join(folder, 'packages'))) {
    symlinkSync(path.join(folder, 'packages', name), path.join(own, name));
    const nested = path.join('packages', name, 'node_modules');
    if (existsSync(path.join(root, nested))) {
      symlinkSync(path.join(root, nested), path.join(folder, nested));
    }
  }
}

/** Says of Whist whatever the registry says of King, as far as Whist has it. */
function withWhist(registry: string, folder: string): string {
  return registry
    .split('\n')
    .flatMap((line) => {
      if (!/king/i.test(line) || line.trimStart().startsWith('//')) return [line];
      // A list of all games in one line, of names or of what they bring along.
      if (/spades\w*'?, '?king/.test(line))
        return [line.replace(/('?)king(\w*'?)/, '$&, $1whist$2')];
      const whist = whistFor(line);
      const [, file] = /'(\.\/[^']*)'/.exec(whist) ?? [];
      return file === undefined || existsSync(path.join(folder, file)) ? [line, whist] : [line];
    })
    .join('\n');
}

function whistFor(line: string): string {
  return line.replaceAll('king', 'whist').replaceAll('King', 'Whist').replaceAll('KING', 'WHIST');
}
