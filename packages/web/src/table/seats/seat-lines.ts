// What stands beside a name at the table: points, bids and tricks, as the view has them.

import type { DealView, Seat, TableView } from '@kalpler/engine';
import { shownNumber } from '@kalpler/i18n/numbers';
import type { TableTexts } from '@kalpler/i18n/tr/table';
import { gameUi } from '../../games/games.ts';
import { sideOfSeat } from '../../scores/sides.ts';

/** One or two short lines for a seat. */
export function seatLines(view: TableView, seat: Seat, t: TableTexts): string[] {
  const { deal } = view;
  if (deal === null) return [];
  const ui = gameUi(deal.game);
  if (ui.seatLines !== undefined) return ui.seatLines(view, deal, seat, t);
  const total = t.table.points(totalOf(view, seat));
  const choice = choiceState(deal, seat, t);
  if (choice !== null) return [total, choice];
  if (deal.phase !== 'playing') return [total];
  return [total, ui.soFar?.(deal, seat, t) ?? t.table.tricks(deal.tricks[seat]!)];
}

/** The one thing to know of a seat where there is room for no more, as beside a panel on a phone. */
export function seatState(view: TableView, seat: Seat, t: TableTexts): string {
  const { deal } = view;
  if (deal === null) return '';
  const choice = choiceState(deal, seat, t);
  const { seatState: ofGame } = gameUi(deal.game);
  if (ofGame !== undefined) return ofGame(view, deal, seat, choice, t);
  return choice ?? totalOf(view, seat);
}

function totalOf({ standing: { totals } }: TableView, seat: Seat): string {
  return shownNumber(totals[sideOfSeat(totals, seat)]!);
}

function choiceState(deal: DealView, seat: Seat, t: TableTexts): string | null {
  if (deal.phase === 'passing' || deal.phase === 'exchanging') {
    if (deal.submitted.includes(seat)) return t.table.chosen;
    return deal.phase === 'passing' || deal.actors.includes(seat) ? t.table.choosing : null;
  }
  if (deal.phase === 'selecting') return deal.actors.includes(seat) ? t.table.choosing : null;
  return null;
}
