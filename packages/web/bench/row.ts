// A measurement beside its budget, and all of them in one table.

export interface Row {
  readonly name: string;
  readonly unit: string;
  readonly measured: number;
  /** At most this, or at least where more is better; null for a figure that only describes the machine. */
  readonly budget: number | null;
  readonly isFloor?: boolean;
  /** Single runs, where there were several. */
  readonly runs?: readonly number[];
}

export function isMet({ measured, budget, isFloor }: Row): boolean {
  if (budget === null) return true;
  return isFloor ? measured >= budget : measured <= budget;
}

function shown(value: number): string {
  const digits = Number.isInteger(value) ? 0 : Math.abs(value) < 1 ? 3 : 1;
  return value.toFixed(digits);
}

/** The table as text, one line for each budget. */
export function tableOf(rows: readonly Row[]): string {
  const cells = rows.map((row) => {
    const limit = row.budget === null ? '' : `${row.isFloor ? '≥' : '≤'} ${shown(row.budget)}`;
    const verdict = row.budget === null ? '' : isMet(row) ? 'met' : 'MISSED';
    const runs = row.runs === undefined ? '' : `(${row.runs.map(shown).join(', ')})`;
    return [row.name, limit, shown(row.measured), row.unit, verdict, runs];
  });
  const lines = [['', 'budget', 'measured', '', '', '(single runs)'], ...cells];
  const widths = [0, 1, 2, 3, 4].map((i) => Math.max(...lines.map((line) => line[i]!.length)));
  return lines
    .map(([name, limit, value, unit, verdict, runs]) =>
      [
        name!.padEnd(widths[0]!),
        limit!.padStart(widths[1]!),
        value!.padStart(widths[2]!),
        unit!.padEnd(widths[3]!),
        verdict!.padEnd(widths[4]!),
        runs,
      ]
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The value below which this share of the others lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}
