// A simple player of Hearts for the demonstration: passes high cards, ducks, and throws away what hurts.

import {
  type Card,
  HEARTS,
  type HeartsView,
  type Move,
  QUEEN,
  QUEEN_OF_SPADES,
  rankOf,
  SPADES,
  suitOf,
} from '@kalpler/engine';

/** How much a player wants to be rid of a card. */
function danger(card: Card): number {
  if (card === QUEEN_OF_SPADES) return 100;
  const high = suitOf(card) === SPADES && rankOf(card) > QUEEN ? 40 : 0;
  return rankOf(card) + high + (suitOf(card) === HEARTS ? 10 : 0);
}

const most = (cards: readonly Card[], by: (card: Card) => number): Card =>
  cards.reduce((best, card) => (by(card) > by(best) ? card : best));

export function simpleMove(view: HeartsView): Move {
  if (view.give) {
    const hand = [...(view.hand ?? [])].sort((a, b) => danger(b) - danger(a));
    return { kind: 'pass', cards: hand.slice(0, view.give.count) };
  }
  if (view.moonChoice !== null) return { kind: 'moon', option: 'othersPlus' };
  return { kind: 'play', card: simplePlay(view) };
}

function simplePlay({ legal, plays, counts }: HeartsView): Card {
  const inTrick = plays.length % counts.length;
  if (inTrick === 0) return most(legal, (card) => -danger(card));
  const trick = plays.slice(-inTrick);
  const led = suitOf(trick[0]!);
  if (suitOf(legal[0]!) !== led) return most(legal, danger);
  const winning = most(
    trick.filter((card) => suitOf(card) === led),
    rankOf,
  );
  const under = legal.filter((card) => card < winning);
  if (under.length > 0) return most(under, danger);
  const last = inTrick === counts.length - 1;
  const safe = legal.filter((card) => card !== QUEEN_OF_SPADES);
  const cards = safe.length > 0 ? safe : legal;
  return last ? most(cards, rankOf) : most(cards, (card) => -rankOf(card));
}
