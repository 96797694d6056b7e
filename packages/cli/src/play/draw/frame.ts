// One picture of the table for a terminal of any size: never wider, never higher, and nothing but what the view shows.

import { Canvas, type Line } from '../../terminal/canvas.ts';
import type { Size } from '../../terminal/size.ts';
import type { Style } from '../../terminal/style.ts';
import { clip, widthOf, wrap, wrapIn } from '../../terminal/width.ts';
import { askOf } from '../ask.ts';
import { drawBottom, keysOf, messageOf } from './bottom.ts';
import { drawCompact } from './compact.ts';
import { drawHand, HAND_ROWS } from './hand.ts';
import { drawPanel } from './panel.ts';
import type { Area, Scene } from './scene.ts';
import { askWords, headingOf, trickHeading } from './seats.ts';
import { sheetLines } from './sheets.ts';
import { drawFelt, drawTable, LEAST_FELT } from './table.ts';

/** The drawn table needs this much; below it there are lines of text, and below those nothing can be played. */
export const WHOLE = { columns: 80, rows: 24 } as const;
export const LEAST = { columns: 40, rows: 12 } as const;
const MOST = { columns: 100, rows: 30 } as const;
const MOST_FELT = 16;

const BAR: Style = { ink: 'white', ground: 'felt' };
const ASKED: Style = { ink: 'amber', isBold: true };
const QUIET: Style = { ink: 'grey' };

/** Whether the terminal is too small to show the game, so that nothing should be played. */
export function isTooSmall({ columns, rows }: Size): boolean {
  return columns < LEAST.columns || rows < LEAST.rows;
}

export function frame(scene: Scene): string[] {
  const { columns, rows } = scene.size;
  const canvas = new Canvas(columns, rows, scene.look);
  if (isTooSmall(scene.size)) drawTooSmall(canvas, scene);
  else if (scene.ui.sheet !== null) drawSheet(canvas, scene);
  else if (columns < WHOLE.columns || rows < WHOLE.rows) drawCompact(canvas, scene);
  else drawWhole(canvas, scene, areaOf(canvas));
  return canvas.lines();
}

/** The columns of the grid of choices, for the keys that walk through it. */
export function panelColumns(scene: Pick<Scene, 'size'>): number {
  return Math.min(scene.size.columns, MOST.columns) - 12;
}

function areaOf({ columns, rows }: Size): Area {
  const width = Math.min(columns, MOST.columns);
  const height = Math.min(rows, MOST.rows);
  return {
    x: Math.floor((columns - width) / 2),
    y: Math.floor((rows - height) / 2),
    columns: width,
    rows: height,
  };
}

function drawTooSmall(canvas: Canvas, { words }: Scene): void {
  const text = words.t.tooSmall(LEAST.columns, LEAST.rows);
  const lines = wrap(text, Math.max(1, canvas.columns));
  for (const [i, line] of lines.entries()) canvas.text(0, i, line);
  canvas.text(0, lines.length, words.t.footer.small, QUIET);
}

function drawHeading(canvas: Canvas, { view, words }: Scene, { x, y, columns }: Area): void {
  const [game = '', ...rest] = headingOf(view, words);
  const trick = trickHeading(view, words);
  canvas.fill(x, y, columns, 1, BAR);
  canvas.text(x + 2, y, game, { ...BAR, ink: 'gold', isBold: true });
  const left = x + 2 + widthOf(game);
  const room = columns - 5 - widthOf(game) - widthOf(trick);
  canvas.text(left, y, clip(rest.map((part) => ` · ${part}`).join(''), room), BAR);
  canvas.textLeftOf(x + columns - 2, y, trick, BAR);
}

function drawWhole(canvas: Canvas, scene: Scene, area: Area): void {
  const { x, y, columns, rows } = area;
  const spare = rows - WHOLE.rows;
  const felt: Area = { ...area, y: y + 1, rows: Math.min(MOST_FELT, LEAST_FELT + spare) };
  drawHeading(canvas, scene, area);
  if (isPanelOpen(scene)) {
    drawFelt(canvas, felt);
    drawPanel(canvas, scene, {
      x: x + 6,
      y: felt.y + 1,
      columns: columns - 12,
      rows: felt.rows - 2,
    });
  } else {
    drawTable(canvas, scene, felt);
  }
  const below = felt.y + felt.rows;
  const asked = isPanelOpen(scene) ? '' : askWords(scene.view, scene.ui.picked.length, scene.words);
  canvas.text(x + 1, below, clip(asked, columns - 2), ASKED);
  const { text, style } = messageOf(scene);
  const messageRows = rows - HAND_ROWS - 2 - felt.rows - 2;
  for (const [i, line] of wrapIn(text, columns - 2, messageRows).entries()) {
    canvas.text(x + 1, below + 1 + i, line, style);
  }
  const hand: Area = {
    x: x + 2,
    y: y + rows - 2 - HAND_ROWS,
    columns: columns - 4,
    rows: HAND_ROWS,
  };
  drawHand(canvas, scene, hand);
  drawBottom(canvas, scene, { ...area, x: x + 1, columns: columns - 2 }, keysOf(scene));
}

function isPanelOpen({ view }: Scene): boolean {
  const ask = askOf(view);
  return ask === 'choose' || ask === 'pause' || ask === 'over';
}

interface OpenSheet {
  readonly lines: readonly Line[];
  /** How many of them are seen at once. */
  readonly room: number;
}

function openSheet(scene: Scene): OpenSheet {
  const { columns, rows } = areaOf(scene.size);
  const { sheet } = scene.ui;
  const lines = sheet === null ? [] : sheetLines(sheet, { ...scene, columns: columns - 4 });
  return { lines, room: rows - 4 };
}

/** How far the open sheet can be scrolled. */
export function mostScroll(scene: Scene): number {
  const { lines, room } = openSheet(scene);
  return Math.max(0, lines.length - room);
}

/** A sheet covers all but the heading and the keys. */
function drawSheet(canvas: Canvas, scene: Scene): void {
  const { ui, words } = scene;
  const area = areaOf(canvas);
  const { x, y, columns, rows } = area;
  drawHeading(canvas, scene, area);
  canvas.box(x, y + 1, columns, rows - 2, { ink: 'rim' }, {});
  canvas.text(x + 2, y + 1, ` ${words.t.sheets[ui.sheet!]} `, ASKED);
  const { lines, room } = openSheet(scene);
  const from = Math.min(ui.scroll, mostScroll(scene));
  for (const [i, line] of lines.slice(from, from + room).entries()) {
    canvas.pieces(x + 2, y + 2 + i, line, columns - 4);
  }
  const more = lines.length - from - room;
  if (from > 0) canvas.textLeftOf(x + columns - 2, y + 1, ` ↑ ${from} `, QUIET);
  if (more > 0) canvas.textLeftOf(x + columns - 2, y + rows - 2, ` ↓ ${more} `, QUIET);
  canvas.text(x + 1, y + rows - 1, clip(keysOf(scene), columns - 2), QUIET);
}
