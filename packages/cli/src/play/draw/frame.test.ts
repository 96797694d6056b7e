// Pictures of random positions of all games: they fit their terminal and show nothing that the view does not.

import { stripVTControlCharacters } from 'node:util';
import { cardSymbol } from '@kalpler/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyScene } from '../../../testing/scenes.ts';
import { widthOf } from '../../terminal/width.ts';
import { askOf } from '../ask.ts';
import { frame, LEAST, WHOLE } from './frame.ts';
import type { Scene } from './scene.ts';

const NO_SHEET = [null] as const;
const SHEETS = ['scores', 'last', 'played', 'help'] as const;
const CARD = /(?:10|[2-9JQKA])[♠♥♦♣]|\b(?:BJ|LJ)\b/gu;

/** Every card that the person has a right to see. */
function visible({ view: { deal } }: Scene): Set<string> {
  const seen = [deal?.hand, deal?.plays, deal?.gave, deal?.received].flatMap((list) => list ?? []);
  return new Set(seen.map(cardSymbol));
}

function isWhole({ size }: Scene): boolean {
  return size.columns >= WHOLE.columns && size.rows >= WHOLE.rows;
}

describe('a picture of the table', () => {
  it('is never wider or higher than its terminal, and always has something to say', () => {
    fc.assert(
      fc.property(anyScene([...NO_SHEET, ...SHEETS]), (scene) => {
        const lines = frame(scene).map(stripVTControlCharacters);
        expect(lines.length).toBeLessThanOrEqual(scene.size.rows);
        for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(scene.size.columns);
        expect(lines.join('').trim()).not.toBe('');
      }),
      { numRuns: 300 },
    );
  });

  it('shows no card that the view hides', () => {
    fc.assert(
      fc.property(anyScene([null, 'last', 'scores']), (scene) => {
        const allowed = visible(scene);
        for (const [card] of frame(scene).map(stripVTControlCharacters).join('\n').matchAll(CARD)) {
          expect(allowed).toContain(card);
        }
      }),
      { numRuns: 250 },
    );
  });

  it('shows the whole hand and the trick, and marks every card that may be played', () => {
    fc.assert(
      fc.property(anyScene(NO_SHEET), (scene) => {
        fc.pre(isWhole(scene));
        const { view, ui } = scene;
        const { deal } = view;
        const lines = frame(scene).map(stripVTControlCharacters);
        const shown = new Set(lines.join('\n').match(CARD) ?? []);
        for (const card of deal?.hand ?? []) expect(shown).toContain(cardSymbol(card));
        if (askOf(view) !== 'play' || ui.message !== null) return;
        const marks = lines.join('').match(/ • /g) ?? [];
        expect(marks).toHaveLength(deal!.legal.length);
      }),
      { numRuns: 150 },
    );
  });

  it('has escapes only where the terminal knows them', () => {
    fc.assert(
      fc.property(anyScene(NO_SHEET), (scene) => {
        const text = frame(scene).join('\n');
        if (!scene.look.hasStyles) expect(text).not.toContain('\u001b');
        // biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences begin with one.
        if (scene.look.colours === 0) expect(text).not.toMatch(/\u001b\[[\d;]*[34]\d/);
      }),
      { numRuns: 100 },
    );
  });

  it('says so when the terminal is too small to play in', () => {
    fc.assert(
      fc.property(anyScene(NO_SHEET), (scene) => {
        const small = { ...scene, size: { columns: LEAST.columns - 1, rows: 24 } };
        const text = frame(small).map(stripVTControlCharacters).join(' ');
        expect(text).toContain(`${LEAST.columns}x${LEAST.rows}`);
      }),
      { numRuns: 20 },
    );
  });
});
