// Figures as a table of plain text: columns aligned, the first to the left and the others to the right.

import { stripVTControlCharacters } from 'node:util';

interface TableRequest {
  /** Columns that are words: they begin at the left. The first always does. */
  readonly left?: readonly number[];
  /** Between columns. */
  readonly gap?: string;
}

/** One line for each row, no line with blanks at its end. The first row may be a heading. */
export function textTable(
  rows: readonly (readonly string[])[],
  { left = [], gap = '  ' }: TableRequest = {},
): string {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, i) =>
    Math.max(...rows.map((row) => widthOf(row[i] ?? ''))),
  );
  const line = (row: readonly string[]): string =>
    widths
      .map((width, i) => {
        const text = row[i] ?? '';
        const blanks = ' '.repeat(width - widthOf(text));
        return i === 0 || left.includes(i) ? text + blanks : blanks + text;
      })
      .join(gap)
      .trimEnd();
  return rows.map((row) => `${line(row)}\n`).join('');
}

/** A table of GitHub's Markdown, aligned in the same way. */
export function markdownTable(
  rows: readonly (readonly string[])[],
  left: readonly number[] = [],
): string {
  const [head = [], ...body] = rows;
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |\n`;
  const rule = line(head.map((_, i) => (i === 0 || left.includes(i) ? '---' : '---:')));
  return line(head) + rule + body.map(line).join('');
}

/** How wide a text stands on a terminal; colours take no room. */
function widthOf(text: string): number {
  return [...stripVTControlCharacters(text)].length;
}
