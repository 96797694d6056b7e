// What the view shows, in sentences: hand, table, last trick, scores, players, and what may be done.

import { type Card, type DealView, type Seat, SUITS, type TableView } from '@kalpler/engine';
import { shownChange, shownNumber } from '@kalpler/i18n/numbers';
import type { TableTexts } from '@kalpler/i18n/tr/table';
import type { TextModeTexts } from '@kalpler/i18n/tr/text-mode';
import { trickCards } from '@kalpler/protocol';
import { printedOn } from '../art/printed.ts';
import { gameTable } from '../games/tables.ts';
import { sideNames, sidesOf } from '../scores/sides.ts';

/** The words that reports are made of. */
export interface Words {
  readonly t: TableTexts;
  readonly p: TextModeTexts;
}

export function listed(items: readonly string[]): string {
  return items.join(', ');
}

export function cardList(cards: readonly Card[], { t }: Words): string {
  return listed(cards.map((card) => t.cards.name(card)));
}

export function playerNames(view: TableView, seats: readonly Seat[]): string {
  return listed(seats.map((seat) => view.players[seat] ?? ''));
}

/** The player's cards, one line for each suit, the highest first. */
export function handLines({ seat, deal }: TableView, words: Words): string[] {
  const { t, p } = words;
  if (deal === null || seat === null) return [p.noHand];
  if (deal.hand === null) return [p.hidden(deal.counts[seat]!)];
  const lines = new Map<string, string[]>(SUITS.map((suit) => [t.cards.suits[suit], []]));
  const jokers: string[] = [];
  for (const card of deal.hand.toReversed()) {
    const face = printedOn(card);
    if (face.joker !== null) jokers.push(t.cards.name(card));
    else lines.get(t.cards.suits[face.suit])!.push(p.ranks[face.rank] ?? face.rank);
  }
  const suits = [...lines].filter(([, ranks]) => ranks.length > 0);
  const all = [...suits.map(([suit, ranks]) => `${suit}: ${listed(ranks)}`), ...jokers];
  return all.length === 0 ? [p.noHand] : all;
}

/** The cards of a trick in their order, each with its player. */
function trickLines(view: TableView, deal: DealView, trick: number, { t }: Words): string[] {
  return trickCards(view, deal, trick).map(({ seat, card }) =>
    t.table.played(view.players[seat]!, t.cards.name(card)),
  );
}

export function tableLines(view: TableView, words: Words): string[] {
  const { deal } = view;
  const lines = deal === null ? [] : trickLines(view, deal, deal.takers.length, words);
  return lines.length === 0 ? [words.p.emptyTable] : lines;
}

export function lastTrickLines(view: TableView, words: Words): string[] {
  const { deal } = view;
  const taker = deal?.takers.at(-1);
  if (deal === null || taker === undefined) return [words.p.noTrick];
  const lines = trickLines(view, deal, deal.takers.length - 1, words);
  return [...lines, words.t.table.wonBy(view.players[taker]!)];
}

/** Totals by player or by side, with what the last deal has changed. */
export function scoreLines(view: TableView, { t, p }: Words): string[] {
  const { totals } = view.standing;
  const last = view.results.at(-1);
  return sidesOf(view).map((side) => {
    const name = listed(sideNames(view, side));
    const change = shownChange(last?.scores[side.index] ?? 0);
    return last === undefined
      ? p.said(name, t.table.points(shownNumber(totals[side.index]!)))
      : p.scoreOf(name, change, shownNumber(totals[side.index]!));
  });
}

/** One line for each seat: cards left, tricks, bid. */
export function playerLines(view: TableView, { t, p }: Words): string[] {
  const { deal, players, seat: own } = view;
  return players.map((name, seat) => {
    const parts = seat === own ? [t.common.you] : [];
    if (deal !== null) {
      parts.push(p.cards(deal.counts[seat]!), t.table.tricks(deal.tricks[seat]!));
      parts.push(...(gameTable(deal.game).playerParts?.(deal, seat, { t, p }) ?? []));
      if (deal.actors.includes(seat)) parts.push(p.toAct);
    }
    return p.said(name, listed(parts));
  });
}

/** Everything that is asked of the viewer now, as the view says it. */
export function moveLines(view: TableView, words: Words): string[] {
  const { p } = words;
  const { deal, seat } = view;
  if (seat === null) return [p.watching];
  if (view.standing.winners !== null) return [p.vote];
  if (view.awaitsPause) return [p.ready];
  if (deal === null) return [p.noMoves];
  const lines: string[] = [];
  if (deal.give !== null) lines.push(p.give(deal.give.count, view.players[deal.give.to]!));
  if (deal.legal.length > 0) lines.push(p.mayPlay(cardList(deal.legal, words)));
  lines.push(...(gameTable(deal.game).questions?.(deal, seat, words) ?? []));
  if ('mayClaim' in deal && deal.mayClaim) lines.push(p.claim);
  return lines.length === 0 ? [p.noMoves] : lines;
}
