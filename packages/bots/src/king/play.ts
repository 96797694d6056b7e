// Weighs the cards that may be played and finds the best.

import { above, below, type Deal, type King, PENALTIES, type Seat } from '@kalpler/engine';
import { PenaltyPlay } from './penalty-play.ts';
import { KingSeen } from './seen.ts';
import { TrumpPlay } from './trump-play.ts';
import { DISCARDING, FOLLOWING, LEADING, TRUMPS, weightsAt } from './weights.ts';

const EL = PENALTIES.indexOf('el');
const SON_IKI = PENALTIES.indexOf('sonIki');

/** Early, middle, late and last, by the cards in hand. */
const STAGE = Uint8Array.from({ length: 18 }, (_, cards) =>
  cards >= 10 ? 0 : cards >= 7 ? 1 : cards >= 4 ? 2 : 3,
);

export class Play {
  readonly #seen: KingSeen;
  #stand = LEADING;
  #family = 0;
  readonly #weights: Float64Array;
  readonly #penalty: PenaltyPlay;
  readonly #trump: TrumpPlay;

  constructor(game: King, weights: Float64Array) {
    this.#seen = new KingSeen(game);
    this.#weights = weights;
    this.#penalty = new PenaltyPlay(this.#seen);
    this.#trump = new TrumpPlay(this.#seen);
  }

  /** The place of the best of these cards, which are sorted by suit and rank. */
  best(deal: Deal, seat: Seat, cards: Int32Array, n: number): number {
    this.look(deal, seat);
    const weights = this.#weights;
    const at = weightsAt(this.#family, this.#stand, STAGE[this.#seen.cards]!);
    const value = this.#family === TRUMPS ? this.#trump.value : this.#penalty.value;
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < n; i++) {
      if (i > 0 && this.isSame(deal, cards[i - 1]!, cards[i]!)) {
        // Of equals a good player spares the low one in a penalty game, the high one in a trump game.
        if (best === i - 1 && this.#family < TRUMPS) best = i;
        continue;
      }
      this.weigh(cards[i]!, weights, at);
      if (value[0]! > most) {
        most = value[0]!;
        best = i;
      }
    }
    return best;
  }

  /** Takes in what a seat knows before its cards are weighed. */
  private look(deal: Deal, seat: Seat): void {
    const seen = this.#seen;
    seen.look(deal, seat);
    this.#stand = deal.led < 0 ? LEADING : seen.own[deal.led] !== 0 ? FOLLOWING : DISCARDING;
    this.#family = familyOf(deal);
    if (this.#family < TRUMPS) this.#penalty.prepare(deal);
    else this.#trump.prepare(deal);
  }

  private weigh(card: number, weights: Float64Array, at: number): void {
    if (this.#family === TRUMPS) {
      if (this.#stand === FOLLOWING) this.#trump.follow(card, weights, at);
      else if (this.#stand === LEADING) this.#trump.lead(card, weights, at);
      else this.#trump.discard(card, weights, at);
    } else if (this.#stand === FOLLOWING) this.#penalty.follow(card, weights, at);
    else if (this.#stand === LEADING) this.#penalty.lead(card, weights, at);
    else this.#penalty.discard(card, weights, at);
  }

  /** Whether two cards do the same: same suit, nothing that matters between, both penalties or neither. */
  private isSame(deal: Deal, low: number, high: number): boolean {
    const suit = low >> 5;
    if (suit !== high >> 5) return false;
    const seen = this.#seen;
    const between = above(low & 31) & below(high & 31);
    let cards = seen.out[suit]!;
    if (suit === deal.best >> 5) cards |= 1 << (deal.best & 31);
    if ((cards & between) !== 0) return false;
    const penalties = seen.penalties[seen.at | suit]!;
    return ((penalties >> (low & 31)) & 1) === ((penalties >> (high & 31)) & 1);
  }
}

/** The row of weights for a deal: all trump games are alike, and the last two tricks of Son İki are those of El. */
function familyOf({ contractIndex, contract, trick }: Deal): number {
  if (contractIndex === SON_IKI && trick >= contract!.unitTricksFrom) return EL;
  return contractIndex < TRUMPS ? contractIndex : TRUMPS;
}
