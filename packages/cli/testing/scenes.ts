// Positions of all games in all phases, and everything that a picture of one is drawn from.

import { SeededRandom, type Table, viewTable } from '@kalpler/engine';
import fc from 'fast-check';
import { open, PRESETS, playSteps } from '../../engine/testing/matches.ts';
import { choicesOf } from '../src/play/ask.ts';
import type { Scene } from '../src/play/draw/scene.ts';
import { FRESH, settled, type Ui, walkable } from '../src/play/ui.ts';
import { BARE, type Look } from '../src/terminal/style.ts';
import { WORDS } from '../src/words.ts';

const LOOKS: readonly Look[] = [
  BARE,
  { colours: 0, hasStyles: true, deck: 'two' },
  { colours: 16, hasStyles: true, deck: 'two' },
  { colours: 256, hasStyles: true, deck: 'four' },
];
const RULES: readonly Readonly<Record<string, unknown>>[] = [
  {},
  { moon: 'shooterChoice' },
  { kingRule: 'declare', cancelTrump: 'forcedSelector' },
  { bidding: 'sequential', bidVisibility: 'sealed' },
];

/** A table of any preset, with some rules changed where the game knows them, after some random steps. */
export const anyTable: fc.Arbitrary<Table> = fc
  .record({
    rules: fc.constantFrom(...PRESETS),
    change: fc.constantFrom(...RULES),
    seed: fc.nat(1_000_000),
    steps: fc.oneof(
      fc.constant(1),
      fc.integer({ min: 1, max: 5 }),
      fc.integer({ min: 1, max: 130 }),
    ),
  })
  .map(({ rules: [game, preset], change, seed, steps }) => {
    const random = new SeededRandom(seed);
    return playSteps(openWith(game, preset, change), random, steps);
  });

function openWith(
  game: Parameters<typeof open>[0],
  preset: string,
  change: Readonly<Record<string, unknown>>,
): Table {
  try {
    return open(game, { preset, ...change });
  } catch {
    return open(game, { preset });
  }
}

/** A seat that the table waits for, so that most positions ask something. */
export function askedSeat(table: Table): number {
  return table.actors[0] ?? 0;
}

const anyUi = fc.record({
  picks: fc.nat(4),
  at: fc.nat(17),
  choice: fc.nat(20),
  typed: fc.constantFrom('', 'maça kızı', '王'.repeat(60), 'q♠'),
  message: fc.constantFrom(null, 'info', 'wrong', 'hint'),
  scroll: fc.nat(30),
});

/** Any position in a terminal of any size, in either language, with and without colours. */
export function anyScene(sheets: readonly Ui['sheet'][]): fc.Arbitrary<Scene> {
  return fc
    .record({
      table: anyTable,
      language: fc.constantFrom('tr' as const, 'en' as const),
      look: fc.constantFrom(...LOOKS),
      columns: fc.oneof(fc.constant(80), fc.integer({ min: 1, max: 140 })),
      rows: fc.oneof(fc.constant(24), fc.integer({ min: 1, max: 50 })),
      sheet: fc.constantFrom(...sheets),
      drawn: anyUi,
    })
    .map(({ table, language, look, columns, rows, sheet, drawn }) => {
      const view = viewTable(table, askedSeat(table));
      const words = WORDS[language];
      const choices = choicesOf(view, words);
      const cards = walkable(view);
      const text = 'İpucu: öğüt '.repeat(30);
      const ui: Ui = {
        ...FRESH,
        card: cards[drawn.at % Math.max(1, cards.length)] ?? null,
        picked: cards.slice(0, drawn.picks),
        choice: drawn.choice,
        typed: drawn.typed,
        message: drawn.message === null ? null : { text, kind: drawn.message },
        sheet,
        scroll: drawn.scroll,
      };
      return {
        view,
        ui: settled(ui, view, choices),
        choices,
        bots: view.players.map((_, seat) => (seat === view.seat ? null : 'medium')),
        words,
        look,
        size: { columns, rows },
      };
    });
}
