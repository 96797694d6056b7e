// The table as a picture for a terminal of 80 by 24: hands round the trick, totals with the names, what has happened.

import { type DealView, type Seat, type Table, viewDeal } from '@kalpler/engine';
import type { Language } from '@kalpler/i18n/language';
import { gamePlugin } from '../games/index.ts';
import { Canvas } from '../terminal/canvas.ts';
import type { Size } from '../terminal/size.ts';
import type { Look, Style } from '../terminal/style.ts';
import { clip, widthOf } from '../terminal/width.ts';
import { WORDS } from '../words.ts';
import { companyOf, sidesAt } from './company.ts';
import { newsOf } from './news.ts';
import { drawRow, drawSuits, drawTrick, FAINT, PLACES, type Place, SIDE } from './picture-cards.ts';

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
