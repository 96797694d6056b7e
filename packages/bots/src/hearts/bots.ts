// What Hearts brings to the bots.

import { type Card, type Hearts, hasJackUnit, QUEEN_OF_SPADES, unitPoints } from '@kalpler/engine';
import type { GameBots } from '../game-bots.ts';
import { giveFirst } from '../levels/instinct.ts';
import { HeartsPolicy } from './policy.ts';
import { heartsReasons } from './reasons.ts';

export const heartsBots: GameBots<Hearts> = {
  id: 'hearts',
  policy: (game, standing, style) => new HeartsPolicy(game, standing, style),
  instinct: {
    lapses: { easy: 256, medium: 100, hard: 2 },
    wantsTricks: () => false,
    // The jack of diamonds is worth having (H11).
    cost: (units) => unitPoints(units) || (hasJackUnit(units) ? -1 : 0),
    give: (game, deal, seat) => giveFirst('pass', game, deal, seat, rank),
  },
  reasons: heartsReasons,
  obvious: ({ deal }) =>
    // All tricks that are left are taken at once, which is what would happen anyway (H12).
    deal?.game === 'hearts' && deal.mayClaim
      ? { move: { kind: 'claim' }, reason: { kind: 'claimRest', cards: [] } }
      : undefined,
};

/** The highest cards look dangerous, the queen of spades before all. */
function rank(card: Card): number {
  return card === QUEEN_OF_SPADES ? 31 : card & 31;
}
