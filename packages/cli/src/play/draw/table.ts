// The table: a felt with the four seats around it and the trick in its middle.

import type { Canvas } from '../../terminal/canvas.ts';
import type { Style } from '../../terminal/style.ts';
import { clip, widthOf } from '../../terminal/width.ts';
import { shownTrick } from '../tricks.ts';
import type { Area, Scene } from './scene.ts';
import { type SeatNote, type Side, seatNote, sideOfSeat } from './seats.ts';

const FELT: Style = { ink: 'white', ground: 'felt' };
const RIM: Style = { ink: 'rim', ground: 'felt' };
const QUIET: Style = { ink: 'pale', ground: 'felt' };
const BACKS: Style = { ink: 'rim', ground: 'felt' };
const NAME: Style = { ink: 'white', ground: 'felt', isBold: true };
const ACTOR: Style = { ink: 'gold', ground: 'felt', isBold: true };

type Give = NonNullable<NonNullable<Scene['view']['deal']>['give']>;

/** Rows of a felt with nothing to spare. */
export const LEAST_FELT = 12;
/** Columns that a name at the side may take. */
const SIDE_COLUMNS = 20;

export function drawFelt(canvas: Canvas, { x, y, columns, rows }: Area): void {
  canvas.box(x, y, columns, rows, RIM, FELT);
}

export function drawTable(canvas: Canvas, scene: Scene, area: Area): void {
  const { view, words } = scene;
  drawFelt(canvas, area);
  for (const seat of view.players.keys()) {
    drawSeat(canvas, area, sideOfSeat(view, seat), seatNote(view, seat, words));
  }
  if (view.deal?.give) drawGift(canvas, scene, area, view.deal.give);
  else drawTrick(canvas, scene, area);
}

const ARROWS: Readonly<Record<Side, string>> = { left: '◀', top: '▲', right: '▶', bottom: '▼' };

/** The cards that are to be given, in their places, and to whom they go. */
function drawGift(canvas: Canvas, { view, ui }: Scene, area: Area, give: Give): void {
  const middle = area.x + Math.floor(area.columns / 2);
  const x = middle - Math.floor((give.count * 6 - 1) / 2);
  const y = area.y + Math.floor((area.rows - 4) / 2);
  for (let i = 0; i < give.count; i++) {
    const card = ui.picked[i];
    if (card !== undefined) canvas.face(x + 6 * i, y, card);
    else canvas.box(x + 6 * i, y, 5, 3, RIM, FELT);
  }
  const arrow = ARROWS[sideOfSeat(view, give.to)];
  const name = clip(view.players[give.to]!, SIDE_COLUMNS);
  canvas.textAround(middle, y + 3, arrow === '▶' ? `${name} ▶` : `${arrow} ${name}`, QUIET);
}

function drawSeat(canvas: Canvas, area: Area, side: Side, note: SeatNote): void {
  const { x, y, columns, rows } = area;
  const middle = x + Math.floor(columns / 2);
  const backs = '▮'.repeat(note.cards);
  if (side === 'top' || side === 'bottom') {
    drawOnRim(canvas, middle, side === 'top' ? y : y + rows - 1, columns - 8, note);
    if (side === 'top') canvas.textAround(middle, y + 1, backs, BACKS);
    return;
  }
  const isLeft = side === 'left';
  const top = y + Math.floor((rows - 2) / 2);
  const write = (row: number, text: string, style: Style) => {
    const fitting = clip(text, SIDE_COLUMNS);
    if (isLeft) canvas.text(x + 3, row, fitting, style);
    else canvas.textLeftOf(x + columns - 3, row, fitting, style);
  };
  write(top, named(note, isLeft), note.isActor ? ACTOR : NAME);
  for (const [i, text] of note.notes.entries()) write(top + 1 + i, text, QUIET);
  write(top + 1 + note.notes.length, backs, BACKS);
}

/** The one who is to act has an arrow, so that it is seen without colours as well. */
function named({ name, isActor }: SeatNote, isLeft: boolean): string {
  const fitting = clip(name, SIDE_COLUMNS - 2);
  if (!isActor) return fitting;
  return isLeft ? `▸ ${fitting}` : `${fitting} ◂`;
}

function drawOnRim(canvas: Canvas, middle: number, y: number, columns: number, note: SeatNote) {
  const name = ` ${note.isActor ? '▸ ' : ''}${clip(note.name, 24)} `;
  const notes = note.notes.length === 0 ? '' : `· ${note.notes.join(' · ')} `;
  const whole = clip(name + notes, columns);
  const start = middle - Math.floor(widthOf(whole) / 2);
  canvas.text(start, y, whole, QUIET);
  canvas.text(start, y, clip(name, columns), note.isActor ? ACTOR : NAME);
}

function drawTrick(canvas: Canvas, { view }: Scene, area: Area): void {
  const { cards, taker } = shownTrick(view);
  const places = placesOf(area);
  for (const { seat, card } of cards) {
    const { x, y } = places[sideOfSeat(view, seat)];
    canvas.face(x, y, card, taker === null ? 'plain' : seat === taker ? 'chosen' : 'faint');
  }
}

type Places = Readonly<Record<Side, { readonly x: number; readonly y: number }>>;

function placesOf({ x, y, columns, rows }: Area): Places {
  const middle = x + Math.floor(columns / 2) - 2;
  const gap = Math.floor((rows - LEAST_FELT) / 2);
  const first = y + 2;
  return {
    top: { x: middle, y: first },
    left: { x: middle - 11, y: first + 3 + gap },
    right: { x: middle + 11, y: first + 3 + gap },
    bottom: { x: middle, y: first + 6 + 2 * gap },
  };
}
