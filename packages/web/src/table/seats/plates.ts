// What the plates around the table say: one for each seat but the viewer's own.

import type { Seat, TableView } from '@kalpler/engine';
import type { TableTexts } from '@kalpler/i18n/tr/table';
import type { Player } from '@kalpler/protocol';
import { type Side, sideOf } from './places.ts';
import { seatLines, seatState } from './seat-lines.ts';

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
