// What a card changes, laid over the view before it, is the view after it: for every seat, in every game.

import { expect, test } from 'vitest';
import { open, PRESETS, step } from '../../testing/matches.ts';
import { SeededRandom } from '../cards/random.ts';
import { isOwnKept, openPlayChange, ownPlayChange, viewDeal } from './deal-view.ts';

const CLAIMS = { claim: true, moon: 'shooterChoice', jackOfDiamonds: true };

test.each([
  ...PRESETS.map(([game, preset]) => [game, { preset }] as const),
  ['hearts', CLAIMS],
  ['spades', { bidVisibility: 'sealed', blindNilMinDeficit: -1000 }],
] as const)('%s %j', (game, options) => {
  const random = new SeededRandom(11);
  let before = open(game, options);
  let cards = 0;
  while (before.results.length < 3 && before.standing.winners === null) {
    const after = step(before, random);
    if (before.phase === 'playing' && after.phase === 'playing') {
      const { deal: was } = before;
      const { deal, game: rules } = after;
      const change = openPlayChange(rules, was!, deal!);
      for (const seat of [null, 0, 1, 2, 3].slice(0, rules.seats + 1)) {
        const isKept = isOwnKept(rules, was!, deal!, seat);
        const own = seat === null || isKept ? {} : ownPlayChange(rules, was!, deal!, seat);
        const wanted = viewDeal(rules, deal!, seat);
        const { plays } = wanted;
        expect({ ...viewDeal(rules, was!, seat), ...change, ...own, plays }).toEqual(wanted);
      }
      cards++;
    }
    before = after;
  }
  expect(cards).toBeGreaterThan(40);
});
