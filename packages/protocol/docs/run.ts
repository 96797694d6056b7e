// Writes docs/protocol.md: `npm run docs -- protocol`.

import { writeFileSync } from 'node:fs';
import { PAGE, protocolPage } from './page.ts';

writeFileSync(PAGE, protocolPage());
console.log('docs/protocol.md is written');
