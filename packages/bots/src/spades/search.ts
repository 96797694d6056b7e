// What Spades brings to the expert: what bids reveal, and what a finished deal is worth.

import {
  BID_NIL,
  BIDDING,
  type Deal,
  type DealView,
  type Seat,
  type Spades,
  type SpadesView,
  type Standing,
  sideOf,
} from '@kalpler/engine';
import { lead, type Saying, type SearchModel, type Worth } from '../expert/search-model.ts';
import { MatchValue } from './outlook.ts';
import { Strength } from './strength.ts';

export const spadesSearch: SearchModel<Spades> = {
  worth: (game, standing, seat) => new SpadesWorth(game, standing, seat),
  // A basic player is as skilled as any that does not look ahead.
  others: ['basic'],
  surprise: 1.2,
  sayings: bids,
  // Half of a trick that was bid.
  leastPoints: () => 5,
};

/** The bids, as long as the hands are those that were dealt; a blind one says nothing. */
function bids(game: Spades, view: DealView, known: Deal): Saying[] {
  const { bids: said, submitted, seat: viewer } = view as SpadesView;
  if (submitted.length > 0) return [];
  const evidence = new BidEvidence(game);
  return said.flatMap((bid, seat): Saying[] => {
    const isTelling = typeof bid === 'number' || bid === 'nil';
    if (!isTelling || seat === viewer) return [];
    const code = known.bids[seat]!;
    return [{ seat, phase: BIDDING, of: (deal) => evidence.of(deal.hands, seat << 2, code) }];
  });
}

// What a bid says about the hand behind it.

/** By how much the tricks that a hand promises exceed the bid made with it, and how far they scatter. */
const OVER = 0.48;
const SCATTER = 0.6;
/** The chance at which a nil is bid as often as not, and how sharply that changes. */
const NIL_FROM = 0.6;
const NIL_SCALE = 0.07;
/** What a partner is assumed to bid. */
const USUAL = 3;

class BidEvidence {
  readonly #deck: Int32Array;
  readonly #strength: Strength;
  readonly #own = new Int32Array(4);
  readonly #out = new Int32Array(4);

  constructor(game: Spades) {
    this.#deck = game.deck.set;
    this.#strength = new Strength(game);
  }

  /** The logarithm of how likely the bid is with these cards, up to a constant and never above 0. */
  of(hands: Int32Array, at: number, bid: number): number {
    const own = this.#own;
    const out = this.#out;
    for (let suit = 0; suit < 4; suit++) {
      own[suit] = hands[at | suit]!;
      out[suit] = this.#deck[suit]! & ~own[suit]!;
    }
    const nil = (this.#strength.nilChance(own, out, USUAL) - NIL_FROM) / NIL_SCALE;
    if (bid >= BID_NIL) return -Math.log1p(Math.exp(-nil));
    const off = (this.#strength.tricks(own, out) - bid - OVER) / SCATTER;
    return -0.5 * off * off - Math.log1p(Math.exp(nil));
  }
}

// What a finished deal of Spades is worth: the chance of the seat's side to win the match.

class SpadesWorth implements Worth {
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
