// Builds the installable program into packages/cli/dist: `npm run cli-build`, and before each `npm pack`.

import path from 'node:path';
import { bundle } from './bundle.ts';

await bundle(path.join(path.dirname(import.meta.dirname), 'dist'));
