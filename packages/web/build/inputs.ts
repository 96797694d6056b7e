// Notes every file that a build reads, with its hash, so that the next start knows whether the page is still current.

import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** The file beside the built page that has the notes. */
export const STAMP = '.stamp';

/** Hashes by paths from the root; null for what is not there, and would be read if it were. */
interface Inputs {
  readonly files: Record<string, string | null>;
  /** Folders of which every file is taken, by the names in them. */
  readonly folders: Record<string, string>;
}

interface InputsOptions {
  /** The folder that paths are relative to. What lies outside, or below node_modules, follows from the lock file. */
  readonly root: string;
  /** Files that decide about the page without being read by the build. */
  readonly also: readonly string[];
}

const SCRIPT = /\.[cm]?[jt]sx?$/;
/** What settles how a script below it is understood. */
const SETTINGS = ['package.json', 'tsconfig.json'];
/** Files that styles refer to: they are not loaded as modules are. */
const REFERRED = /(?:@import\s+|url\(\s*|\bfrom\s+)["']?(\.{1,2}\/[^"')\s?#]+)/g;
/** What takes files by a pattern: a new one may be among them. */
const PATTERN = /\bimport\.meta\.glob\b|\bimport\(\s*`/;
const IGNORED = /(?:^|[\\/])(?:node_modules|dist)(?:[\\/]|$)|\.test\.tsx?$/;

/** Puts the notes of a build into its folder. */
export function inputs({ root, also }: InputsOptions): Plugin {
  const notes: Inputs = { files: {}, folders: {} };
  const place = (file: string) => path.relative(root, file).replaceAll(path.sep, '/');

  const note = (file: string): void => {
    const name = place(file);
    if (name.startsWith('..') || path.isAbsolute(name) || IGNORED.test(name)) return;
    if (name in notes.files) return;
    const content = contentOf(file);
    notes.files[name] = content && hash(content);
    if (content === null) return;
    if (SCRIPT.test(name)) {
      for (const folder of above(file, root)) {
        for (const setting of SETTINGS) note(path.join(folder, setting));
      }
      if (PATTERN.test(content.toString())) noteFolder(path.dirname(file));
    } else if (name.endsWith('.css')) {
      for (const [, other] of content.toString().matchAll(REFERRED)) {
        note(path.resolve(path.dirname(file), other!));
      }
    }
  };
  const noteFolder = (folder: string): void => {
    notes.folders[place(folder)] = listing(folder);
  };
  const load = {
    order: 'pre',
    handler(id: string) {
      // What begins with a zero is made up by a plugin.
      if (!id.startsWith('\0')) note(id.replace(/[?#].*$/, ''));
      return null;
    },
  } as const;

  return {
    name: 'kalpler:inputs',
    apply: 'build',
    // Workers are built apart.
    config: () => ({ worker: { plugins: () => [{ name: 'kalpler:worker-inputs', load }] } }),
    configResolved({ configFileDependencies, envDir, mode, publicDir }) {
      for (const file of configFileDependencies) note(file);
      for (const file of also) note(path.join(root, file));
      for (const end of ['', '.local', `.${mode}`, `.${mode}.local`]) {
        if (envDir !== false) note(path.join(envDir, `.env${end}`));
      }
      if (publicDir === '') return;
      noteFolder(publicDir);
      for (const file of filesBelow(publicDir)) note(path.join(publicDir, file));
    },
    load,
    writeBundle({ dir }) {
      writeFileSync(path.join(dir!, STAMP), `${JSON.stringify(notes)}\n`);
    },
  };
}

/** Whether everything that a build has read is as it was. */
export function isCurrent(built: string, root: string): boolean {
  const notes = readNotes(path.join(built, STAMP));
  if (notes === null) return false;
  return (
    Object.entries(notes.files).every(([name, before]) => {
      const content = contentOf(path.join(root, name));
      return (content && hash(content)) === before;
    }) &&
    Object.entries(notes.folders).every(
      ([name, before]) => listing(path.join(root, name)) === before,
    )
  );
}

function readNotes(file: string): Inputs | null {
  try {
    const notes = JSON.parse(readFileSync(file, 'utf8'));
    return notes?.files && notes.folders ? notes : null;
  } catch {
    return null;
  }
}

function contentOf(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}

/** The folders that a file lies in, up to the root. */
function above(file: string, root: string): string[] {
  const folder = path.dirname(file);
  return folder === root ? [root] : [folder, ...above(folder, root)];
}

function filesBelow(folder: string): string[] {
  const entries = globSync('**/*', { cwd: folder, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .filter((file) => !IGNORED.test(file))
    .sort();
}

function listing(folder: string): string {
  return hash(filesBelow(folder).join('\n'));
}

function hash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64url');
}
