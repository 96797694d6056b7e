// Typed lines at any moment of any game: their meaning, and the answer to those that have none.

import { cardSymbol, viewTable } from '@kalpler/engine';
import { LANGUAGES } from '@kalpler/i18n/language';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyTable, askedSeat } from '../../testing/scenes.ts';
import { WORDS } from '../words.ts';
import { askOf, choicesOf } from './ask.ts';
import { outcomeOf } from './typed.ts';

const anyLanguage = fc.constantFrom(...LANGUAGES);

function said(typed: string, view: ReturnType<typeof viewTable>, language: 'tr' | 'en') {
  return outcomeOf(typed, view, WORDS[language]);
}

describe('a line at the table', () => {
  it('plays every card that may be played, by the name that is shown', () => {
    fc.assert(
      fc.property(anyTable, anyLanguage, (table, language) => {
        const view = viewTable(table, askedSeat(table));
        for (const card of view.deal?.legal ?? []) {
          for (const typed of [cardSymbol(card), WORDS[language].card(card)]) {
            expect(said(typed, view, language)).toEqual({
              kind: 'move',
              move: { kind: 'play', card },
            });
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('takes every choice that is shown, by its number or as a bid', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(anyTable, anyLanguage, (table, language) => {
        const view = viewTable(table, askedSeat(table));
        for (const [i, { move, label }] of choicesOf(view, WORDS[language]).entries()) {
          seen.add(move.kind);
          const isBid = view.deal?.phase === 'bidding';
          const typed = move.kind === 'reveal' ? 'look' : isBid ? label : String(i + 1);
          expect(said(typed, view, language), typed).toEqual({ kind: 'move', move });
        }
      }),
      { numRuns: 300 },
    );
    expect([...seen].sort()).toEqual(expect.arrayContaining(['bid', 'choose']));
  });

  it('that makes no sense is answered with what may be typed', () => {
    fc.assert(
      fc.property(
        anyTable,
        anyLanguage,
        fc.constantFrom('xyzzy', '1x', 'oyna', 'bid'),
        (table, language, typed) => {
          const view = viewTable(table, 0);
          const outcome = said(typed, view, language);
          if (outcome.kind !== 'refused') throw new Error(`${typed} was taken`);
          expect(outcome.text).toContain(typed);
          expect(outcome.text).toContain(WORDS[language].t.allowedMore);
          if (askOf(view) === 'play')
            expect(outcome.text).toContain(cardSymbol(view.deal!.legal[0]!));
        },
      ),
      { numRuns: 60 },
    );
  });
});
