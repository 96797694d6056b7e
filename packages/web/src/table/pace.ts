// How long things move and stay on the table, in milliseconds, by the speed that the player has chosen.

import { type Settings, useSettings } from '../state/settings.tsx';
import { useMedia } from '../ui/use-media.ts';

export interface Pace {
  /** A card on its way. */
  readonly flight: number;
  /** A finished trick before it is swept away, and one that cost somebody dear. */
  readonly hold: number;
  readonly longHold: number;
  readonly sweep: number;
  /** Cards from one hand to another. */
  readonly gift: number;
  /** All cards of a deal, and from one card of it to the next. */
  readonly deal: number;
  readonly stagger: number;
}

export const PACES: Readonly<Record<Settings['speed'], Pace>> = {
  fast: { flight: 160, hold: 350, longHold: 600, sweep: 180, gift: 250, deal: 500, stagger: 7 },
  normal: { flight: 260, hold: 800, longHold: 1200, sweep: 280, gift: 450, deal: 900, stagger: 12 },
  slow: { flight: 400, hold: 1400, longHold: 2000, sweep: 400, gift: 700, deal: 1400, stagger: 19 },
  none: { flight: 0, hold: 800, longHold: 1200, sweep: 0, gift: 0, deal: 0, stagger: 0 },
};

export function usePace(): Pace {
  const { speed } = useSettings().settings;
  const isReduced = useMedia('(prefers-reduced-motion: reduce)');
  return PACES[isReduced ? 'none' : speed];
}
