// Whist for four, each for themselves: spades are trumps, every trick is a point.

import { SPADES } from '../../cards/card.ts';
import { STANDARD_DECK } from '../../cards/deck.ts';
import { makeContract } from '../../deal/contract.ts';
import { Game } from '../game.ts';
import type { WhistOptions } from './options.ts';

export class Whist extends Game<'whist'> {
  readonly id = 'whist';
  readonly options: WhistOptions;
  // W1, W2: follow suit, or else play anything; the highest trump or card of the led suit takes one point.
  readonly contracts = [
    makeContract({ name: 'whist', trump: SPADES, unitTricksFrom: 0, rules: [] }),
  ];

  constructor(options: WhistOptions) {
    super(STANDARD_DECK, 4, 1);
    this.options = options;
  }

  // W3: whoever has the most once somebody has enough.
  winners(_played: number, totals: readonly number[]): readonly number[] | null {
    const most = Math.max(...totals);
    if (most < this.options.targetScore) return null;
    return totals.flatMap((total, seat) => (total === most ? [seat] : []));
  }
}
