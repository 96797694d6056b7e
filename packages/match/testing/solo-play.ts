// Anything that a solo player may do, in any game, for tests: steps, taking back, playing again, asking for help.

import type { GameId } from '@kalpler/engine';
import * as fc from 'fast-check';
import { PRESETS } from '../../engine/testing/matches.ts';
import type { Act, SoloRequest } from './solo.ts';

const HEARTS = PRESETS.filter(([game]) => game === 'hearts');

/** Once in `times`. */
function sometimes(times: number): fc.Arbitrary<boolean> {
  return fc.nat(times - 1).map((number) => number === 0);
}

/** A match of any game by any of its presets; one in six is a daily deal. */
export const anySolo: fc.Arbitrary<SoloRequest> = fc
  .record({
    preset: fc.oneof(fc.constantFrom(...HEARTS), fc.constantFrom(...PRESETS)),
    seed: fc.nat(),
    bots: fc.constantFrom(['random'], ['basic', 'easy', 'random']),
    isDaily: sometimes(6),
    isShort: sometimes(3),
  })
  .map(({ preset: [game, preset], seed, bots, isDaily, isShort }) => ({
    game,
    seed,
    bots,
    kind: isDaily ? 'daily' : 'match',
    options: { preset, ...(isShort && SHORT[game]) },
  }));

/** What ends a match after a deal or two. */
const SHORT: Readonly<Partial<Record<GameId, object>>> = {
  hearts: { endScore: 1 },
  spades: { targetScore: 20, loseScore: -20 },
};

const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 6, arbitrary: fc.constant('step') },
  { weight: 2, arbitrary: fc.constant('undo') },
  { weight: 1, arbitrary: fc.constant('redo') },
  { weight: 1, arbitrary: fc.constant('hint') },
);

/** What somebody does one after the other. */
export function acts(most: number): fc.Arbitrary<Act[]> {
  return fc.array(act, { minLength: 4, maxLength: most, size: 'max' });
}
