// The table as a picture for a terminal of 80 by 24: hands round the trick, totals with the names, what has happened.

import {
  type Card,
  type DealView,
  type Seat,
  seatFrom,
  type Table,
  viewDeal,
} from '@kalpler/engine';
import type { Language } from '@kalpler/i18n/language';
import { gamePlugin } from '../games/index.ts';
import { Canvas } from '../terminal/canvas.ts';
import { cardStyle, inHandOrder, SUIT_ORDER, suitStyle, suitSymbol } from '../terminal/cards.ts';
import type { Size } from '../terminal/size.ts';
import type { Look, Style } from '../terminal/style.ts';
import { clip, widthOf } from '../terminal/width.ts';
import { WORDS } from '../words.ts';
import { companyOf, newsOf, sidesAt } from './happening.ts';

interface PictureOptions {
  readonly size: Size;
  readonly look: Look;
  readonly language: Language;
  /** Whose cards lie open: everybody's, or one seat's. */
  readonly open: Seat | 'all';
  /** Where in the match this is, how fast it goes, and what the keys do. */
  readonly place: string;
  readonly keys: string;
}

const LEAST_SIZE: Size = { columns: 80, rows: 24 };

const STRONG: Style = { isBold: true };
export function drawPicture(table: Table, options: PictureOptions): string[] {
  const { size, look, language } = options;
  if (size.columns < LEAST_SIZE.columns || size.rows < LEAST_SIZE.rows) {
    return [WORDS[language].t.tooSmall(LEAST_SIZE.columns, LEAST_SIZE.rows)];
  }
  const canvas = new Canvas(size.columns, size.rows, look);
  canvas.text(1, 0, clip(titleOf(table, language), size.columns - 2), STRONG);
  if (table.deal !== null) {
    PLACES[table.game.seats]!.forEach((place, seat) => {
      drawSeat(canvas, table, seat, place, options);
    });
    drawTrick(canvas, viewDeal(table.game, table.deal, null), table);
  }
  newsOf(table, language).forEach((line, i) => {
    canvas.textAround(
      size.columns / 2,
      18 + i,
      clip(line, size.columns - 2),
      i === 0 ? {} : STRONG,
    );
  });
  canvas.text(1, size.rows - 2, clip(options.place, size.columns - 2), FAINT);
  canvas.text(1, size.rows - 1, clip(options.keys, size.columns - 2), FAINT);
  return canvas.lines();
}

function titleOf(table: Table, language: Language): string {
  const { t, names } = WORDS[language];
  const title = [names.games[table.game.id]];
  if (table.deal === null) return title.join(' · ');
  const view = viewDeal(table.game, table.deal, null);
  title.push(t.deal(view.setup.number, null));
  title.push(...(gamePlugin(view.game).table.watchedHeading?.(view, WORDS[language]) ?? []));
  if (view.plays.length > 0) {
    const trick = Math.ceil(view.plays.length / table.game.seats);
    title.push(t.trick(trick, table.game.length));
  }
  return title.join(' · ');
}

function drawSeat(
  canvas: Canvas,
  table: Table,
  seat: Seat,
  place: Place,
  { language, open }: PictureOptions,
): void {
  const { names, bots } = companyOf(table);
  const view = viewDeal(table.game, table.deal!, seat);
  const isOpen = open === 'all' || open === seat;
  const mark = view.actors.includes(seat) ? '▸ ' : '';
  const name = clip(mark + names[seat]!, 20);
  const figures = seatFigures(table, view, seat, language);
  const whole = `${name}${bots === null ? '' : ` ${bots[seat]}`}  ${figures}`;
  const hand = isOpen ? view.hand : null;
  if (place === 'below' || place === 'above') {
    const row = place === 'above' ? 2 : 16;
    canvas.textAround(canvas.columns / 2, row, clip(whole, 78), FAINT);
    canvas.text(
      canvas.columns / 2 - Math.floor(Math.min(78, widthOf(whole)) / 2),
      row,
      name,
      STRONG,
    );
    drawRow(canvas, place === 'above' ? 3 : 15, hand, view.counts[seat]!);
    return;
  }
  const x = place === 'left' ? 1 : canvas.columns - SIDE;
  canvas.text(x, 5, clip(`${name} ${bots?.[seat] ?? ''}`, SIDE), FAINT);
  canvas.text(x, 5, name, STRONG);
  canvas.text(x, 6, clip(figures, SIDE), FAINT);
  drawSuits(canvas, x, hand, view.counts[seat]!);
}

