// What a beginner gives away, bids and names: by the look of the hand.

import {
  ACE,
  type Action,
  type AnyGame,
  BID_BLIND_NIL,
  BID_NIL,
  type Card,
  contentOf,
  count,
  DECLARED,
  type Deal,
  giftAction,
  hasSeat,
  highest,
  KING,
  type King,
  kindOf,
  listCards,
  PASSING,
  PENALTIES,
  QUEEN,
  QUEEN_OF_SPADES,
  type Random,
  type Ranks,
  REVEAL,
  type Seat,
  SPADES,
  SUIT_COUNT,
} from '@kalpler/engine';

const HIGH = ~((1 << QUEEN) - 1);
const TRUMP_LENGTH = 5;
const SHORT_TRUMPS = 3;
/** Tricks that a bid is off. */
const MOODS = [-1, 0, 0, 1];

/** The highest cards, the queen of spades before all; whoever covers a nil gives the lowest instead. */
export function gutGift(game: AnyGame, deal: Deal, seat: Seat): Action {
  const isPass = deal.phase === PASSING;
  const givesHigh = isPass || deal.bids[seat] === BID_BLIND_NIL;
  const rank = (card: Card): number => (isPass && card === QUEEN_OF_SPADES ? 31 : card & 31);
  const hand = listCards(deal.hands, seat << 2);
  hand.sort((a, b) => (givesHigh ? rank(b) - rank(a) : rank(a) - rank(b)));
  return giftAction(isPass ? 'pass' : 'exchange', hand.slice(0, game.giftSize()));
}

/** Counts high cards and long trumps, one too many or too few as the mood is; nil if nothing looks like a trick. */
export function gutBid(
  game: AnyGame,
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
  tricks += MOODS[random.below(MOODS.length)]!;
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

/** A long suit with high cards makes trumps; otherwise the penalty of which the hand holds least. */
export function gutContract(
  game: AnyGame,
  deal: Deal,
  seat: Seat,
  legal: readonly Action[],
): Action {
  const plain = legal.filter(
    (action) => kindOf(action) === 'choose' && (contentOf(action) & DECLARED) === 0,
  );
  const fear = (action: Action): number => fearOf(game as King, deal, seat, contentOf(action));
  return plain.reduce((best, other) => (fear(other) < fear(best) ? other : best));
}

/** How bad a contract looks, in points. */
function fearOf(game: King, deal: Deal, seat: Seat, contract: number): number {
  const hand = deal.hands.subarray(seat << 2, (seat << 2) + SUIT_COUNT);
  const { values } = game.options;
  const high = hand.reduce((sum, ranks) => sum + count(ranks & HIGH), 0);
  const name = PENALTIES[contract];
  if (name === undefined) {
    const ranks = hand[contract - PENALTIES.length]!;
    return values.trump * (TRUMP_LENGTH - count(ranks) - count(ranks & HIGH));
  }
  const cost = -values[name];
  if (name === 'el') return cost * high;
  if (name === 'sonIki') return (cost * high) / 4;
  const { units } = game.contracts[contract]!;
  const held = listCards(hand).filter((card) => units[card]! > 0);
  return cost * held.length + (name === 'rifki' ? cost / 4 : 0);
}
