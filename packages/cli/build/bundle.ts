// Makes one folder of plain JavaScript out of the program and all it imports: Node.js does not strip types below node_modules.

import { chmodSync, cpSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { declare } from './declarations.ts';

const home = path.dirname(import.meta.dirname);
const repository = path.resolve(home, '../..');

/** The entries of the bundle by the names of their files. */
const ENTRIES = {
  kalpler: 'bin/kalpler.ts',
  thread: 'src/work/thread.ts',
  'thinking-thread': 'src/play/thinking-thread.ts',
  training: 'src/training/index.ts',
};
/** The oldest Node.js that the installed program runs on. */
const TARGET = 'node20';

/** What the sources use and that Node.js has not got yet. */
const OLDER = `
Promise.withResolvers ??= function () {
  const parts = {};
  parts.promise = new this((resolve, reject) => Object.assign(parts, { resolve, reject }));
  return parts;
};
`;

/** Builds into a folder, which is emptied first. */
export async function bundle(folder: string): Promise<void> {
  const entries = Object.entries(ENTRIES).filter(([, file]) => existsSync(path.join(home, file)));
  const result = await build({
    configFile: false,
    root: home,
    logLevel: 'warn',
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: true,
      target: TARGET,
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: {
        input: Object.fromEntries(entries),
        // Threads find their file beside the one that starts them.
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          intro: (chunk) => (chunk.isEntry ? OLDER : ''),
        },
      },
    },
  });
  chmodSync(path.join(folder, 'kalpler.js'), 0o755);
  declare('cli/src/training/index.ts', path.join(folder, 'types'));
  cpSync(path.join(repository, 'LICENSE'), path.join(folder, 'LICENSE'));
  const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : [];
  const files = outputs
    .flatMap(({ output }) => output)
    .flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
  writeFileSync(path.join(folder, 'LICENSES.txt'), licences(files));
}

/** The licences of all packages from elsewhere that are in the bundle; the same text comes once. */
function licences(files: readonly string[]): string {
  const folders = files.flatMap((file) => {
    const [folder] = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(file) ?? [];
    return folder ?? [];
  });
  const byText = new Map<string, string[]>();
  for (const folder of [...new Set(folders)].sort()) {
    const { name, version, license } = JSON.parse(
      readFileSync(path.join(folder, 'package.json'), 'utf8'),
    );
    const text = globSync('{LICENSE,LICENCE,NOTICE,license}*', { cwd: folder })
      .sort()
      .map((file) => readFileSync(path.join(folder, file), 'utf8').trim())
      .join('\n\n');
    byText.set(text, [...(byText.get(text) ?? []), `${name} ${version} (${license})`]);
  }
  const parts = [...byText].map(([text, names]) => `${names.join('\n')}\n\n${text}`);
  return `${parts.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}