function seatFigures(table: Table, view: DealView, seat: Seat, language: Language): string {
  const { t } = WORDS[language];
  const side = sidesAt(table).findIndex((seats) => seats.includes(seat));
  const total = t.points(`${table.standing.totals[side]!}`);
  return `${total} · ${gamePlugin(view.game).table.watchedNote(view, seat, WORDS[language])}`;
}

/** Cards of the picture: hands in a row or by suits, and the trick in the middle. */
const FAINT: Style = { ink: 'grey' };
/** Columns of a hand at the side. */
const SIDE = 29;
/** Where each seat's card lies in the trick, from the middle: columns and rows of its corner. */
const SPOTS = {
  below: [-2, 11],
  left: [-9, 8],
  above: [-2, 5],
  right: [5, 8],
} as const satisfies Readonly<Record<string, readonly [number, number]>>;
type Place = keyof typeof SPOTS;
const PLACES: Readonly<Record<number, readonly Place[]>> = {
  3: ['below', 'left', 'right'],
  4: ['below', 'left', 'above', 'right'],
};

/** A hand in one row, suit by suit; cards that are not seen as backs. */
function drawRow(canvas: Canvas, y: number, hand: readonly Card[] | null, count: number): void {
  const cards = hand === null ? null : inHandOrder(hand);
  const text = cards === null ? backs(count) : cards.map(rankText).join(' ');
  const suits = cards === null ? 0 : new Set(cards.map((card) => card >> 5)).size;
  let x = Math.floor((canvas.columns - widthOf(text) - 3 * suits) / 2);
  if (cards === null) {
    canvas.text(x, y, text, FAINT);
    return;
  }
  let suit = -1;
  for (const card of cards) {
    if (card >> 5 !== suit) {
      suit = card >> 5;
      canvas.text(x + 1, y, suitSymbol(suit), suitStyle(suit, canvas.look));
      x += 3;
    }
    canvas.text(x, y, rankText(card), cardStyle(card, canvas.look));
    x += widthOf(rankText(card)) + 1;
  }
}

/** A hand in four rows, one for each suit. */
function drawSuits(canvas: Canvas, x: number, hand: readonly Card[] | null, count: number): void {
  if (hand === null) {
    canvas.text(x, 8, backs(count), FAINT);
    return;
  }
  SUIT_ORDER.forEach((suit, row) => {
    const cards = inHandOrder(hand).filter((card) => card >> 5 === suit);
    const style = suitStyle(suit, canvas.look);
    canvas.text(x, 8 + row, suitSymbol(suit), style);
    canvas.text(x + 2, 8 + row, clip(cards.map(rankText).join(' '), SIDE - 2), style);
  });
}

/** The trick on the table, or the one that has just been taken. */
function drawTrick(canvas: Canvas, view: DealView, { game }: Table): void {
  const { seats, step } = game;
  const trick = Math.ceil(view.plays.length / seats) - 1;
  if (trick < 0) return;
  const leader = trick === 0 ? view.opener! : view.takers[trick - 1]!;
  const taker = view.takers[trick];
  view.plays.slice(trick * seats).forEach((card, i) => {
    const seat = seatFrom(leader, i * step, seats);
    const [x, y] = SPOTS[PLACES[seats]![seat]!];
    canvas.face(canvas.columns / 2 + x, y, card, seat === taker ? 'chosen' : 'plain');
  });
}

function rankText(card: Card): string {
  const suit = card & 31;
  return suit <= 12 ? RANKS[suit]! : HIGH[suit - 13]!;
}
const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
/** Above the ace of spades in some decks: deuces with their suits, and the jokers. */
const HIGH = ['2', '2♣', '2♦', '2♥', '2♠', 'LJ', 'BJ'];

function backs(count: number): string {
  return '▯ '.repeat(count).trimEnd();
}
