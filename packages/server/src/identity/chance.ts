// Unpredictable random numbers, for table words, random passes and the bots' seeds.

import { randomInt } from 'node:crypto';
import type { Random } from '@kalpler/engine';

export const chance: Random = { below: (n) => (n <= 1 ? 0 : randomInt(n)) };
