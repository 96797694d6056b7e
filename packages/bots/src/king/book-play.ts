// King by the book: the rules of thumb that every player learns first, one card at a time.

import { above, below, type Deal, type King, PENALTIES, type Seat } from '@kalpler/engine';
import { count } from '../ducking/counts.ts';
import type { Traits } from './policy.ts';
import { KingSeen } from './seen.ts';

const SON_IKI = PENALTIES.indexOf('sonIki');
/** Before the last tricks of Son İki high cards are only a burden. */
const LAST_TRICKS = 3;
/** Far more than any rank. */
const MUCH = 100;

export class BookPlay {
  readonly seen: KingSeen;
  readonly #traits: Traits;
  /** By contract: whether its units are worth having. */
  readonly #pays: readonly boolean[];

  constructor(game: King, traits: Traits) {
    this.seen = new KingSeen(game);
    this.#traits = traits;
    const { values } = game.options;
    this.#pays = game.contracts.map((_, number) => values[PENALTIES[number] ?? 'trump'] > 0);
  }

  /** The place of the best of these cards. */
  best(deal: Deal, seat: Seat, cards: Int32Array, n: number): number {
    this.seen.look(deal, seat);
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < n; i++) {
      const value = this.value(deal, cards[i]!);
      if (value > most) {
        most = value;
        best = i;
      }
    }
    return best;
  }

  private value(deal: Deal, card: number): number {
    const wantsTricks = this.#pays[deal.contractIndex]!;
    if (deal.led < 0) return wantsTricks ? this.leadToWin(deal, card) : this.leadToLose(deal, card);
    const takes =
      card >> 5 === deal.best >> 5 ? card > deal.best : card >> 5 === deal.contract!.trump;
    if (wantsTricks) return takes ? this.win(deal, card) : this.spare(deal, card);
    if (card >> 5 === deal.led) return takes ? this.lift(deal, card) : this.duck(deal, card);
    return this.discard(deal, card);
  }

  /** Low cards, where many higher ones are out; early in Son İki the high ones. */
  private leadToLose(deal: Deal, card: number): number {
    const suit = card >> 5;
    const out = this.seen.out[suit]!;
    if (isEarly(deal)) return card & 31;
    if (out === 0) return -MUCH;
    const higher = count(out & above(card & 31));
    const lower = count(out & below(card & 31));
    const danger = deal.contract!.units[card]! > 0 ? 4 : 0;
    return higher - (2 + this.#traits.caution) * lower - danger;
  }

  /** Under the best card with the highest that stays below; what costs goes first. */
  private duck(deal: Deal, card: number): number {
    return MUCH + (card & 31) + (deal.contract!.units[card]! > 0 ? MUCH : 0);
  }

  /** Over it only when there is no other way: the highest in the last seat, otherwise the lowest. */
  private lift(deal: Deal, card: number): number {
    const rank = card & 31;
    if (isEarly(deal)) return 2 * MUCH + rank;
    const isLast = this.seen.after === 0;
    if (isLast && deal.pile === 0 && deal.contract!.unitTricksFrom > deal.trick)
      return MUCH + rank / 2;
    return isLast ? rank : -rank;
  }

  /** What costs first, then high cards of short suits. */
  private discard(deal: Deal, card: number): number {
    const suit = card >> 5;
    const out = this.seen.out[suit]!;
    const lower = count(out & below(card & 31));
    const cost = deal.contract!.units[card]! > 0 ? MUCH : 0;
    return cost + 2 * lower + (card & 31) - 2 * count(this.seen.own[suit]!);
  }

  /** Cards that cannot be beaten, trumps from length, and otherwise low from a long suit. */
  private leadToWin(deal: Deal, card: number): number {
    const { own, out } = this.seen;
    const suit = card >> 5;
    const rank = card & 31;
    const { trump } = deal.contract!;
    const isMaster = (out[suit]! & above(rank)) === 0;
    if (suit === trump) {
      const isLong = count(own[suit]!) * (2 + this.#traits.greed) > count(out[suit]!);
      if (out[suit] === 0 || !isLong) return -rank;
      return isMaster ? 2 * MUCH + rank : MUCH / 2 - rank;
    }
    if (isMaster) return MUCH + count(out[suit]!);
    return 2 * count(own[suit]!) - rank / 2;
  }

  /** As cheaply as possible in the last seat, else with what is likely to hold. */
  private win(deal: Deal, card: number): number {
    const rank = card & 31;
    const { trump } = deal.contract!;
    const ruffs = card >> 5 === trump && deal.led !== trump;
    if (this.seen.after === 0 || ruffs) return MUCH - rank;
    const isMaster = (this.seen.out[card >> 5]! & above(rank)) === 0;
    return isMaster ? MUCH + rank : -rank;
  }

  /** The lowest card, of the shortest side suit. */
  private spare(deal: Deal, card: number): number {
    const suit = card >> 5;
    const isTrump = suit === deal.contract!.trump ? MUCH : 0;
    return -(card & 31) - count(this.seen.own[suit]!) / 4 - isTrump;
  }
}

function isEarly(deal: Deal): boolean {
  return deal.contractIndex === SON_IKI && deal.length - deal.trick > LAST_TRICKS;
}
