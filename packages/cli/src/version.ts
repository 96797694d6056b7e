// The version of the program, as its package says: one folder up, in the sources and when it is installed.

import { readFileSync } from 'node:fs';

const manifest = new URL('../package.json', import.meta.url);

export const VERSION: string = JSON.parse(readFileSync(manifest, 'utf8')).version;
