// A mistake that nobody would defend: the last to play takes the queen of spades, although a lower card was there.

import { type Move, QUEEN_OF_SPADES, rankOf, suitOf, type TableView } from '@kalpler/engine';
import { trickCards } from '@kalpler/protocol';

/** For one seat, wherever it can be made; null elsewhere. */
export function takeTheQueen(seat: number): (view: TableView) => Move | null {
  return (view) => {
    const { deal } = view;
    if (view.seat !== seat || deal?.phase !== 'playing') return null;
    const trick = trickCards(view, deal, deal.takers.length).map(({ card }) => card);
    if (trick.length !== view.players.length - 1 || !trick.includes(QUEEN_OF_SPADES)) return null;
    const led = suitOf(trick[0]!);
    const best = Math.max(...trick.filter((card) => suitOf(card) === led).map(rankOf));
    const follows = deal.legal.filter((card) => suitOf(card) === led);
    const higher = follows.find((card) => rankOf(card) > best);
    const isSafe = follows.some((card) => rankOf(card) < best);
    return higher === undefined || !isSafe ? null : { kind: 'play', card: higher };
  };
}
