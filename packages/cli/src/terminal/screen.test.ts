// What is drawn row by row, as a terminal shows it in the end.

import { createRequire } from 'node:module';
import { stripVTControlCharacters } from 'node:util';
import type * as Headless from '@xterm/headless';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Canvas } from './canvas.ts';
import { Screen } from './screen.ts';
import { BARE, type Look } from './style.ts';
import { clip, padEnd, widthOf, wrap } from './width.ts';

const { Terminal } = createRequire(import.meta.url)('@xterm/headless') as typeof Headless;
const COLUMNS = 12;
const ROWS = 4;
const COLOURED: Look = { colours: 256, hasStyles: true, deck: 'two' };

const anyText = fc.string({
  unit: fc.constantFrom('a', 'ş', 'İ', '♠', '─', '王', '😀', ' ', 'e\u0301'),
});

/** A canvas with some texts and boxes on it, also beyond its edges. */
const anyCanvas = fc
  .record({
    look: fc.constantFrom(BARE, COLOURED),
    texts: fc.array(
      fc.tuple(
        fc.integer({ min: -5, max: 14 }),
        fc.integer({ min: -1, max: 5 }),
        anyText,
        fc.boolean(),
      ),
      { maxLength: 6 },
    ),
  })
  .map(({ look, texts }) => {
    const canvas = new Canvas(COLUMNS, ROWS, look);
    for (const [x, y, text, hasGround] of texts) {
      canvas.text(x, y, text, hasGround ? { ink: 'red', ground: 'face' } : { isBold: true });
    }
    return canvas.lines();
  });

it('shows exactly the last picture, whatever was there before', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyCanvas, { minLength: 1, maxLength: 4 }), async (pictures) => {
      const terminal = new Terminal({ cols: COLUMNS, rows: ROWS, allowProposedApi: true });
      let sent = '';
      const screen = new Screen((text) => {
        sent += text;
      });
      screen.enter();
      for (const lines of pictures) screen.draw(lines);
      await new Promise<void>((resolve) => terminal.write(sent, resolve));
      const { active } = terminal.buffer;
      expect(active.type).toBe('alternate');
      for (const [row, line] of pictures.at(-1)!.entries()) {
        const shown = active.getLine(row)!.translateToString(true).trimEnd();
        expect(shown).toBe(stripVTControlCharacters(line).trimEnd());
      }
      terminal.dispose();
    }),
    { numRuns: 60 },
  );
});

it('writes nothing for a picture that is there already', () => {
  const sent: string[] = [];
  const screen = new Screen((text) => sent.push(text));
  screen.enter();
  screen.draw(['one', 'two']);
  const before = sent.length;
  screen.draw(['one', 'two']);
  expect(sent).toHaveLength(before);
  screen.draw(['one', 'three']);
  expect(sent.at(-1)).not.toContain('one');
  screen.leave();
  expect(sent.at(-1)).toContain('\u001b[?1049l');
});

it('keeps texts within a number of columns', () => {
  fc.assert(
    fc.property(anyText, fc.integer({ min: 2, max: 20 }), (text, width) => {
      expect(widthOf(clip(text, width))).toBeLessThanOrEqual(width);
      expect(widthOf(padEnd(text, width))).toBe(width);
      for (const line of wrap(text, width)) expect(widthOf(line)).toBeLessThanOrEqual(width);
      expect(wrap(text, width).join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
    }),
  );
  expect(clip('Maça Kızı', 6)).toBe('Maça…');
  expect([widthOf('ğüşiöçİ♠♥♦♣'), widthOf('王😀'), widthOf('e\u0301')]).toEqual([11, 4, 1]);
});
