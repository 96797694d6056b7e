// A plugin that makes files once, serves them while developing and puts them into the build.

import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { HtmlTagDescriptor, Plugin } from 'vite';

const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/kalpler/', import.meta.url));

interface ServedFiles {
  readonly name: string;
  /** Paths below the root of the site, as in `courts/KS.svg`. */
  readonly paths: readonly string[];
  readonly type: string;
  /** Whatever the files are made from; they are made anew when it changes. */
  readonly sources: (path: string) => readonly (string | Uint8Array)[];
  readonly make: (path: string) => Promise<Uint8Array> | Uint8Array;
  readonly tags?: HtmlTagDescriptor[];
}

export function servedFiles({ name, paths, type, sources, make, tags }: ServedFiles): Plugin {
  const content = async (path: string): Promise<Uint8Array> => {
    const hash = createHash('sha256');
    for (const source of sources(path)) hash.update(source);
    const kept = join(CACHE, `${hash.digest('hex').slice(0, 16)}-${path.replaceAll('/', '-')}`);
    try {
      return readFileSync(kept);
    } catch {
      const made = await make(path);
      mkdirSync(dirname(kept), { recursive: true });
      writeFileSync(kept, made);
      return made;
    }
  };
  return {
    name,
    config: () => ({ build: { rolldownOptions: { external: paths.map((path) => `/${path}`) } } }),
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0]?.slice(1) ?? '';
        if (!paths.includes(path)) return next();
        content(path).then((bytes) => response.setHeader('content-type', type).end(bytes), next);
      });
    },
    async generateBundle() {
      for (const fileName of paths) {
        this.emitFile({ type: 'asset', fileName, source: await content(fileName) });
      }
    },
    transformIndexHtml: () => tags,
  };
}
