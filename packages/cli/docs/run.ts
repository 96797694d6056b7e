// Writes docs/cli.md: `npm run docs -- cli`. Figures that depend on the machine stay, unless `--measure` asks for new ones.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { commandPage, pageFile } from './page.ts';

const keeps = !process.argv.includes('--measure') && existsSync(pageFile);
const page = await commandPage(keeps ? readFileSync(pageFile, 'utf8') : undefined);
writeFileSync(pageFile, page);
console.log('docs/cli.md');
