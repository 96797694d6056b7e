// Temperaments of a player of Hearts: when it goes for the moon, and when it fears one.

import type { Style } from '../policy.ts';

export interface Traits {
  /** The chance from which on it passes for the moon, and that from which on it plays for it. */
  readonly passAt: number;
  readonly shootAt: number;
  /** The points, with one and a half for each trick, that make a seat which alone took points a suspect. */
  readonly suspectAt: number;
}

export const TRAITS: Readonly<Record<Style | 'shooter', Traits>> = {
  basic: { passAt: 1, shootAt: 0.6, suspectAt: 7 },
  skilled: { passAt: 1, shootAt: 0.6, suspectAt: 7 },
  defensive: { passAt: 1, shootAt: 0.6, suspectAt: 5 },
  aggressive: { passAt: 0.6, shootAt: 0.45, suspectAt: 7 },
  shooter: { passAt: 0, shootAt: 0, suspectAt: 7 },
};
