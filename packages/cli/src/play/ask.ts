// What a view asks of the person, and the choices that are not cards of the hand.

import type { TableView } from '@kalpler/engine';
import { gamePlugin } from '../games/index.ts';
import type { ListedMove } from '../games/plugin.ts';
import type { Words } from '../words.ts';

/** `give`: cards to pass or exchange. `choose`: one of a list. `pause`: a deal is over. `wait`: others act. */
type Ask = 'play' | 'give' | 'choose' | 'pause' | 'over' | 'wait';

export function askOf(view: TableView): Ask {
  if (view.standing.winners !== null) return 'over';
  if (view.awaitsPause) return 'pause';
  const { deal, seat } = view;
  if (deal === null || seat === null || !deal.actors.includes(seat)) return 'wait';
  if (deal.give !== null) return 'give';
  return deal.legal.length > 0 ? 'play' : 'choose';
}

/** The choices of a view that asks for one, in the order in which they are shown. */
export function choicesOf(view: TableView, words: Words): ListedMove[] {
  const { deal } = view;
  if (deal === null || askOf(view) !== 'choose') return [];
  return gamePlugin(deal.game).table.choices(view, deal, words);
}

/** Whether the rest of the tricks may be claimed now. */
export function mayClaim({ deal }: TableView): boolean {
  return deal !== null && 'mayClaim' in deal && deal.mayClaim;
}
