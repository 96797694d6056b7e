// Puts the service worker into the build, with the list of all files that it keeps in front.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PAGE_PATTERNS } from '@kalpler/protocol/routes';
import { normalizePath, type Plugin } from 'vite';

/** Its place decides what it may answer: at the root of the site, everything. */
export const WORKER = 'sw.js';
const SOURCE = normalizePath(
  fileURLToPath(new URL('../src/pwa/service-worker.ts', import.meta.url)),
);
/** The worker itself, and the pictures of links, which only other programs look at. */
const NOT_KEPT = /^(?:sw\.js$|preview\/)/;
const IMPORT = /\b(?:import|export)\b/;

export function isServiceWorker(file: string): boolean {
  return file === SOURCE;
}

type Files = ReadonlyMap<string, string | Uint8Array>;

/** The first line of the worker: the addresses of the page, every file by its path and hash, a name for all of them. */
export function listOf(files: Files): string {
  const names = [...files.keys()].filter((name) => !NOT_KEPT.test(name)).sort();
  const list = Object.fromEntries(names.map((name) => [addressOf(name), hash(files.get(name)!)]));
  const all = JSON.stringify(list);
  const version = hash(all).replace(/\W/g, '').slice(0, 12);
  return `const PAGES=[${PAGE_PATTERNS.join(',')}],VERSION="${version}",FILES=${all};\n`;
}

/** All files below a folder. */
export function filesIn(folder: string): Map<string, Uint8Array> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => path.join(parentPath, name));
  return new Map(
    paths.map((file) => [normalizePath(path.relative(folder, file)), readFileSync(file)]),
  );
}

export function serviceWorker(): Plugin {
  let publicFolder: string;
  return {
    name: 'kalpler:service-worker',
    apply: 'build',
    configResolved(config) {
      publicFolder = config.publicDir;
    },
    buildStart() {
      this.emitFile({ type: 'chunk', id: SOURCE, fileName: WORKER });
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const worker = bundle[WORKER];
        if (worker?.type !== 'chunk' || IMPORT.test(worker.code)) {
          this.error('the service worker must be a script that needs no other');
        }
        const built = Object.values(bundle).map(
          (file) => [file.fileName, file.type === 'chunk' ? file.code : file.source] as const,
        );
        worker.code = listOf(new Map([...built, ...filesIn(publicFolder)])) + worker.code;
      },
    },
  };
}

function addressOf(name: string): string {
  return name === 'index.html' ? '/' : `/${name}`;
}

function hash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64');
}
