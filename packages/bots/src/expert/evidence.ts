// What the other seats have done, and how well an imagined hand explains it.

import {
  type Action,
  type AnyGame,
  BIDDING,
  Deal,
  type DealView,
  type Hearts,
  type HeartsView,
  PASSING,
  type Random,
  SELECTING,
  type Seat,
} from '@kalpler/engine';
import { PassEvidence } from '../hearts/pass-evidence.ts';
import { ContractEvidence } from '../king/contract-evidence.ts';
import type { Policy } from '../policy.ts';
import { BidEvidence } from '../spades/bid-evidence.ts';
import { isSame } from './candidates.ts';
import { beforeFirstLead } from './past.ts';

/** How much less likely a hand is for each play that none of the policies would have made. */
const SURPRISE = { hearts: 2, spades: 1.2, king: 2.5 };

/** The moment before one action of another seat. */
interface Moment {
  readonly seat: Seat;
  readonly action: number;
  readonly deal: Deal;
  /** All cards still held by anyone, and those of them that the seat has played since. */
  readonly held: Int32Array;
  readonly later: Int32Array;
}

export class Evidence {
  readonly #policies: readonly Policy[];
  readonly #surprise: number;
  readonly #random: Random;
  readonly #bids: BidEvidence | null;
  readonly #contracts: ContractEvidence | null;
  readonly #gift: PassEvidence | null;
  readonly #moments: readonly (readonly Moment[])[];

  /** `sight` is the deal as the viewer knows it; the others may play as any of the policies do. */
  constructor(
    game: AnyGame,
    view: DealView,
    sight: Deal,
    policies: readonly Policy[],
    random: Random,
  ) {
    this.#policies = policies;
    this.#surprise = SURPRISE[game.id];
    this.#random = random;
    this.#bids = game.id === 'spades' ? new BidEvidence(game) : null;
    this.#contracts = game.id === 'king' ? new ContractEvidence(game) : null;
    this.#gift = view.game === 'hearts' ? giftEvidence(game as Hearts, view, sight) : null;
    const moments = [...sayings(game, view, sight), ...plays(game, view, sight)];
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
    // The latest plays tell most, and what was said at the beginning takes longest to check.
    for (let i = moments.length - 1; i >= 0 && log >= floor; i--) {
      log -= this.surprise(deal, moments[i]!);
    }
    return log;
  }

  private surprise(imagined: Deal, { seat, action, deal, held, later }: Moment): number {
    const { hands } = deal;
    const at = seat << 2;
    const other = (seat === 0 ? 1 : 0) << 2;
    for (let suit = 0; suit < 4; suit++) {
      const own = imagined.hands[at | suit]! | later[suit]!;
      hands[at | suit] = own;
      hands[other | suit] = held[suit]! & ~own;
    }
    if (deal.phase === PASSING) return -this.#gift!.of(hands, at);
    if (deal.phase === BIDDING) return -this.#bids!.of(hands, at, action);
    if (deal.phase === SELECTING) return -this.#contracts!.of(deal, seat, action);
    for (const policy of this.#policies) {
      const would = policy.act(deal, seat, this.#random);
      if (would === action || isSame(deal, seat, would, action)) return 0;
    }
    return this.#surprise;
  }
}

function plays(game: AnyGame, view: DealView, sight: Deal): Moment[] {
  const moments: Moment[] = [];
  const deal = beforeFirstLead(sight, new Deal());
  const { plays: cards, count } = sight;
  const held = game.deck.set.slice();
  for (let i = 0; i < count; i++) {
    const seat = deal.turn;
    const card = cards[i]!;
    if (seat !== view.seat) {
      const copy = new Deal().copyFrom(deal);
      copy.hands.fill(0);
      moments.push({
        seat,
        action: card,
        deal: copy,
        held: held.slice(),
        later: since(sight, i, seat),
      });
    }
    held[card >> 5]! &= ~(1 << (card & 31));
    game.apply(deal, seat, card as number as Action);
  }
  return moments;
}

/** What a seat has played from a moment on. */
function since(sight: Deal, from: number, seat: Seat): Int32Array {
  const later = new Int32Array(4);
  const { seats, step, count, takers } = sight;
  for (let i = 0, player: Seat = sight.opener; i < count; i++) {
    if (i > 0) player = i % seats === 0 ? takers[i / seats - 1]! : (player + step + seats) % seats;
    const card = sight.plays[i]!;
    if (i >= from && player === seat) later[card >> 5]! |= 1 << (card & 31);
  }
  return later;
}

/** Bids and the contract, as long as the hands are those that were dealt and there was a choice. */
function sayings(game: AnyGame, view: DealView, sight: Deal): Moment[] {
  const said = (seat: Seat, action: number, phase: number): Moment => {
    const deal = beforeFirstLead(sight, new Deal());
    deal.hands.fill(0);
    deal.phase = phase;
    return { seat, action, deal, held: game.deck.set, later: since(sight, 0, seat) };
  };
  if (view.game === 'king') {
    const { dealer } = view.setup;
    const isChosen = view.contract !== null && view.open.length > 1 && dealer !== view.seat;
    return isChosen ? [said(dealer, sight.contractIndex, SELECTING)] : [];
  }
  if (view.game === 'hearts') {
    const giver = giverOf(game, view, sight);
    return giver === null ? [] : [said(giver, 0, PASSING)];
  }
  if (view.submitted.length > 0) return [];
  return view.bids.flatMap((bid, seat) => {
    const isTelling = typeof bid === 'number' || bid === 'nil';
    return isTelling && seat !== view.seat ? [said(seat, sight.bids[seat]!, BIDDING)] : [];
  });
}

/** Who has given the viewer cards. */
function giverOf(game: AnyGame, view: DealView, sight: Deal): Seat | null {
  const { seat, received } = view;
  if (seat === null || received === null) return null;
  for (let giver = 0; giver < game.seats; giver++) {
    if (giver !== seat && game.receiver(sight, giver) === seat) return giver;
  }
  return null;
}

function giftEvidence(game: Hearts, view: HeartsView, sight: Deal): PassEvidence | null {
  const giver = giverOf(game, view, sight);
  if (giver === null) return null;
  const isAcross = game.receiver(sight, view.seat!) === giver;
  return new PassEvidence(game, view.received!, isAcross ? view.gave : null);
}
