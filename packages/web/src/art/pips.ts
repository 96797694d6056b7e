// Where the pips of a number card stand, and which of them are upside down.

interface Pip {
  readonly x: number;
  readonly y: number;
  readonly isTurned: boolean;
}

/** Per value the rows, from 0 at the top to 6 at the bottom, of the outer columns and of the middle. */
const ROWS: Readonly<Record<number, { readonly outer: number[]; readonly middle: number[] }>> = {
  2: { outer: [], middle: [0, 6] },
  3: { outer: [], middle: [0, 3, 6] },
  4: { outer: [0, 6], middle: [] },
  5: { outer: [0, 6], middle: [3] },
  6: { outer: [0, 3, 6], middle: [] },
  7: { outer: [0, 3, 6], middle: [1.5] },
  8: { outer: [0, 3, 6], middle: [1.5, 4.5] },
  9: { outer: [0, 2, 4, 6], middle: [3] },
  10: { outer: [0, 2, 4, 6], middle: [1, 5] },
};

const COLUMNS = { left: 49, middle: 67, right: 85 } as const;
const TOP = 22;
const ROW = 16;

/** The pips of a card from two to ten, in units of a card of 100 by 140. */
export function pipsOf(value: number): readonly Pip[] {
  const { outer, middle } = ROWS[value] ?? { outer: [], middle: [] };
  const column = (x: number, rows: readonly number[]): Pip[] =>
    rows.map((row) => ({ x, y: TOP + row * ROW, isTurned: row > 3 }));
  return [
    ...column(COLUMNS.left, outer),
    ...column(COLUMNS.middle, middle),
    ...column(COLUMNS.right, outer),
  ];
}
