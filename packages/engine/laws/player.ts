// A random player for whole matches: any legal move, but bids that let a match of Spades come to an end.

import {
  type Bid,
  hasSeat,
  type Move,
  moveOf,
  type Random,
  type Seat,
  type Spades,
  type Table,
} from '../src/index.ts';

interface Choice {
  readonly seat: Seat;
  readonly move: Move;
}

/** Something that a seat may do now. Now and then it is a claim, a second thought or a look at the hand. */
export function chooseMove(table: Table, random: Random): Choice {
  const { game, actors } = table;
  const deal = table.deal!;
  if (game.id === 'spades' && table.phase === 'bidding') return chooseBid(table, game, random);
  const seat = actors[random.below(actors.length)]!;
  if (
    game.id === 'hearts' &&
    game.options.claim &&
    game.canClaim(deal, seat) &&
    chance(random, 2)
  ) {
    return { seat, move: { kind: 'claim' } };
  }
  const move = moveOf(game.random(deal, seat, random));
  return { seat, move: chance(random, 8) ? move : undeclared(move) };
}

/** A King that is declared ends the party soon, so it should not be declared too often (K11). */
function undeclared(move: Move): Move {
  if (move.kind !== 'choose' || move.contract.type !== 'trump') return move;
  return { kind: 'choose', contract: { type: 'trump', trumpSuit: move.contract.trumpSuit } };
}

/** True once in so many times. */
export function chance(random: Random, times: number): boolean {
  return random.below(times) === 0;
}

function chooseBid(table: Table, game: Spades, random: Random): Choice {
  const deal = table.deal!;
  const { actors } = table;
  const isOpen = game.options.bidding === 'simultaneous';
  // A hand may be looked at out of turn, and a bid changed until the last one is in (S7, S10).
  const everyone = Array.from({ length: game.seats }, (_, seat) => seat);
  const looker = everyone.find((seat) => !hasSeat(deal.looked, seat));
  if (looker !== undefined && chance(random, 6)) return { seat: looker, move: { kind: 'reveal' } };
  const seats = isOpen && chance(random, 6) ? everyone : actors;
  const seat = seats[random.below(seats.length)]!;
  const bids = bidsOf(game, table, seat);
  if (bids.length === 0) return chooseBid(table, game, random);
  return { seat, move: { kind: 'bid', bid: sensibleBid(game, bids, random) } };
}

function bidsOf(game: Spades, table: Table, seat: Seat): Bid[] {
  return game.legalBids(table.deal!, seat).map((action) => {
    const move = moveOf(action);
    return move.kind === 'bid' ? move.bid : 0;
  });
}

/** A little below a fair share of the tricks, so that contracts are made more often than not. */
function sensibleBid(game: Spades, bids: readonly Bid[], random: Random): Bid {
  if (bids.includes('blind_nil') && chance(random, 6)) return 'blind_nil';
  if (bids.includes('nil') && chance(random, 40)) return 'nil';
  const share = Math.round(game.length / game.seats) - (game.seats === 3 ? 2 : 1);
  const request = Math.max(1, share + random.below(2));
  return bids.find((bid) => typeof bid === 'number' && bid >= request) ?? bids[0]!;
}
