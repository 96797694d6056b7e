// How many columns a text takes in a terminal, and how it is cut and filled to a number of them.

/** Marks that sit on the letter before them, and signs that are not seen. */
const UNSEEN = /[\p{M}\p{Cf}\p{Cc}]/u;
/** Letters and pictures of East Asia and emoji that are drawn as pictures. */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}\p{Emoji_Presentation}]/u;

/** Columns of one character; suit symbols, borders and all Turkish letters take one. */
export function charWidth(char: string): 0 | 1 | 2 {
  if (char >= ' ' && char <= '~') return 1;
  if (UNSEEN.test(char)) return 0;
  return WIDE.test(char) ? 2 : 1;
}

export function widthOf(text: string): number {
  let width = 0;
  for (const char of text) width += charWidth(char);
  return width;
}

/** The beginning of a text, with `…` at its end where it was cut. */
export function clip(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  if (width <= 0) return '';
  let cut = '';
  let used = 0;
  for (const char of text) {
    const columns = charWidth(char);
    if (used + columns > width - 1) break;
    used += columns;
    cut += char;
  }
  return `${cut.trimEnd()}…`;
}

/** Filled with blanks on its right, or cut. */
export function padEnd(text: string, width: number): string {
  const fitting = clip(text, width);
  return fitting + ' '.repeat(Math.max(0, width - widthOf(fitting)));
}

/** Filled with blanks on its left, or cut. */
export function padStart(text: string, width: number): string {
  const fitting = clip(text, width);
  return ' '.repeat(Math.max(0, width - widthOf(fitting))) + fitting;
}

/** Lines of words, none wider than `width`; a word that is too wide for a line is cut in pieces. */
export function wrap(text: string, width: number): string[] {
  return text.split('\n').flatMap((line) => wrapLine(line, width));
}

/** The same in no more than `most` lines, with `…` at the end where it was cut. */
export function wrapIn(text: string, width: number, most: number): string[] {
  const lines = wrap(text, width);
  if (lines.length <= most || most <= 0) return lines.slice(0, Math.max(0, most));
  return [...lines.slice(0, most - 1), clip(`${lines[most - 1]} …`, width)];
}

function wrapLine(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((one) => wordPieces(one, width))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer) <= width) {
      line = longer;
    } else {
      if (line !== '') lines.push(line);
      line = word;
    }
  }
  return line === '' ? lines : [...lines, line];
}

/** A word that is too wide, in pieces that are not. */
export function wordPieces(word: string, width: number): string[] {
  if (widthOf(word) <= width) return [word];
  const parts: string[] = [''];
  for (const char of word) {
    const last = parts.length - 1;
    if (widthOf(parts[last]! + char) > width && parts[last] !== '') parts.push(char);
    else parts[last] += char;
  }
  return parts;
}
