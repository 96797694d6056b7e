// What is shown of each seat, and the line above the table.

import { type DealView, type Seat, seatFrom, suitOf, type TableView } from '@kalpler/engine';
import { gamePlugin } from '../../games/index.ts';
import { suitSymbol } from '../../terminal/cards.ts';
import type { Words } from '../../words.ts';
import { askOf } from '../ask.ts';
import { shownNumber } from '../numbers.ts';
import { partnerSeat, shownTrick, sidesOf, stepOf } from '../tricks.ts';

export type Side = 'bottom' | 'left' | 'top' | 'right';

/** Where the seats are drawn: the viewer below, the left neighbour on the left. */
export function sideOfSeat(view: TableView, seat: Seat): Side {
  const count = view.players.length;
  const steps = seatFrom(seat, -(view.seat ?? 0), count);
  const sides: readonly Side[] =
    count === 3 ? ['bottom', 'left', 'right'] : ['bottom', 'left', 'top', 'right'];
  return sides[steps]!;
}

export interface SeatNote {
  readonly name: string;
  readonly isActor: boolean;
  /** Short notes: points, and what the seat has done in this deal. */
  readonly notes: readonly string[];
  readonly cards: number;
}

export function seatNote(view: TableView, seat: Seat, words: Words): SeatNote {
  const { deal } = view;
  const side = sidesOf(view).find(({ seats }) => seats.includes(seat))!;
  const total = view.standing.totals[side.index] ?? 0;
  const notes = [words.t.points(shownNumber(total))];
  if (deal !== null) notes.push(...dealNotes(deal, seat, words));
  const isPartner = partnerSeat(view) === seat;
  const name = view.players[seat]!;
  return {
    name: isPartner ? `${name} (${words.t.partner})` : name,
    isActor: askOf(view) !== 'over' && deal?.actors.includes(seat) === true,
    notes,
    cards: deal?.counts[seat] ?? 0,
  };
}

function dealNotes(deal: DealView, seat: Seat, words: Words): string[] {
  const { t } = words;
  if (deal.phase === 'passing' || deal.phase === 'exchanging') {
    return deal.submitted.includes(seat) ? [t.ready] : [];
  }
  const note = gamePlugin(deal.game).table.seatNote(deal, seat, words);
  return note === null ? [] : [note];
}

/** The parts of the heading: game, deal, trick, contract. */
export function headingOf(view: TableView, words: Words): string[] {
  const { t, names } = words;
  const { deal, options } = view;
  const parts = [names.games[options.game]];
  if (deal === null) return parts;
  const { table, rules } = gamePlugin(deal.game);
  parts.push(t.deal(deal.setup.number, rules.deals?.(options) ?? null));
  parts.push(...(table.heading?.(view, deal, words) ?? []));
  if (deal.broken) parts.push(table.broken(deal, t));
  return parts;
}

/** On the right of the heading: the trick, and the way in which it goes around. */
export function trickHeading(view: TableView, { t }: Words): string {
  const { deal } = view;
  if (deal === null || deal.phase !== 'playing') return '';
  const held = deal.counts.reduce((sum, count) => sum + count, 0);
  const length = (held + deal.plays.length) / view.players.length;
  const number = Math.min(length, deal.takers.length + 1);
  return `${t.trick(number, length)} ${stepOf(view.options) === 1 ? '↻' : '↺'}`;
}

/** Who is asked for what, in one line; with how many cards are picked, where they are picked one by one. */
export function askWords(view: TableView, picked: number | null, words: Words): string {
  const { t } = words;
  const { deal, players } = view;
  const namesOf = (seats: readonly Seat[]) => seats.map((seat) => players[seat]!).join(', ');
  switch (askOf(view)) {
    case 'play': {
      const { cards, taker } = shownTrick(view);
      if (taker !== null) return `${t.tookTrick(players[taker]!)} · ${t.yourTurn}, ${t.lead}`;
      const led = cards[0];
      if (led === undefined) return `${t.yourTurn}, ${t.lead}`;
      return `${t.yourTurn}, ${t.follow(suitSymbol(suitOf(led.card)))}`;
    }
    case 'give':
      return giveWords(deal!.give!, picked, view, words);
    case 'choose':
      return chooseWords(view, words);
    case 'pause':
      return `${t.dealOver(view.results.at(-1)?.number ?? 0)} · ${t.proceed}`;
    case 'over':
      return `${t.matchOver} · ${t.leave}`;
    case 'wait': {
      const { taker } = shownTrick(view);
      const turn = deal === null ? '' : `${t.turnOf(namesOf(deal.actors))}…`;
      return taker === null ? turn : `${t.tookTrick(players[taker]!)} · ${turn}`;
    }
  }
}

function giveWords(
  give: NonNullable<DealView['give']>,
  picked: number | null,
  { players }: TableView,
  { t }: Words,
): string {
  const asked = t.give(give.count, players[give.to]!);
  return picked === null ? asked : `${asked} · ${t.given(picked, give.count)}`;
}

function chooseWords({ deal }: TableView, { t }: Words): string {
  return deal === null ? '' : gamePlugin(deal.game).table.question(deal, t);
}
