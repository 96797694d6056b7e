// Which moves a view leaves to its seat, in the words of the notation; the engine says which those are.

import {
  type Action,
  type AnyGame,
  cardName,
  Deal,
  type DealView,
  MAX_ACTIONS,
  moveOf,
  moveText,
  sightOf,
} from '@kalpler/engine';
import type { MoveText } from './example.ts';

const sight = new Deal();
const actions = new Int32Array(MAX_ACTIONS);

/** Where cards are given away: the cards that may be among them. */
export function legalMoves(game: AnyGame, view: DealView): MoveText[] {
  if (view.give !== null) return (view.hand ?? []).map(cardName);
  if (view.phase === 'playing') {
    const plays = view.legal.map(cardName);
    if ('mayClaim' in view && view.mayClaim) plays.push(moveText({ kind: 'claim' }));
    return plays;
  }
  // Asked of the deal as its seat sees it, so that nothing hidden can decide.
  const deal = sightOf(game, view, sight);
  const count = game.legal(deal, view.seat!, actions);
  return Array.from(actions.subarray(0, count), (action) => moveText(moveOf(action as Action)));
}
