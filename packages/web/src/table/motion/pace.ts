// How long things move and stay on the table, in milliseconds, by the speed that the player has chosen.

import { useMemo } from 'react';
import { type Settings, useSettings } from '../../state/settings.tsx';
import { useMedia } from '../../ui/use-media.ts';

export interface Pace {
  /** A card on its way. */
  readonly flight: number;
  /** A finished trick before it is swept away, and one that cost somebody dear. */
  readonly hold: number;
  readonly longHold: number;
  readonly sweep: number;
  /** Cards from one hand to another. */
  readonly gift: number;
  /** Dealing all cards, and the delay from one card to the next. */
  readonly deal: number;
  readonly stagger: number;
  /** The pause of a computer player before a card, at tables where no other person waits. */
  readonly think: number;
}

export const PACES: Readonly<Record<Settings['speed'], Pace>> = {
  fast: {
    flight: 160,
    hold: 350,
    longHold: 600,
    sweep: 180,
    gift: 250,
    deal: 500,
    stagger: 7,
    think: 120,
  },
  normal: {
    flight: 260,
    hold: 800,
    longHold: 1200,
    sweep: 280,
    gift: 450,
    deal: 900,
    stagger: 12,
    think: 350,
  },
  slow: {
    flight: 400,
    hold: 1400,
    longHold: 2000,
    sweep: 400,
    gift: 700,
    deal: 1400,
    stagger: 19,
    think: 800,
  },
  none: { flight: 0, hold: 800, longHold: 1200, sweep: 0, gift: 0, deal: 0, stagger: 0, think: 0 },
};

/** Only at a table that runs in this browser do computer players take their time here. */
export function usePace(isSolo = false): Pace {
  const { speed } = useSettings().settings;
  const isReduced = useMedia('(prefers-reduced-motion: reduce)');
  const pace = PACES[isReduced ? 'none' : speed];
  // Without motion one still wants to see who played what.
  const think = isSolo ? PACES[isReduced && speed !== 'none' ? 'normal' : speed].think : 0;
  return useMemo(() => ({ ...pace, think }), [pace, think]);
}
