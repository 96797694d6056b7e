// Choosing a card: who wins the trick with it and what that is worth, against what the card could do later.

import {
  above,
  below,
  type Card,
  type Deal,
  type Random,
  SPADES,
  type Spades,
} from '@kalpler/engine';
import type { Traits } from './bid.ts';
import { Keeping } from './keeping.ts';
import type { SpadesSeen } from './seen.ts';
import type { Stakes } from './stakes.ts';
import { Gains, TrickOdds } from './trick-odds.ts';

/** How much it counts that a nil gets rid of a dangerous card. */
const RELIEF = 0.75;
/** Among equals the lower card, and else chance. */
const LOWER = 1e-6;
const CHANCE = 1e-9;

export class CardPlay {
  readonly #seen: SpadesSeen;
  readonly #gains: Gains;
  readonly #odds: TrickOdds;
  readonly #keeping: Keeping;
  /** What it is worth to leave the trick to others, once it is known: the same for every card that does. */
  #left = 0;
  #isLeftKnown = false;
  /** The chance that the last card looked at wins the trick. */
  #winning = 0;

  constructor(game: Spades, seen: SpadesSeen, traits: Traits) {
    this.#seen = seen;
    this.#gains = new Gains(game, traits);
    this.#odds = new TrickOdds(seen, this.#gains);
    this.#keeping = new Keeping(seen);
  }

  choose(deal: Deal, legal: Int32Array, n: number, stakes: Stakes, random: Random): Card {
    this.#gains.weigh(deal, this.#seen, stakes);
    this.#keeping.clear();
    this.#winning = 0;
    this.#left = 0;
    this.#isLeftKnown = !canTake(deal, legal, n);
    const isLast = deal.inTrick === deal.seats - 1;
    if (this.#seen.nils !== 0 || !(isLast || this.#isLeftKnown)) this.#seen.lookAround(deal);
    const chance = random.below(256);
    let best = legal[0]! as Card;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < n; i++) {
      const card = legal[i]! as Card;
      if (i > 0 && this.isEqual(deal, legal[i - 1]! as Card, card)) continue;
      const value = this.value(deal, card, stakes) + ((card * 89 + chance) & 255) * CHANCE;
      if (value > most) {
        most = value;
        best = card;
      }
    }
    return best;
  }

  /** Whether two cards of a suit have nothing between them that matters. */
  private isEqual(deal: Deal, lower: Card, higher: Card): boolean {
    const suit = higher >> 5;
    if (lower >> 5 !== suit) return false;
    let others = this.#seen.out[suit]!;
    if (deal.led >= 0 && deal.best >> 5 === suit) others |= 1 << (deal.best & 31);
    return (others & above(lower & 31) & below(higher & 31)) === 0;
  }

  private value(deal: Deal, card: Card, stakes: Stakes): number {
    const seen = this.#seen;
    const keeping = this.#keeping;
    const gains = this.#gains;
    const { seat, partner } = seen;
    const suit = card >> 5;
    const rank = card & 31;
    const now = takes(deal, card) ? this.take(deal, card) : this.leave(deal);
    if (seen.isNil(seat))
      return now + RELIEF * stakes.nil[seat]! * keeping.relief(suit, rank) * (1 - this.#winning);
    let cost = keeping.cost(suit, rank);
    if (deal.led < 0) cost += keeping.leadCost(suit, rank);
    let value = now - gains.later * cost - rank * LOWER;
    const { prey } = gains;
    if (prey >= 0) value -= stakes.nil[prey]! * keeping.huntLoss(prey, suit, rank);
    if (partner >= 0 && seen.isNil(partner))
      value -= stakes.nil[partner]! * keeping.coverLoss(suit, rank);
    return value;
  }

  /** What the trick is worth after a card that leads it or takes it over. */
  private take(deal: Deal, card: Card): number {
    const { seat } = this.#seen;
    this.#odds.run(deal.led < 0 ? card >> 5 : deal.led, card, seat, deal.inTrick);
    this.#winning = this.#odds.wins[seat]!;
    return this.worth();
  }

  /** What it is worth after a card that does neither. */
  private leave(deal: Deal): number {
    if (!this.#isLeftKnown) {
      this.#odds.run(deal.led, deal.best, deal.bestSeat, deal.inTrick);
      this.#left = this.worth();
      this.#isLeftKnown = true;
    }
    this.#winning = 0;
    return this.#left;
  }

  private worth(): number {
    const { wins } = this.#odds;
    const { bySeat } = this.#gains;
    return (
      wins[0]! * bySeat[0]! + wins[1]! * bySeat[1]! + wins[2]! * bySeat[2]! + wins[3]! * bySeat[3]!
    );
  }
}

/** Whether one of these cards could win the trick; if none can, there is nothing to foresee. */
function canTake(deal: Deal, legal: Int32Array, n: number): boolean {
  for (let i = n - 1; i >= 0; i--) if (takes(deal, legal[i]! as Card)) return true;
  return false;
}

/** Whether a card leads a trick or beats the best one so far. */
function takes(deal: Deal, card: Card): boolean {
  if (deal.led < 0) return true;
  const { best } = deal;
  return card >> 5 === best >> 5 ? card > best : card >> 5 === SPADES;
}
