// What is reported of whole matches played at random: everything that happened, once, and what may be done now.

import { cardName, SeededRandom, type TableView, viewTable } from '@kalpler/engine';
import { textModeEn } from '@kalpler/i18n/en/text-mode';
import { textModeTr } from '@kalpler/i18n/tr/text-mode';
import { parseCommand, TABLE_VERBS } from '@kalpler/match/commands';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { open, PRESETS, step } from '../../../engine/testing/matches.ts';
import { WORDS } from '../../testing/support/words.ts';
import { loadAllGames } from '../games/tables.ts';
import { logLines } from './log.ts';
import { outcomeOf } from './outcome.ts';
import { handLines, moveLines } from './report.ts';

await loadAllGames();

const LANGUAGES = {
  tr: { t: WORDS.tr, p: textModeTr },
  en: { t: WORDS.en, p: textModeEn },
} as const;
const STEPS = 150;

/** The views of a seat, from the first deal on. */
function viewsOf(
  [game, preset]: (typeof PRESETS)[number],
  seed: number,
  seat: number,
): TableView[] {
  const random = new SeededRandom(seed);
  const views: TableView[] = [];
  let table = step(open(game, { preset }), random);
  while (views.length < STEPS && table.standing.winners === null) {
    views.push(viewTable(table, seat));
    table = step(table, random);
  }
  return [...views, viewTable(table, seat)];
}

const anyMatch = fc.record({
  rules: fc.constantFrom(...PRESETS),
  seed: fc.nat(1_000_000),
  language: fc.constantFrom('tr' as const, 'en' as const),
});

describe('the log', () => {
  it('reports each card once, with its player, and who took each trick', () => {
    fc.assert(
      fc.property(anyMatch, ({ rules, seed, language }) => {
        const words = LANGUAGES[language];
        const views = viewsOf(rules, seed, 0);
        const messages = views.map((view, i) => logLines(views[i - 1] ?? null, view, words));
        for (const [i, view] of views.entries()) {
          const before = views[i - 1]?.deal;
          const isSame = before?.setup.number === view.deal?.setup.number;
          const known = isSame ? (before?.plays.length ?? 0) : 0;
          for (const card of view.deal?.plays.slice(known) ?? []) {
            const name = `: ${words.t.cards.name(card)}.`;
            expect(messages[i]!.filter((line) => line.endsWith(name))).toHaveLength(1);
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  it('lists every card of the hand and every card that may be played', () => {
    fc.assert(
      fc.property(anyMatch, ({ rules, seed, language }) => {
        const words = LANGUAGES[language];
        for (const view of viewsOf(rules, seed, 1)) {
          const { deal } = view;
          if (deal?.hand == null) continue;
          const ranks = handLines(view, words).flatMap((line) => line.split(', '));
          expect(ranks).toHaveLength(Math.max(1, deal.hand.length));
          const moves = moveLines(view, words).join(' ');
          for (const card of deal.legal) expect(moves).toContain(words.t.cards.name(card));
        }
      }),
      { numRuns: 20 },
    );
  });

  it('plays a card by the name that was reported', () => {
    fc.assert(
      fc.property(anyMatch, ({ rules, seed, language }) => {
        const words = LANGUAGES[language];
        for (const view of viewsOf(rules, seed, 2)) {
          for (const card of view.deal?.legal ?? []) {
            const typed = words.t.cards.name(card).toLocaleUpperCase(language);
            const command = parseCommand(typed, {
              language,
              phase: view.deal!.phase,
              verbs: TABLE_VERBS,
            });
            const outcome = outcomeOf(command, { ...words, view, rules: [], nameOf: String });
            expect(outcome.kind).toBe('move');
            if (outcome.kind !== 'move' || outcome.move.kind !== 'play') throw new Error(typed);
            expect(cardName(outcome.move.card)).toBe(cardName(card));
          }
        }
      }),
      { numRuns: 20 },
    );
  });
});
