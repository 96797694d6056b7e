// What the other seats have done, and how well a sampled hand explains it.

import {
  type Action,
  Deal,
  type DealView,
  dealtHands,
  type Game,
  NO_CARD,
  PLAYING,
  type Random,
  type Seat,
} from '@kalpler/engine';
import type { Policy } from '../game-bots.ts';
import { isSame } from './candidates.ts';
import type { Saying, SearchModel } from './search-model.ts';

/** The moment before one action of another seat. */
interface DecisionPoint {
  readonly seat: Seat;
  /** The card played, or what was said instead. */
  readonly card: number;
  readonly saying: Saying | null;
  readonly deal: Deal;
  /** All cards still held by anyone, and those of them that the seat has played since. */
  readonly held: Int32Array;
  readonly later: Int32Array;
}

export class Evidence {
  readonly #policies: readonly Policy[];
  readonly #surprise: number;
  readonly #random: Random;
  readonly #moments: readonly (readonly DecisionPoint[])[];

  /** `known` is the deal as the viewer knows it; the others may play as any of the policies do. */
  constructor(
    model: SearchModel,
    game: Game,
    view: DealView,
    known: Deal,
    policies: readonly Policy[],
    random: Random,
  ) {
    this.#policies = policies;
    this.#surprise = model.surprise;
    this.#random = random;
    const moments = [...sayings(model, game, view, known), ...plays(game, view, known)];
    this.#moments = Array.from({ length: game.seats }, (_, seat) =>
      moments.filter((moment) => moment.seat === seat),
    );
  }

  get isEmpty(): boolean {
    return this.#moments.every((moments) => moments.length === 0);
  }

  /**
   * The logarithm of how likely a seat's actions are with the hand that it has in this deal; once it falls below
   * the floor, any number below the floor.
   */
  of(deal: Deal, seat: Seat, floor: number): number {
    const moments = this.#moments[seat]!;
    let log = 0;
    // The latest plays say most, and what was said at the beginning takes longest to check.
    for (let i = moments.length - 1; i >= 0 && log >= floor; i--) {
      log -= this.surprise(deal, moments[i]!);
    }
    return log;
  }

  private surprise(
    sampled: Deal,
    { seat, card, saying, deal, held, later }: DecisionPoint,
  ): number {
    const { hands } = deal;
    const at = seat << 2;
    const other = (seat === 0 ? 1 : 0) << 2;
    for (let suit = 0; suit < 4; suit++) {
      const own = sampled.hands[at | suit]! | later[suit]!;
      hands[at | suit] = own;
      hands[other | suit] = held[suit]! & ~own;
    }
    if (saying !== null) return -saying.of(deal);
    for (const policy of this.#policies) {
      const would = policy.act(deal, seat, this.#random);
      if (would === card || isSame(deal, seat, would, card)) return 0;
    }
    return this.#surprise;
  }
}

function plays(game: Game, view: DealView, known: Deal): DecisionPoint[] {
  const moments: DecisionPoint[] = [];
  const deal = beforeFirstLead(known, new Deal());
  const { plays: cards, count } = known;
  const held = game.deck.set.slice();
  for (let i = 0; i < count; i++) {
    const seat = deal.turn;
    const card = cards[i]!;
    if (seat !== view.seat) {
      const copy = new Deal().copyFrom(deal);
      copy.hands.fill(0);
      moments.push({
        seat,
        card,
        saying: null,
        deal: copy,
        held: held.slice(),
        later: since(known, i, seat),
      });
    }
    held[card >> 5]! &= ~(1 << (card & 31));
    game.apply(deal, seat, card as number as Action);
  }
  return moments;
}

/** What a seat has played from a moment on. */
function since(known: Deal, from: number, seat: Seat): Int32Array {
  const later = new Int32Array(4);
  const { seats, step, count, takers } = known;
  for (let i = 0, player: Seat = known.opener; i < count; i++) {
    if (i > 0) player = i % seats === 0 ? takers[i / seats - 1]! : (player + step + seats) % seats;
    const card = known.plays[i]!;
    if (i >= from && player === seat) later[card >> 5]! |= 1 << (card & 31);
  }
  return later;
}

/** What was said before the first lead. */
function sayings(model: SearchModel, game: Game, view: DealView, known: Deal): DecisionPoint[] {
  return model.sayings(game, view, known).map((saying) => {
    const { seat } = saying;
    const deal = beforeFirstLead(known, new Deal());
    deal.hands.fill(0);
    deal.phase = saying.phase;
    const later = since(known, 0, seat);
    return { seat, card: NO_CARD, saying, deal, held: game.deck.set, later };
  });
}

/** Writes the deal as it was before the first card was played. */
export function beforeFirstLead(deal: Deal, start: Deal): Deal {
  start.copyFrom(deal);
  start.hands.set(dealtHands(deal));
  start.phase = PLAYING;
  start.turn = deal.opener;
  start.count = 0;
  start.trick = 0;
  start.inTrick = 0;
  start.led = -1;
  start.best = NO_CARD;
  start.pile = 0;
  start.broken = 0;
  start.ending = 0;
  start.taken.fill(0);
  start.tricks.fill(0);
  return start;
}
