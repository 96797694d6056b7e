// A match as lines of plain text, as it goes on: hands, choices, tricks, scores.

import { type DealView, hands, type Table, viewDeal } from '@kalpler/engine';
import type { Language } from '@kalpler/i18n/language';
import { gamePlugin } from '../games/index.ts';
import { CARD_WIDTH, cardText, inHandOrder } from '../terminal/cards.ts';
import { paint } from '../terminal/style.ts';
import { padEnd, padStart, widthOf } from '../terminal/width.ts';
import { WORDS } from '../words.ts';
import {
  type Appearance,
  choiceText,
  companyOf,
  endText,
  remarks,
  sideNames,
  sidesAt,
} from './happening.ts';

/** What the newest entry of a table adds to the listing; a card only once its trick is full. */
export function listEntry(table: Table, appearance: Appearance): string[] {
  const entry = table.lastEntry;
  if (entry === undefined) return [];
  const lines = entry.kind === 'deal' ? listDeal(table, appearance) : [];
  if (entry.kind === 'move') {
    if (entry.move.kind !== 'play') lines.push(`  ${choiceText(table, entry, appearance)}`);
    if (entry.move.kind === 'play' || entry.move.kind === 'claim') {
      lines.push(...listTricks(table, entry.move.kind === 'claim', appearance));
    }
  }
  const isOver = table.actors.length === 0;
  return isOver ? [...lines, ...listScores(table, appearance)] : lines;
}

/** Who plays, before the first deal. */
export function listCompany(table: Table): string[] {
  const { names, bots } = companyOf(table);
  if (bots === null) return [];
  return names.map((name, seat) => `  ${padEnd(name, nameWidth(table))} ${bots[seat]}`);
}

export function listEnd(table: Table, { language, look }: Appearance): string[] {
  return ['', paint(endText(table, language), { isBold: true }, look)];
}

function listDeal(table: Table, { language, look }: Appearance): string[] {
  const { names } = companyOf(table);
  const entry = table.lastEntry!;
  if (entry.kind !== 'deal') return [];
  const view = viewDeal(table.game, table.deal!, null);
  const heading = [dealTitle(view, language)];
  heading.push(...(gamePlugin(view.game).table.watchedHeading?.(view, WORDS[language]) ?? []));
  return [
    '',
    paint(heading.join(', '), { isBold: true }, look),
    ...hands(entry.cards, table.game.seats).map((hand, seat) => {
      const cards = inHandOrder(hand).map((card) => cardText(card, look));
      return `  ${padEnd(names[seat]!, nameWidth(table))} ${cards.join(' ')}`;
    }),
  ];
}

function dealTitle({ setup }: DealView, language: Language): string {
  return WORDS[language].t.deal(setup.number, null);
}

/** The trick that has just become full, or all that a claim has ended. */
function listTricks(table: Table, isClaim: boolean, { look }: Appearance): string[] {
  const { names } = companyOf(table);
  const { seats } = table.game;
  const { plays, takers, opener } = viewDeal(table.game, table.deal!, null);
  if (plays.length % seats !== 0) return [];
  const from = isClaim ? Math.max(0, takers.length - claimed(table)) : takers.length - 1;
  return takers.slice(from).map((taker, i) => {
    const trick = from + i;
    const leader = trick === 0 ? opener! : takers[trick - 1]!;
    const cards = plays.slice(trick * seats, (trick + 1) * seats);
    const shown = cards.map((card) => cardText(card, look, CARD_WIDTH)).join(' ');
    const lead = padEnd(names[leader]!, nameWidth(table));
    return `${padStart(`${trick + 1}`, 4)}. ${lead} ${shown} → ${names[taker]}`;
  });
}

/** How many tricks were left when the rest was claimed. */
function claimed(table: Table): number {
  let played = 0;
  for (let i = table.log.length - 1; table.log[i]!.kind !== 'deal'; i--) {
    const entry = table.log[i]!;
    if (entry.kind === 'move' && entry.move.kind === 'play') played++;
  }
  return table.deal!.trick - played / table.game.seats;
}

function listScores(table: Table, { language, look }: Appearance): string[] {
  const result = table.results.at(-1);
  if (result === undefined) return [];
  const own = WORDS[language].watch;
  const heads = sidesAt(table).map((_, side) => sideNames(table, side));
  const width = Math.max(7, ...heads.map(widthOf)) + 2;
  const label = Math.max(widthOf(own.thisDeal), widthOf(own.total));
  const row = (head: string, cells: readonly (string | number)[]): string =>
    `  ${padEnd(head, label)}${cells.map((cell) => padStart(`${cell}`, width)).join('')}`;
  return [
    ...remarks(table, result, language).map((line) => paint(`  ${line}`, { isBold: true }, look)),
    paint(row('', heads), { isDim: true }, look),
    row(own.thisDeal, result.scores),
    paint(row(own.total, table.standing.totals), { isBold: true }, look),
  ];
}

function nameWidth(table: Table): number {
  return Math.min(20, Math.max(...companyOf(table).names.map(widthOf)));
}
