// The one sentence under the table: whose turn it is, and what is asked.

import { type Seat, suitName, suitOf, type TableView } from '@kalpler/engine';
import type { TableTexts } from '@kalpler/i18n/tr/table';
import { trickCards } from '@kalpler/protocol';
import { gameTable } from '../games/tables.ts';
import { seatLines } from './seats/plates.ts';

export interface Status {
  readonly main: string;
  readonly more: string;
  /** Whether the viewer is asked for something. */
  readonly isUrgent: boolean;
}

export function statusOf(view: TableView, picked: number, t: TableTexts): Status {
  const { deal } = view;
  const calm = (main: string, more = ''): Status => ({ main, more, isUrgent: false });
  if (deal === null || view.awaitsDeal) return calm('');
  const names = (seats: readonly Seat[]) => seats.map((seat) => view.players[seat]!).join(', ');
  const isMine = view.seat !== null && deal.actors.includes(view.seat);
  if (!isMine) {
    if (deal.phase === 'selecting') return calm(t.table.choiceOf(names(deal.actors)));
    if (deal.actors.length === 1) return calm(t.table.turnOf(names(deal.actors)), led(view, t));
    return calm(t.table.waiting, t.table.waitingFor(names(deal.actors)));
  }
  const urgent = (main: string, more = ''): Status => ({ main, more, isUrgent: true });
  switch (deal.phase) {
    case 'passing':
    case 'exchanging':
      return urgent(t.table.yourPass(picked, deal.give?.count ?? 0));
    case 'bidding':
      return urgent(t.table.yourBid);
    case 'selecting':
      return urgent(t.table.yourChoice);
    default:
      return urgent(t.table.yourTurn, led(view, t) || t.table.youLead);
  }
}

/** The suit that was led, in words. */
function led(view: TableView, t: TableTexts): string {
  const { deal } = view;
  if (deal === null || deal.phase !== 'playing') return '';
  const card = deal.plays[deal.takers.length * view.players.length];
  if (card === undefined) return '';
  return t.table.ledSuit(t.cards.suits[suitName(suitOf(card))]);
}

/** The table in words, to be read aloud: what lies on it, whose turn it is, and the score. */
export function readTable(view: TableView, t: TableTexts): string {
  const { deal, players } = view;
  if (deal === null) return t.table.waiting;
  const lying = trickCards(view, deal, deal.takers.length).map(({ seat, card }) =>
    t.table.played(players[seat]!, t.cards.name(card)),
  );
  const { main, more } = statusOf(view, 0, t);
  const standing = players.map((name, seat) => `${name}: ${seatLines(view, seat, t).join(', ')}.`);
  const contract = gameTable(deal.game).contractSaid?.(deal, t) ?? '';
  const messages = lying.length > 0 ? lying : [t.table.emptyTable];
  return [contract, ...messages, `${main}.`, more && `${more}.`, ...standing]
    .filter(Boolean)
    .join(' ');
}
