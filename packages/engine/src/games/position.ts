// Setting up a position by hand: for puzzles, lessons, tests and questions such as "what is legal here?".

import { type Card, NO_CARD } from '../cards/card.ts';
import { cardSet } from '../cards/ranks.ts';
import type { Seat } from '../cards/seat.ts';
import { Deal } from '../deal/deal.ts';
import { type Phase, phaseNumber } from '../deal/phase.ts';
import { playCard } from '../play/trick.ts';
import type { Game } from './game.ts';
import type { Bid, KingContract } from './move.ts';
import type { Standing } from './standing.ts';

/** As much of a deal as matters; what is left out is as after dealing. Hands may be incomplete. */
export interface Position {
  readonly phase?: Phase;
  /** The cards of each seat; a seat that is left out holds none. */
  readonly hands: readonly (readonly Card[])[];
  /** The current trick, and which one it is, from 1. */
  readonly trick?: readonly { readonly seat: Seat; readonly card: Card }[];
  readonly trickNumber?: number;
  /** Whose turn it is, where no card of the trick shows it. */
  readonly turn?: Seat;
  readonly broken?: boolean;
  /** What each seat has taken so far: points or units, and tricks. */
  readonly taken?: readonly number[];
  readonly tricks?: readonly number[];
  /** Cards taken by each seat, counted as the contract does, instead of `taken`. */
  readonly captured?: readonly (readonly Card[])[];
  readonly contract?: KingContract;
  /** Spades: bids, and seats that have looked at their hands. */
  readonly bids?: readonly (Bid | null)[];
  readonly looked?: readonly Seat[];
  /** Seats that have passed or exchanged cards which are not known. */
  readonly submitted?: readonly Seat[];
}

/** A deal in the given position of a match that stands so. */
export function setUp(game: Game, standing: Standing, position: Position, first: Seat = 0): Deal {
  const setup = game.next(standing);
  if (setup === null) throw new RangeError('the match is over');
  const deal = new Deal();
  game.lay(deal, setup, position.hands.map(cardSet), first);
  if (position.phase !== undefined) deal.phase = phaseNumber(position.phase);
  game.layPosition(deal, position);
  layTricks(deal, position);
  if (position.looked) deal.looked |= position.looked.reduce((set, seat) => set | (1 << seat), 0);
  for (const seat of position.submitted ?? []) deal.given |= 1 << seat;
  if (position.phase === 'roundEnd') game.finish(deal);
  return deal;
}

/** Tricks before the current one are gone: their cards are not known. */
function layTricks(deal: Deal, position: Position): void {
  const { trick = [], taken = [], tricks = [] } = position;
  deal.taken.set(taken);
  position.captured?.forEach((cards, seat) => {
    deal.taken[seat] = cards.reduce((sum, card) => sum + deal.contract!.units[card]!, 0);
  });
  deal.tricks.set(tricks);
  if (position.trickNumber !== undefined) {
    deal.trick = position.trickNumber - 1;
    deal.count = deal.trick * deal.seats;
    deal.plays.fill(NO_CARD, 0, deal.count);
  }
  deal.broken = position.broken ? 1 : 0;
  if (position.turn !== undefined) deal.turn = position.turn;
  const { broken } = deal;
  for (const { seat, card } of trick) {
    deal.turn = seat;
    deal.hands[(seat << 2) | (card >> 5)]! |= 1 << (card & 31);
    playCard(deal, card);
  }
  deal.broken = position.broken === undefined ? deal.broken : broken;
}
