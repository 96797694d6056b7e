// What Spades brings to the bots.

import {
  ACE,
  type Action,
  BID_BLIND_NIL,
  BID_NIL,
  contentOf,
  count,
  type Deal,
  hasSeat,
  highest,
  KING,
  QUEEN,
  type Random,
  type Ranks,
  REVEAL,
  type Seat,
  SPADES,
  type Spades,
  SUIT_COUNT,
} from '@kalpler/engine';
import type { GameBots } from '../game-bots.ts';
import { giveFirst } from '../levels/instinct.ts';
import { SpadesPolicy } from './policy.ts';
import { spadesReasons } from './reasons.ts';

export const spadesBots: GameBots<Spades> = {
  id: 'spades',
  policy: (game, standing, style) => new SpadesPolicy(game, standing, style),
  instinct: {
    lapses: { easy: 256, medium: 136, hard: 24 },
    wantsTricks,
    partner: partnerOf,
    // High cards are a danger to a nil; its partner gives the lowest.
    give: (game, deal, seat) => {
      const sign = deal.bids[seat] === BID_BLIND_NIL ? 1 : -1;
      return giveFirst('exchange', game, deal, seat, (card) => sign * (card & 31));
    },
    choose: bid,
  },
  reasons: spadesReasons,
};

function partnerOf({ options }: Spades, seat: Seat): Seat {
  return options.mode === 'partners' ? seat ^ 2 : -1;
}

/** Until the two bids of the side are made, one by one: that is as far as a beginner looks. */
function wantsTricks(game: Spades, { bids, tricks }: Deal, seat: Seat): boolean {
  const isMade = (whose: Seat): boolean =>
    bids[whose]! >= BID_NIL || tricks[whose]! >= bids[whose]!;
  const isNil = bids[seat]! >= BID_NIL && tricks[seat] === 0;
  const partner = partnerOf(game, seat);
  const isDone = isMade(seat) && (partner < 0 || isMade(partner));
  return !isNil && !isDone;
}

const SHORT_TRUMPS = 3;
/** Tricks that a bid is off. */
const ERRORS = [-1, 0, 0, 1];

/** Counts high cards and long trumps, sometimes one too many or too few; nil if nothing looks like a trick. */
function bid(
  game: Spades,
  deal: Deal,
  seat: Seat,
  legal: readonly Action[],
  random: Random,
): Action {
  if (!hasSeat(deal.looked, seat)) return REVEAL;
  const hand = deal.hands.subarray(seat << 2, (seat << 2) + SUIT_COUNT);
  const spades = hand[SPADES]!;
  const nil = legal.find((action) => contentOf(action) === BID_NIL);
  const isWeak = hand.every((ranks) => ranks < 1 << KING) && spades < 1 << QUEEN;
  if (nil !== undefined && isWeak && count(spades) <= SHORT_TRUMPS) return nil;
  let tricks = count(spades & topThree(game.deck.set[SPADES]!));
  tricks += Math.max(0, count(spades) - SHORT_TRUMPS);
  hand.forEach((ranks, suit) => {
    if (suit === SPADES) return;
    tricks += (ranks >> ACE) & 1;
    if (count(ranks) > 1) tricks += (ranks >> KING) & 1;
  });
  tricks += ERRORS[random.below(ERRORS.length)]!;
  const bids = legal.filter((action) => contentOf(action) < BID_NIL);
  const off = (action: Action): number => Math.abs(contentOf(action) - Math.max(1, tricks));
  const nearest = bids.reduce((best, bid) => (off(bid) < off(best) ? bid : best), bids[0]!);
  return nearest ?? legal[0]!;
}

/** The three highest trumps of the deck, jokers and high deuces among them (S14). */
function topThree(trumps: Ranks): Ranks {
  let rest = trumps;
  for (let n = 0; n < 3; n++) rest &= ~(1 << highest(rest));
  return trumps & ~rest;
}
