// Kalpler with one game more, in a folder of its own: the sources, the example's files, and a line in each registry.

import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { modules, root } from '../../scripts/paths.mjs';

const EXAMPLE = path.join(root, 'examples/fourth-game');

/** The files that list the games: all that a new game changes outside its own folders. */
export const REGISTRIES = ['packages/engine/src/games/games.ts', 'packages/bots/src/games.ts'];

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
  /\/(?:node_modules|dist|bench|crash|docs|fuzz|golden|laws|leaks|mutants|positions)(?:\/|$)|\.test\.tsx?$/;

export function layFourthGame(folder: string): void {
  for (const part of PARTS) {
    cpSync(path.join(root, part), path.join(folder, part), {
      recursive: true,
      filter: (file) => !LEFT_OUT.test(file.slice(root.length)),
    });
  }
  linkModules(folder);
  cpSync(path.join(EXAMPLE, 'packages'), path.join(folder, 'packages'), { recursive: true });
  for (const registry of REGISTRIES) {
    const file = path.join(folder, registry);
    writeFileSync(file, withWhist(readFileSync(file, 'utf8')));
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

/** Says of Whist whatever the registry says of King. */
function withWhist(registry: string): string {
  return registry
    .split('\n')
    .flatMap((line) => {
      if (!/king/i.test(line) || line.trimStart().startsWith('//')) return [line];
      // A list of all games in one line, of names or of what they bring along.
      if (/spades\w*'?, '?king/.test(line))
        return [line.replace(/('?)king(\w*'?)/, '$&, $1whist$2')];
      return [line, whistFor(line)];
    })
    .join('\n');
}

function whistFor(line: string): string {
  return line.replaceAll('king', 'whist').replaceAll('King', 'Whist').replaceAll('KING', 'WHIST');
}
