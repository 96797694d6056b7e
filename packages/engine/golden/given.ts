// From what a case gives to a standing and a deal on the table.

import {
  type AnyGame,
  type Bid,
  type Card,
  type Deal,
  type Position,
  type Standing,
  setUp,
} from '../src/index.ts';
import { calls, cards, contract, type Fields, isFields, numbers, plays } from './file.ts';

export function standingOf(game: AnyGame, given: Fields): Standing {
  const start = game.start();
  const history = calls(given.history);
  const round = given.roundNumber === undefined ? history.length + 1 : Number(given.roundNumber);
  // The seat that has declared King is the selector.
  const present = given.selector ?? given.kingDeclaredBy;
  const selector = present ?? given.previousSelector ?? null;
  const over = given.phase === 'roundEnd' && given.moonChoice === undefined;
  return {
    ...start,
    played: over ? round : round - 1,
    totals: numbers(given.cumulative) ?? start.totals,
    bags: numbers(given.bags) ?? start.bags,
    dealer: over && given.dealer !== undefined ? Number(given.dealer) : (selector as number | null),
    // A selector who is named is the one who selects now.
    redeal: present !== undefined,
    calls: history,
  };
}

export function dealOf(game: AnyGame, given: Fields, changes: Partial<Position> = {}): Deal {
  return setUp(game, standingOf(game, given), { ...positionOf(game, given), ...changes });
}

function positionOf(game: AnyGame, given: Fields): Position {
  const flags = [given.broken, given.heartsBroken, given.spadesBroken, given.trumpBroken];
  const broken = flags.find((flag) => flag !== undefined);
  const called = given.contract === undefined ? undefined : contract(given.contract);
  const taken = numbers(given.takenPoints) ?? numbers(given.counts) ?? numbers(given.tricksWon);
  const tricks = numbers(given.tricksWon);
  // Seats that exchange are partners; the first of them has bid blind nil.
  const bids =
    given.bids ?? (Array.isArray(given.seats) ? { [given.seats[0]]: 'blind_nil' } : undefined);
  const phases = ['passing', 'bidding', 'exchanging', 'selecting', 'playing', 'roundEnd'] as const;
  const phase = phases.find((name) => name === given.phase);
  return {
    hands: handsOf(game, given),
    ...(phase === undefined ? {} : { phase }),
    ...(given.trick === undefined ? {} : { trick: plays(game, given.trick) }),
    ...(given.trickNumber === undefined ? {} : { trickNumber: Number(given.trickNumber) }),
    ...(isSeatNumber(given.turn ?? given.seat) ? { turn: Number(given.turn ?? given.seat) } : {}),
    ...(broken === undefined ? {} : { broken: broken === true }),
    ...(taken === undefined ? {} : { taken }),
    ...(tricks === undefined ? {} : { tricks }),
    ...(called === undefined ? {} : { contract: declared(called, given) }),
    ...(bids === undefined ? {} : { bids: bidsOf(game, bids) }),
    ...(Array.isArray(given.looked) ? { looked: given.looked.map(Number) } : {}),
    ...(Array.isArray(given.submitted) ? { submitted: given.submitted.map(Number) } : {}),
  };
}

function isSeatNumber(value: unknown): boolean {
  return typeof value === 'number';
}

function declared(
  called: Position['contract'] & object,
  given: Fields,
): Position['contract'] & object {
  if (given.kingDeclaredBy === undefined || called.type !== 'trump') return called;
  return { ...called, kingDeclared: true };
}

/** One hand belongs to the seat that the case is about; several are listed, or named by seat. */
function handsOf(game: AnyGame, given: Fields): Card[][] {
  const hands: Card[][] = Array.from({ length: game.seats }, () => []);
  if (Array.isArray(given.hand)) {
    const { event } = given;
    const actor = given.seat ?? given.turn ?? (isFields(event) ? event.seat : undefined);
    hands[Number(actor ?? given.selector ?? 0)] = cards(game, given.hand);
  }
  const named = isFields(given.hands) || Array.isArray(given.hands) ? given.hands : {};
  for (const [seat, names] of Object.entries(named)) hands[Number(seat)] = cards(game, names);
  return hands;
}

function bidsOf(game: AnyGame, value: unknown): (Bid | null)[] {
  const bids: (Bid | null)[] = Array.from({ length: game.seats }, () => null);
  for (const [seat, bid] of Object.entries(value as Fields)) bids[Number(seat)] = bid as Bid;
  return bids;
}
