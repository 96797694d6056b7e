// Weights as text that stays small on its way to a browser.

/** Most weights are written in hundredths. */
const HUNDREDTHS = 100;
const NUMBERS = /\d*[a-z]/gi;
const RADIX = 26;
const A = 'a'.charCodeAt(0);

/**
 * The rows of a text of whole numbers, each divided by `parts`. A letter is a number from a for 0 to z for 25, negative
 * if it is a capital; digits before it say how many times 26 are added. So `c4t2W` is 2, 123 and -74.
 */
export function readRows(text: string, parts = HUNDREDTHS): number[][] {
  const rows = text.trim().split('\n');
  return rows.map((row) => row.match(NUMBERS)!.map((number) => readNumber(number) / parts));
}

function readNumber(text: string): number {
  const letter = text.charCodeAt(text.length - 1);
  const size = Number(text.slice(0, -1)) * RADIX + (letter & 31) - 1;
  return letter < A ? -size : size;
}

/** The rows laid out one after the other, each with room for the same number of weights; what it leaves out is zero. */
export function readTable(text: string, rows: number, size: number): Float64Array {
  const weights = new Float64Array(rows * size);
  readRows(text).forEach((row, number) => {
    weights.set(row, number * size);
  });
  return weights;
}
