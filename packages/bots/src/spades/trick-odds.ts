// Who is likely to win the trick when a seat has played a certain card.

import { above, below, type Card, type Seat, SPADES } from '@kalpler/engine';
import type { Gains } from './gains.ts';
import type { Knowledge } from './knowledge.ts';

/** How often a seat that can beat an opponent's card in second place does so. */
const SECOND = 0.93;
/** How often it beats, or ruffs, a card of its partner that may not stand. */
const PARTNER_TOPPED = 0.63;
const PARTNER_RUFFED = 0.5;
/** How often it also beats the unknown card of somebody who has just taken over: in third and in last place. */
const OVER_IN_THIRD = 0.58;
const OVER_IN_FOURTH = 0.1;
const OVERRUFFED = 0.8;
const PARTNER_OVER = 0.35;
/** How much a seat cares for a trick that it has no use for. */
const IDLE_Request = 0.9;
/** How often a seat that has nothing below a card, but something above, really plays above it. */
const FORCED = 0.95;

export class TrickOdds {
  /** The chance to win the trick, by seat. */
  readonly wins = new Float64Array(4);
  readonly #knowledge: Knowledge;
  readonly #gains: Gains;

  constructor(knowledge: Knowledge, gains: Gains) {
    this.#knowledge = knowledge;
    this.#gains = gains;
  }

  /** Works out `wins` when `holder` has the best card so far and `place` seats have played before the one that looks. */
  run(led: number, best: Card, holder: Seat, place: number): void {
    const { wins } = this;
    const knowledge = this.#knowledge;
    const gains = this.#gains;
    const { seats } = knowledge;
    const inSuit = best >> 5 === led;
    const nilHolds = knowledge.isNil(holder);
    wins[0] = wins[1] = wins[2] = wins[3] = 0;
    let stands = 1;
    let seat = knowledge.seat;
    for (let at = place + 1; at < seats; at++) {
      seat = seat + 1 === seats ? 0 : seat + 1;
      const isNil = knowledge.isNil(seat);
      const isOurs = gains.isSameSide(seat, holder);
      // A nil stays low, and nobody saves a nil of the other side.
      const ducks = isNil || (nilHolds && !isOurs);
      const tops = inSuit ? this.topChance(seat, best, ducks) : 0;
      const ruffs = ducks || led === SPADES ? 0 : this.ruffChance(seat, led, best);
      if (at > place + 1) {
        const over = tops * (at === 2 ? OVER_IN_THIRD : OVER_IN_FOURTH) + ruffs * OVERRUFFED;
        for (let other = 0; other < seats; other++) {
          const won = wins[other]!;
          if (won === 0) continue;
          const ours = !isNil && gains.isSameSide(seat, other) && !knowledge.isNil(other);
          const moved = won * (ours ? tops * PARTNER_OVER : over);
          wins[other] = won - moved;
          wins[seat]! += moved;
        }
      }
      const takes =
        isOurs && !isNil && !nilHolds
          ? tops * PARTNER_TOPPED + ruffs * PARTNER_RUFFED
          : (at === 1 ? tops * SECOND : tops) + ruffs;
      const taken = takes < 1 ? stands * takes : stands;
      wins[seat]! += taken;
      stands -= taken;
    }
    wins[holder]! += stands;
  }

  private request(seat: Seat): number {
    const gain = this.#gains.bySeat[seat]!;
    const wants = this.#gains.isSameSide(seat, this.#knowledge.seat) ? gain > 0 : gain < 0;
    return wants ? 1 : IDLE_Request;
  }

  /** The chance that a seat which is yet to play beats a card of the led suit in that suit. */
  private topChance(seat: Seat, best: Card, ducks: boolean): number {
    const knowledge = this.#knowledge;
    const suit = best >> 5;
    const out = knowledge.out[suit]!;
    const higher = out & above(best & 31);
    if (higher === 0) return 0;
    if (!ducks) return this.request(seat) * knowledge.holdChance(seat, suit, higher);
    return FORCED * knowledge.forceChance(seat, suit, higher, out & below(best & 31));
  }

  /** The chance that it ruffs, or ruffs higher. */
  private ruffChance(seat: Seat, led: number, best: Card): number {
    const knowledge = this.#knowledge;
    const spades = knowledge.out[SPADES]!;
    const higher = best >> 5 === led ? spades : spades & above(best & 31);
    if (higher === 0) return 0;
    const request = this.request(seat);
    return (
      request *
      request *
      knowledge.voidChance(seat, led) *
      knowledge.holdChance(seat, SPADES, higher)
    );
  }
}
