// Temperaments of a player of Hearts: from which chance on it goes for the moon.

import type { Style } from '../policy.ts';

export interface Temper {
  /** The chance from which on it passes for the moon, and that from which on it plays for it. */
  readonly passAt: number;
  readonly shootAt: number;
}

export const TEMPERS: Readonly<Record<Style | 'shooter', Temper>> = {
  basic: { passAt: 1, shootAt: 0.7 },
  defensive: { passAt: 1, shootAt: 0.85 },
  aggressive: { passAt: 0.5, shootAt: 0.45 },
  shooter: { passAt: 0, shootAt: 0 },
};
