// A target and what was measured of it, and all of them in one table.

import { textTable } from '../table-text.ts';

export interface Row {
  readonly name: string;
  readonly unit: string;
  readonly measured: number;
  /** At most this, or at least where more is better; null for a figure that only tells about the machine. */
  readonly target: number | null;
  readonly isFloor?: boolean;
}

export function isMet({ measured, target, isFloor }: Row): boolean {
  if (target === null) return true;
  return isFloor ? measured >= target : measured <= target;
}

export function rowsText(rows: readonly Row[]): string {
  const cells = rows.map((row) => {
    const limit = row.target === null ? '' : `${row.isFloor ? '≥' : '≤'} ${shown(row.target)}`;
    const verdict = row.target === null ? '' : isMet(row) ? 'met' : 'MISSED';
    return [row.name, limit, shown(row.measured), row.unit, verdict];
  });
  return textTable([['', 'target', 'measured', '', ''], ...cells], { left: [3, 4] });
}

function shown(value: number): string {
  if (Number.isInteger(value) || Math.abs(value) >= 1000) return value.toFixed(0);
  return value.toFixed(Math.abs(value) < 10 ? 2 : 1);
}
