// Builds the installable program into packages/cli/dist, or the folder that is named: `npm run build -- cli`, and before each `npm pack`.

import path from 'node:path';
import { bundle } from './bundle.ts';

const [folder = path.join(path.dirname(import.meta.dirname), 'dist')] = process.argv.slice(2);
await bundle(path.resolve(folder));
