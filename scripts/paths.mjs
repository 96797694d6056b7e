// Names the places of the repository that the scripts need.

import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
export const modules = path.join(root, 'node_modules');

/** The Node.js 26 of the `node` package, which does the real work. */
export const node = path.join(
  modules,
  'node/bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);
