// The table in words, for those who ask to hear it: what lies there, whose turn it is, how things stand.

import type { TableView } from '@kalpler/engine';
import type { TableTexts } from '@kalpler/i18n/tr/table';
import { trickCards } from '@kalpler/protocol';
import { gameUi } from '../games/games.ts';
import { seatLines } from './seat-lines.ts';
import { statusOf } from './status.ts';

export function readTable(view: TableView, t: TableTexts): string {
  const { deal, players } = view;
  if (deal === null) return t.table.waiting;
  const lying = trickCards(view, deal, deal.takers.length).map(({ seat, card }) =>
    t.table.played(players[seat]!, t.cards.name(card)),
  );
  const { main, more } = statusOf(view, 0, t);
  const standing = players.map((name, seat) => `${name}: ${seatLines(view, seat, t).join(', ')}.`);
  const contract = gameUi(deal.game).contractSaid?.(deal, t) ?? '';
  const messages = lying.length > 0 ? lying : [t.table.emptyTable];
  return [contract, ...messages, `${main}.`, more && `${more}.`, ...standing]
    .filter(Boolean)
    .join(' ');
}
