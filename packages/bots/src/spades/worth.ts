// What a finished deal of Spades is worth: the chance of the seat's side to win the match.

import { type Deal, type Seat, type Spades, type Standing, sideOf } from '@kalpler/engine';
import { lead, type Worth } from '../expert/search-model.ts';
import { MatchValue } from './match-value.ts';

export class SpadesWorth implements Worth {
  points = 0;
  readonly #game: Spades;
  readonly #standing: Standing;
  readonly #side: number;
  readonly #value: MatchValue;

  constructor(game: Spades, standing: Standing, seat: Seat) {
    this.#game = game;
    this.#standing = standing;
    this.#side = sideOf(game.options, seat);
    this.#value = new MatchValue(game.options);
  }

  of(deal: Deal): number {
    const { totals, bags, scores, boston, winners, ended } = this.#game.result(
      deal,
      this.#standing,
    );
    const side = this.#side;
    this.points = lead(scores, side);
    if (ended && boston !== null) return winners.includes(side) ? 1 : 0;
    let chance = 1;
    for (let other = 0; other < totals.length; other++) {
      if (other === side) continue;
      chance *= this.#value.against(totals[side]!, bags[side]!, totals[other]!, bags[other]!);
    }
    return chance;
  }
}
