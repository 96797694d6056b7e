// What the plates around the table say, one for each seat but the viewer's own: points, bids and tricks, as the view has them.

import type { DealView, Seat, TableView } from '@kalpler/engine';
import { shownNumber } from '@kalpler/i18n/numbers';
import type { TableTexts } from '@kalpler/i18n/tr/table';
import type { Player } from '@kalpler/protocol';
import { gameTable } from '../../games/tables.ts';
import { sideOfSeat } from '../../scores/sides.ts';
import { type Side, sideOf } from './places.ts';

interface Plate {
  readonly name: string;
  readonly seat: Seat;
  readonly side: Side;
  /** How things stand: one short line after the other. */
  readonly lines: string;
  /** The same in one line, for where there is room for no more. */
  readonly state: string;
  readonly cards: number;
  readonly isBot: boolean;
  readonly isActing: boolean;
  /** Whether somebody's connection is lost, and whether a bot plays meanwhile. */
  readonly away: 'lost' | 'standIn' | null;
}

export function platesOf(view: TableView, players: readonly Player[], t: TableTexts): Plate[] {
  const { deal } = view;
  return view.players.flatMap((name, seat) => {
    const side = sideOf(seat, view.seat, view.players.length);
    if (side === 'me') return [];
    const player = players.find((one) => one.seat === seat);
    return {
      name,
      seat,
      side,
      lines: seatLines(view, seat, t).join('\n'),
      state: seatState(view, seat, t),
      cards: deal?.counts[seat] ?? 0,
      isBot: player?.bot != null,
      isActing: deal?.actors.includes(seat) ?? false,
      away: player === undefined || player.connected ? null : player.standIn ? 'standIn' : 'lost',
    };
  });
}

/** One or two short lines for a seat. */
export function seatLines(view: TableView, seat: Seat, t: TableTexts): string[] {
  const { deal } = view;
  if (deal === null) return [];
  const ui = gameTable(deal.game);
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
  const { seatState: ofGame } = gameTable(deal.game);
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
