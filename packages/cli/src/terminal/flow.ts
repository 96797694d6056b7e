// Wraps a line of styled pieces where it is too wide: nothing is left out, and every piece keeps its style.

import type { Line, Piece } from './canvas.ts';
import { widthOf, wordPieces } from './width.ts';

/** Breaks between words and between pieces; what goes on below begins `indent` columns further right. */
export function flow(line: Line, columns: number, indent = 0): Line[] {
  const whole = line.reduce((sum, { text }) => sum + widthOf(text), 0);
  if (whole <= columns) return [line];
  const lines: Piece[][] = [[]];
  let used = 0;
  let least = 0;
  for (const word of line.flatMap((piece) => wordsOf(piece, columns - indent))) {
    // Blanks at the end of a line take no room: they are left out.
    if (used > least && used + widthOf(word.text.trimEnd()) > columns) {
      lines.push(indent === 0 ? [] : [{ text: ' '.repeat(indent) }]);
      used = indent;
      least = indent;
    }
    lines.at(-1)!.push(word);
    used += widthOf(word.text);
  }
  return lines.map(withoutEnd);
}

/** Blanks at the end of a line could make it too wide. */
function withoutEnd(line: Line): Line {
  const last = line.at(-1);
  return last === undefined ? line : [...line.slice(0, -1), { ...last, text: last.text.trimEnd() }];
}

/** Words with the blanks around them; one that is too wide for a line is cut in pieces. */
function wordsOf({ text, style }: Piece, columns: number): Piece[] {
  const words = text.match(/\s*\S+\s*|\s+/g) ?? [];
  return words
    .flatMap((word) => (widthOf(word.trimEnd()) > columns ? wordPieces(word, columns) : [word]))
    .map((word) => (style === undefined ? { text: word } : { text: word, style }));
}
