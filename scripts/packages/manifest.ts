// Which packages others can install, and the package.json that each of them is published with.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../paths.mjs';

/** The folders below `packages`, each after those that it imports. One that is added here needs a README.md. */
export const LIBRARIES = ['engine', 'fair', 'bots', 'protocol', 'match'] as const;
export type Library = (typeof LIBRARIES)[number];

/** The oldest Node.js that the packages run on, unless one asks for more. */
const NODE = '>=20';

/** What stands in the package.json of a workspace, whose doors lead to TypeScript sources. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly exports: Readonly<Record<string, string>>;
  readonly sideEffects?: boolean | readonly string[];
  readonly engines?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

export function readManifest(library: Library): Manifest {
  return JSON.parse(readFileSync(path.join(root, 'packages', library, 'package.json'), 'utf8'));
}

/** The same package as others install it: doors to plain JavaScript with types, and versions that can be found. */
export function publishedManifest(manifest: Manifest): object {
  const { name, version, description, license, exports, sideEffects } = manifest;
  const doors = Object.entries(exports).map(([door, source]) => [
    door,
    { types: built(source, '.d.ts'), default: built(source, '.js') },
  ]);
  return {
    name,
    version,
    description,
    license,
    type: 'module',
    engines: manifest.engines ?? { node: NODE },
    exports: { ...Object.fromEntries(doors), './package.json': './package.json' },
    // For tools that know nothing of exports.
    main: built(exports['.']!, '.js'),
    types: built(exports['.']!, '.d.ts'),
    sideEffects: typeof sideEffects === 'object' ? sideEffects.map(builtFile) : sideEffects,
    files: ['dist', 'src'],
    dependencies: manifest.dependencies && ranges(manifest.dependencies),
    publishConfig: { access: 'public' },
  };
}

const builtFile = (source: string) => built(source, '.js');

/** Where the compiler puts what it makes of a source. */
function built(source: string, extension: '.js' | '.d.ts'): string {
  const [, inside] = /^\.\/src\/(.+)\.ts$/.exec(source) ?? [];
  if (inside === undefined) throw new Error(`${source} is no TypeScript source in src`);
  return `./dist/${inside}${extension}`;
}

/** The repository pins what it is tested with; an installed package accepts what is compatible with it. */
function ranges(dependencies: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(dependencies).map(([name, version]) => [
      name,
      `^${ownVersion(name) ?? version}`,
    ]),
  );
}

function ownVersion(name: string): string | null {
  const [, folder] = /^@kalpler\/(.+)$/.exec(name) ?? [];
  if (folder === undefined) return null;
  const library = LIBRARIES.find((each) => each === folder);
  if (library === undefined) throw new Error(`${name} is imported, but not published`);
  return readManifest(library).version;
}
