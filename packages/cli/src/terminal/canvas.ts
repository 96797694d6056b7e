// A sheet of terminal cells to draw on: whatever falls outside is not drawn, so no line is ever too wide.

import { type Card, cardSymbol } from '@kalpler/engine';
import { CARD_WIDTH, type FaceKind, faceStyles } from './cards.ts';
import { isSeenOnBlank, type Look, PLAIN, paint, type Style } from './style.ts';
import { charWidth, clip, padEnd, widthOf } from './width.ts';

/** A line made of pieces. */
export type Line = readonly Piece[];

export interface Piece {
  readonly text: string;
  readonly style?: Style;
}

interface Cell {
  /** What is seen; empty for the second half of a wide character. */
  text: string;
  style: Style;
}

export class Canvas {
  readonly columns: number;
  readonly rows: number;
  readonly look: Look;
  readonly #cells: Cell[][];

  constructor(columns: number, rows: number, look: Look) {
    this.columns = Math.max(0, columns);
    this.rows = Math.max(0, rows);
    this.look = look;
    this.#cells = Array.from({ length: this.rows }, () =>
      Array.from({ length: this.columns }, () => ({ text: ' ', style: PLAIN })),
    );
  }

  /** Writes from a place to the right. The ground below shows through a style that has none. */
  text(x: number, y: number, text: string, style: Style = PLAIN): void {
    const row = this.#cells[y];
    if (row === undefined) return;
    let column = x;
    for (const char of text) {
      const width = charWidth(char);
      if (width === 0) {
        const before = row[column - 1];
        if (before !== undefined && before.text !== '' && char >= '\u0300') before.text += char;
        continue;
      }
      const isInside = column >= 0 && column + width <= this.columns;
      if (isInside) {
        this.set(row, column, char, style);
        if (width === 2) this.set(row, column + 1, '', style);
      }
      column += width;
    }
  }

  /** Ends at a column, which is not written itself. */
  textLeftOf(x: number, y: number, text: string, style: Style = PLAIN): void {
    this.text(x - widthOf(text), y, text, style);
  }

  textAround(x: number, y: number, text: string, style: Style = PLAIN): void {
    this.text(x - Math.floor(widthOf(text) / 2), y, text, style);
  }

  fill(x: number, y: number, columns: number, rows: number, style: Style): void {
    for (let row = y; row < y + rows; row++) this.text(x, row, ' '.repeat(columns), style);
  }

  /** A frame with round corners, empty inside. */
  box(
    x: number,
    y: number,
    columns: number,
    rows: number,
    edge: Style,
    inside: Style = edge,
  ): void {
    if (columns < 2 || rows < 2) return;
    this.fill(x, y, columns, rows, inside);
    const line = '─'.repeat(columns - 2);
    this.text(x, y, `╭${line}╮`, edge);
    this.text(x, y + rows - 1, `╰${line}╯`, edge);
    for (let row = y + 1; row < y + rows - 1; row++) {
      this.text(x, row, '│', edge);
      this.text(x + columns - 1, row, '│', edge);
    }
  }

  /** The face of a card; below its name there may be more rows, the first with a mark. */
  face(
    x: number,
    y: number,
    card: Card,
    kind: FaceKind = 'plain',
    marks: readonly string[] = [],
  ): void {
    const { print, edge } = faceStyles(card, this.look, kind);
    const rows = [cardSymbol(card), ...marks];
    this.text(x, y, '╭───╮', edge);
    for (const [i, row] of rows.entries()) {
      this.text(x, y + 1 + i, '│   │', edge);
      this.text(x + 1, y + 1 + i, padEnd(row, CARD_WIDTH), i === 0 ? print : edge);
    }
    this.text(x, y + 1 + rows.length, '╰───╯', edge);
  }

  /** The back of a card that lies face down. */
  back(x: number, y: number, rows: number): void {
    const style: Style = { ink: 'pale', ground: 'blue' };
    this.text(x, y, '╭───╮', style);
    for (let row = 1; row <= rows; row++) this.text(x, y + row, '│░░░│', style);
    this.text(x, y + 1 + rows, '╰───╯', style);
  }

  /** Pieces of text with their own styles, one after the other, no further than `columns`. */
  pieces(x: number, y: number, line: Line, columns: number): void {
    let column = x;
    for (const { text, style } of line) {
      const fitting = clip(text, x + columns - column);
      this.text(column, y, fitting, style);
      column += widthOf(fitting);
    }
  }

  /** The lines as they are printed, blanks at their ends left out. */
  lines(): string[] {
    return this.#cells.map((row) => this.line(row));
  }

  private set(row: Cell[], column: number, text: string, style: Style): void {
    const cell = row[column]!;
    // The other half of a wide character that is written over would leave the line too narrow.
    if (cell.text === '' && column > 0 && row[column - 1]!.text.length > 0) {
      const before = row[column - 1]!;
      if (charWidth([...before.text][0]!) === 2 && text !== '') before.text = ' ';
    }
    if (charWidth([...cell.text][0] ?? ' ') === 2 && row[column + 1]?.text === '') {
      row[column + 1]!.text = ' ';
    }
    const ground = style.ground ?? cell.style.ground;
    cell.text = text;
    cell.style = ground === undefined ? style : { ...style, ground };
  }

  private line(row: readonly Cell[]): string {
    let end = row.length;
    while (end > 0 && row[end - 1]!.text === ' ' && !this.isSeen(row[end - 1]!)) end--;
    let line = '';
    for (let from = 0; from < end; ) {
      const { style } = row[from]!;
      let to = from;
      let text = '';
      while (to < end && isSame(row[to]!.style, style)) text += row[to++]!.text;
      line += paint(text, style, this.look);
      from = to;
    }
    return line;
  }

  private isSeen({ style }: Cell): boolean {
    return isSeenOnBlank(style, this.look);
  }
}

function isSame(a: Style, b: Style): boolean {
  return (
    a === b ||
    (a.ink === b.ink &&
      a.ground === b.ground &&
      Boolean(a.isBold) === Boolean(b.isBold) &&
      Boolean(a.isDim) === Boolean(b.isDim) &&
      Boolean(a.isInverse) === Boolean(b.isInverse) &&
      Boolean(a.isUnderlined) === Boolean(b.isUnderlined))
  );
}
