// Makes the folder that a package is packed from: plain JavaScript with types, the sources they lead to, and who may use it.

import {
  copyFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { compile } from '../compiler.ts';
import { modules, root } from '../paths.mjs';
import { type Library, publishedManifest, readManifest } from './manifest.ts';

/**
 * What the oldest Node.js understands. Its library is that of 2023 and a little more, so that whatever it has not got
 * is found here and not after installing the package.
 */
const LANGUAGE = { target: 'es2023', lib: ['es2023', 'es2024.string'] };

/** Where sources and declarations name a file: imports, and threads that are started by their address. */
const NAMED = /(?<=(?:\bfrom |\bimport |\bimport\(|\bnew URL\()(['"])\.[^'"\n]*)\.ts(?=\1)/g;

/** Links that lead out of the package, to documents that stay in the repository. */
const OUTWARD = /\[([^\]]+)\]\(\.\.\/[^)]*\)/g;

/** Writes the package into a folder of its name below `folder`; those that it imports are there already. */
export function stage(library: Library, folder: string): void {
  const home = path.join(root, 'packages', library);
  const target = path.join(folder, library);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  cpSync(path.join(home, 'src'), path.join(target, 'src'), { recursive: true, filter: isSource });
  const manifest = JSON.stringify(publishedManifest(readManifest(library)), null, 2);
  writeFileSync(path.join(target, 'package.json'), `${manifest}\n`);
  copyFileSync(path.join(root, 'LICENSE'), path.join(target, 'LICENSE'));
  const readme = readFileSync(path.join(home, 'README.md'), 'utf8');
  writeFileSync(path.join(target, 'README.md'), readme.replace(OUTWARD, '$1'));
  linkDependencies(library, folder);
  try {
    emit(target);
  } finally {
    rmSync(path.join(target, 'node_modules'), { recursive: true });
  }
}

function isSource(file: string): boolean {
  return statSync(file).isDirectory() || (file.endsWith('.ts') && !file.endsWith('.test.ts'));
}

/** While it is compiled, a package sees of the others what it will see when installed. */
function linkDependencies(library: Library, folder: string): void {
  const beside = path.join(folder, library, 'node_modules');
  mkdirSync(beside);
  for (const name of Object.keys(readManifest(library).dependencies ?? {})) {
    const link = path.join(beside, name);
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(placeOf(name, library, folder), link, 'junction');
  }
}

function placeOf(name: string, library: Library, folder: string): string {
  if (name.startsWith('@kalpler/')) return path.join(folder, name.slice('@kalpler/'.length));
  const own = path.join(root, 'packages', library, 'node_modules', name);
  return existsSync(own) ? own : path.join(modules, name);
}

function emit(target: string): void {
  const dist = path.join(target, 'dist');
  compile(target, {
    compilerOptions: {
      ...LANGUAGE,
      declaration: true,
      declarationMap: true,
      sourceMap: true,
      rewriteRelativeImportExtensions: true,
      noEmitOnError: true,
      rootDir: path.join(target, 'src'),
      outDir: dist,
    },
    include: ['src'],
  });
  // The compiler rewrites what modules import, but not what declarations import, nor addresses of threads. A name of the
  // same length leaves the maps right.
  for (const file of globSync('**/*.{js,d.ts}', { cwd: dist })) {
    const full = path.join(dist, file);
    const text = readFileSync(full, 'utf8');
    writeFileSync(full, text.replace(NAMED, '.js'));
  }
}
