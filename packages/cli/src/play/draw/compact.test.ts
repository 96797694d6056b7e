// The table in small terminals: what the person has, what is asked, and messages as long as there is room.

import { stripVTControlCharacters } from 'node:util';
import { type Move, viewTable } from '@kalpler/engine';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { EVEN_HANDS, layHands, makeMoves, open } from '../../../../engine/testing/matches.ts';
import { anyScene } from '../../../testing/scenes.ts';
import { BARE } from '../../terminal/style.ts';
import { widthOf } from '../../terminal/width.ts';
import { WORDS } from '../../words.ts';
import { askOf, choicesOf } from '../ask.ts';
import { FRESH, settled, type Ui } from '../ui.ts';
import { frame, LEAST } from './frame.ts';
import type { Scene } from './scene.ts';
import { seatNote } from './seats.ts';

const WIDE = { columns: 79, rows: 20 };
const linesOf = (scene: Scene) => frame(scene).map(stripVTControlCharacters);

const bidding = layHands(open('spades', { firstDealer: 3 }), ...EVEN_HANDS);
const playing = makeMoves(bidding, '0 bid 4', '1 bid 3', '2 bid 2', '3 bid 1');
const passing = layHands(open('hearts'), ...EVEN_HANDS);

function sceneOf(table: typeof bidding, ui: Partial<Ui> = {}, size = WIDE): Scene {
  const view = viewTable(table, 0);
  const words = WORDS.en;
  const choices = choicesOf(view, words);
  const bots = [null, 'easy', 'easy', 'easy'];
  const whole = settled({ ...FRESH, ...ui }, view, choices);
  return { view, ui: whole, choices, bots, words, look: BARE, size };
}

it('shows the own points, bid and tricks, in the smallest terminal and with a long message', () => {
  fc.assert(
    fc.property(anyScene([null]), (scene) => {
      const { view, words } = scene;
      fc.pre(view.seat !== null && askOf(view) !== 'pause' && askOf(view) !== 'over');
      const { name, notes } = seatNote(view, view.seat!, words);
      const own = `${name} · ${notes.join(' · ')}`;
      const shown = linesOf({ ...scene, size: LEAST })
        .join(' ')
        .replaceAll(/\s+/g, ' ');
      expect(shown).toContain(own.replaceAll(/\s+/g, ' '));
    }),
    { numRuns: 150 },
  );
});

it('shows a message whole where there are rows for it, and says where it is cut', () => {
  const text = Array.from({ length: 40 }, (_, i) => `word${i}`).join(' ');
  const message = { text, kind: 'hint' } as const;
  const shown = linesOf(sceneOf(playing, { message })).join(' ').replaceAll(/\s+/g, ' ');
  expect(shown).toContain(text);
  const cut = linesOf(sceneOf(playing, { message }, LEAST));
  expect(cut.filter((line) => line.includes('word')).at(-1)).toMatch(/…$/);
});

it('marks what was advised', () => {
  const card = viewTable(playing, 0).deal!.legal[3]!;
  const lead: Move = { kind: 'play', card };
  expect(linesOf(sceneOf(playing)).join('')).not.toContain('★');
  expect(
    linesOf(sceneOf(playing, { advised: lead }))
      .join('')
      .match(/★/g),
  ).toHaveLength(1);
  const cards = viewTable(passing, 0).deal!.hand!.slice(0, 3);
  const pass: Move = { kind: 'pass', cards };
  expect(
    linesOf(sceneOf(passing, { advised: pass }))
      .join('')
      .match(/★/g),
  ).toHaveLength(3);
  const bid: Move = { kind: 'bid', bid: 4 };
  const choice = sceneOf(bidding).choices.findIndex(({ label }) => label === '4');
  expect(linesOf(sceneOf(bidding, { advised: bid, choice })).join('')).toContain('‹★4 ›');
});

it('shows that the card under the cursor was picked', () => {
  const card = viewTable(passing, 0).deal!.hand![0]!;
  const before = linesOf(sceneOf(passing, { card }));
  const after = linesOf(sceneOf(passing, { card, picked: [card] }));
  expect(before.join('')).toMatch(/\[\S+\]/);
  expect(after.join('')).toMatch(/\[\S+\*/);
});

it('says in the last row what the keys do at this moment, in 40 columns', () => {
  const last = (table: typeof bidding) => linesOf(sceneOf(table, {}, LEAST)).at(-1);
  expect(last(playing)).toContain('Enter play');
  expect(last(passing)).toMatch(/Space pick.*Enter pass/);
  expect(last(bidding)).toContain('Enter choose');
  for (const { t } of Object.values(WORDS)) {
    for (const keys of Object.values(t.shortFooter)) {
      expect(widthOf(keys)).toBeLessThanOrEqual(LEAST.columns);
    }
  }
});
