// How people of each level play: what they remember, and how often they act on instinct.

import type { Habits } from './level-bot.ts';

/** Measured so that each level beats the one below in about three of four games. */
export const HABITS: Readonly<Record<'easy' | 'medium' | 'hard', Habits>> = {
  easy: {
    memory: { tricks: 1, fading: 64, highFading: 16, voidFading: 128 },
    lapses: { hearts: 256, spades: 256, king: 256 },
  },
  medium: {
    memory: { tricks: 2, fading: 32, highFading: 4, voidFading: 32 },
    lapses: { hearts: 100, spades: 136, king: 112 },
  },
  hard: {
    memory: { tricks: 4, fading: 12, highFading: 0, voidFading: 8 },
    lapses: { hearts: 2, spades: 24, king: 28 },
  },
};
