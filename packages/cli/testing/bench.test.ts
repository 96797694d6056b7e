// `bench`: real runs of a few games, and rows that say what was met.

import { expect, test } from 'vitest';
import { isMet, type Row, rowsText } from '../src/runs/bench.ts';
import { runCli } from './run-cli.ts';

test('rows say what was met', () => {
  const rows: Row[] = [
    { name: 'loop', unit: 'rounds/s', measured: 1234.5, target: null },
    { name: 'time', unit: 's', measured: 10.04, target: 10 },
    { name: 'gain', unit: 'times', measured: 1.7, target: 1.7, isFloor: true },
  ];
  expect(rows.map(isMet)).toEqual([true, false, true]);
  expect(rowsText(rows)).toBe(
    [
      '      target  measured',
      'loop              1235  rounds/s',
      'time    ≤ 10      10.0  s         MISSED',
      'gain  ≥ 1.70      1.70  times     met',
      '',
    ].join('\n'),
  );
});

test('a few games are measured, and the exit code says whether all targets are met', async () => {
  const { code, stdout, stderr } = await runCli([
    'bench',
    '--games',
    '4',
    '--train',
    '2',
    '--json',
  ]);
  const { rows } = JSON.parse(stdout) as { rows: (Row & { met: boolean })[] };
  expect(stderr).toBe('');
  expect(rows.filter(({ target }) => target !== null)).toHaveLength(5);
  for (const row of rows)
    expect(row).toMatchObject({ measured: expect.any(Number), met: isMet(row) });
  expect(code).toBe(rows.every(({ met }) => met) ? 0 : 1);
});
