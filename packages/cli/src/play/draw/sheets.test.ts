// Sheets in terminals of all widths: whatever they show in a wide one, they show in a narrow one too.

import { SeededRandom, viewTable } from '@kalpler/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { open, playSteps } from '../../../../engine/testing/matches.ts';
import { anyScene } from '../../../testing/scenes.ts';
import type { Line } from '../../terminal/canvas.ts';
import { BARE } from '../../terminal/style.ts';
import { widthOf } from '../../terminal/width.ts';
import { WORDS } from '../../words.ts';
import { LEAST, mostScroll } from './frame.ts';
import { sheetLines } from './sheets.ts';

const SHEETS = ['scores', 'last', 'played', 'help'] as const;
const textOf = (line: Line) => line.map(({ text }) => text).join('');
const wordsIn = (lines: readonly Line[]) =>
  lines
    .map(textOf)
    .join(' ')
    .split(/\s+/)
    .filter((word) => word !== '')
    .sort();

describe('a sheet', () => {
  it.each(['last', 'played', 'help'] as const)(
    'of %s loses no word in a narrow terminal',
    (sheet) => {
      fc.assert(
        fc.property(anyScene([sheet]), fc.integer({ min: 36, max: 96 }), (scene, columns) => {
          const lines = sheetLines(sheet, { ...scene, columns });
          for (const line of lines) expect(widthOf(textOf(line))).toBeLessThanOrEqual(columns);
          expect(wordsIn(lines)).toEqual(wordsIn(sheetLines(sheet, scene)));
        }),
        { numRuns: 60 },
      );
    },
  );

  it('of scores has all names, totals and points in a narrow terminal', () => {
    const table = playSteps(open('king'), new SeededRandom(5), 130);
    const view = viewTable(table, 0);
    expect(view.results.length).toBeGreaterThan(1);
    const scene = { view, words: WORDS.en, look: BARE, bots: [null, 'easy', 'easy', 'easy'] };
    const lines = sheetLines('scores', { ...scene, columns: LEAST.columns - 4 }).map(textOf);
    for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(LEAST.columns - 4);
    const wide = wordsIn(sheetLines('scores', scene));
    const narrow = new Set(lines.join(' ').split(/\s+/));
    for (const word of wide) expect(narrow).toContain(word);
  });

  it('of cards played tells two cards of one rank apart', () => {
    const view = viewTable(
      playSteps(open('spades', { preset: 'jjdd' }), new SeededRandom(1), 1),
      0,
    );
    const scene = { view, words: WORDS.en, look: BARE, bots: [] };
    const [trumps] = sheetLines('played', scene).map(textOf);
    expect(trumps).toMatch(/2♦/);
    expect(trumps).toMatch(/2♠/);
    expect(trumps).not.toMatch(/[KA][♠♦]/);
  });

  it('can be scrolled to its end and no further', () => {
    fc.assert(
      fc.property(anyScene([...SHEETS]), (scene) => {
        const small = { ...scene, size: LEAST };
        const lines = sheetLines(scene.ui.sheet!, { ...scene, columns: LEAST.columns - 4 });
        expect(mostScroll(small)).toBe(Math.max(0, lines.length - (LEAST.rows - 4)));
      }),
      { numRuns: 30 },
    );
  });
});
