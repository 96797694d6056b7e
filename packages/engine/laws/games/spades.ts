// The laws of Spades: tricks and bags, and bids that let a match come to an end.

import {
  type Bid,
  hasSeat,
  moveOf,
  type Random,
  type Seat,
  type Spades,
  type Table,
} from '../../src/index.ts';
import { chance, sum } from '../numbers.ts';
import type { Choice, GameLaws } from './games.ts';

/** Blind nils that a side may bid at once, and that a random player can afford to lose. */
const EASY_NILS = { blindNilMinDeficit: 0, nilValue: 10, blindNilValue: 20 };

export const SPADES_LAWS: GameLaws = {
  mixes: {
    sealed: { ...EASY_NILS, bidVisibility: 'sealed', minTeamBid: 4 },
    'sealed in turn': {
      preset: 'pagat',
      ...EASY_NILS,
      bidVisibility: 'sealed',
      doubleNil: false,
      targetScore: 300,
    },
    'bidder first': {
      ...EASY_NILS,
      blindNilExchangeMode: 'bidderFirst',
      blindNilMinDeficit: -1000,
      blindNilExchange: 3,
      targetScore: 120,
      openingLead: 'twoOfClubs',
    },
    'often blind': { ...EASY_NILS, boston: 'win', failedNilTricks: 'none' },
    'no nil': {
      nil: false,
      spadesMustBeBroken: false,
      bagInterval: 5,
      bagPenalty: 10,
      loseScore: -200,
    },
    'three with jokers': {
      preset: 'cutthroat',
      deck: 'jokerJokerAce',
      ...EASY_NILS,
      forcedLeadBreaks: true,
      failedNilTricks: 'contract',
    },
    'three with deuces': { preset: 'cutthroat', deck: 'jokerJokerDeuceDeuce' },
  },

  resultLaws(game, _deal, before, result, judge) {
    if (game.id !== 'spades' || result.game !== 'spades') return;
    const law = 'the tricks of a deal are as many as a hand has cards';
    judge.holds(law, sum(result.tricks) === game.length, () => JSON.stringify(result.tricks));
    const { bagInterval } = game.options;
    const fits = result.bags.every(
      (bags) => bags >= 0 && (bagInterval === 0 || bags < bagInterval),
    );
    judge.holds('bags stay below the interval', fits, () => JSON.stringify([before.bags, result]));
  },

  /** The terms are seats, which may bid blind. */
  turnTerms(terms, seats) {
    return ((terms << 1) | (terms >> (seats - 1))) & ((1 << seats) - 1);
  },

  turnResult(result, { seat, list }) {
    if (result.game !== 'spades') return {};
    const { dealer, bids, tricks, bags, boston, totals } = result;
    return {
      dealer: seat(dealer),
      bids: list(bids),
      tricks: list(tricks),
      bags: list(bags),
      boston: boston === null ? null : (boston + 1) % totals.length,
    };
  },

  choose(table, random) {
    const { game, phase } = table;
    return game.id === 'spades' && phase === 'bidding' ? chooseBid(table, game, random) : undefined;
  },
};

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
