// What is at stake for one side once the bids are in: contracts, nils and bags, in chances to win the match.

import {
  BID_BLIND_NIL,
  BID_NIL,
  type Deal,
  type Spades,
  type Standing,
  sideOf,
} from '@kalpler/engine';
import { Outlook } from './outlook.ts';

const MAX_BAGS = 20;

export class Stakes {
  /** What making its own contract is worth. */
  make = 0;
  /** By side: what it is worth to set that side. */
  readonly set = new Float64Array(4);
  /** By seat: what hangs on that seat's nil, for the side that wants it made. */
  readonly nil = new Float64Array(4);
  /** By side: the tricks it must take. */
  readonly contract: Int32Array;

  #key = -1;
  readonly #side: number;
  readonly #sides: number;
  readonly #game: Spades;
  readonly #outlook: Outlook;
  /** By side and bags taken in this deal: the worth of one more, once it has been asked for. */
  readonly #bags = new Float64Array(4 * MAX_BAGS);

  constructor(game: Spades, standing: Standing, side: number) {
    this.#game = game;
    this.#side = side;
    this.#sides = standing.totals.length;
    this.#outlook = new Outlook(game, standing);
    this.contract = this.#outlook.contract;
  }

  /** Brings everything up to date with the bids of a deal. */
  weigh(deal: Deal): void {
    let key = 0;
    for (let seat = 0; seat < deal.seats; seat++) key = (key << 5) | (deal.bids[seat]! & 31);
    if (key === this.#key) return;
    this.#key = key;
    const side = this.#side;
    const outlook = this.#outlook;
    outlook.read(deal.bids, 0);
    const won = outlook.total(side, 1, 0);
    const lost = outlook.total(side, -1, 0);
    this.make = outlook.chance(side, won, 0) - outlook.chance(side, lost, 0);
    for (let other = 0; other < this.#sides; other++) {
      if (other !== side) this.set[other] = outlook.setting(side, won, lost, other);
    }
    for (let seat = 0; seat < deal.seats; seat++) {
      const bid = deal.bids[seat]!;
      this.nil[seat] = bid === BID_NIL || bid === BID_BLIND_NIL ? this.nilStake(seat, bid, won) : 0;
    }
    this.#bags.fill(Number.NaN);
  }

  private nilStake(seat: number, bid: number, won: number): number {
    const { options } = this.#game;
    const outlook = this.#outlook;
    const side = this.#side;
    const worth = bid === BID_NIL ? options.nilValue : options.blindNilValue;
    const owner = sideOf(options, seat);
    const hoped = outlook.hopes[owner]!;
    if (owner === side)
      return (
        outlook.chance(side, won - hoped + worth, 0) - outlook.chance(side, won - hoped - worth, 0)
      );
    const base = outlook.total(owner, 1, 0) - hoped;
    return outlook.shift(side, won, owner, base + worth, 0, base - worth, 0);
  }

  /** What one more bag of a side is worth, by how many it has in this deal. */
  bag(side: number, taken: number): number {
    const bags = taken < MAX_BAGS ? taken : MAX_BAGS - 1;
    const at = side * MAX_BAGS + bags;
    const known = this.#bags[at]!;
    if (!Number.isNaN(known)) return known;
    const outlook = this.#outlook;
    const before = outlook.total(side, 1, bags);
    const after = outlook.total(side, 1, bags + 1);
    const worth =
      side === this.#side
        ? outlook.chance(side, after, bags + 1) - outlook.chance(side, before, bags)
        : outlook.shift(
            this.#side,
            outlook.total(this.#side, 1, 0),
            side,
            before,
            bags,
            after,
            bags + 1,
          );
    this.#bags[at] = worth;
    return worth;
  }
}
