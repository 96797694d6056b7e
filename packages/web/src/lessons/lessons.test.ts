// The lessons keep the rules: everything that is asked or scripted can be done, and every other move gets an answer.

import { moveText } from '@kalpler/engine';
import { LESSON_GAMES, type LessonGame } from '@kalpler/i18n/areas';
import { lessonHeartsEn } from '@kalpler/i18n/en/games/lesson-hearts';
import { lessonKingEn } from '@kalpler/i18n/en/games/lesson-king';
import { lessonSpadesEn } from '@kalpler/i18n/en/games/lesson-spades';
import { lessonHeartsTr } from '@kalpler/i18n/tr/games/lesson-hearts';
import { lessonKingTr } from '@kalpler/i18n/tr/games/lesson-king';
import { lessonSpadesTr } from '@kalpler/i18n/tr/games/lesson-spades';
import type { LessonWords } from '@kalpler/i18n/tr/lessons';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allMoves, goodMoves, PLAYERS, walk } from '../../testing/lessons/lesson-walk.ts';
import { LessonTable } from './lesson-table.ts';
import { LESSONS } from './lessons.ts';
import { cardsOf, wantedMoves } from './script.ts';
import { STEP_IDS } from './step-ids.ts';

const WORDS: Readonly<Record<LessonGame, readonly [LessonWords, LessonWords]>> = {
  hearts: [lessonHeartsTr, lessonHeartsEn],
  spades: [lessonSpadesTr, lessonSpadesEn],
  king: [lessonKingTr, lessonKingEn],
};

describe.each(LESSON_GAMES)('%s', (game) => {
  const table = new LessonTable(LESSONS[game], PLAYERS);
  const steps = table.places.map(({ step }) => step);

  it('has ten to fifteen steps, which the page knows by name', () => {
    expect(steps.length).toBeGreaterThanOrEqual(10);
    expect(steps.length).toBeLessThanOrEqual(15);
    expect(steps.map(({ id }) => id)).toEqual(STEP_IDS[game]);
    expect(new Set(STEP_IDS[game]).size).toBe(steps.length);
  });

  it('can be played on every way through its steps', () => {
    const seen = new Set<string>();
    const asked = new Set<string>();
    walk(game, (arrived) => {
      const { step, view } = arrived;
      seen.add(step.id);
      const moves = goodMoves(arrived);
      for (const move of moves) asked.add(`${step.id} ${moveText(move)}`);
      if (step.ask.kind === 'read' || step.ask.kind === 'try') return;
      expect(view.deal!.actors, step.id).toContain(0);
      expect(moves.length, step.id).toBeGreaterThan(0);
      const legal = allMoves(view).map(sorted);
      for (const move of moves) expect(legal, step.id).toContain(sorted(move));
    });
    expect([...seen]).toEqual(STEP_IDS[game]);
    // What is asked for can be done on some way.
    const wanted = steps.flatMap(({ id, ask }) =>
      wantedMoves(ask).map((move) => `${id} ${moveText(move)}`),
    );
    expect([...asked].sort()).toEqual(wanted.sort());
  });

  it('refuses what is to be refused, by the rule that it is about', () => {
    walk(game, ({ table: at, step: { ask, id } }) => {
      if (ask.kind !== 'try') return;
      for (const card of cardsOf(ask.cards)) {
        const verdict = at.judge({ kind: 'play', card });
        expect(verdict, id).toMatchObject({ kind: 'good', refusal: { rule: ask.rule }, views: [] });
      }
    });
  });

  it('answers every other move, and has no answer to moves that cannot be made', () => {
    const used = new Set<string>();
    walk(game, (arrived) => {
      const { step, view } = arrived;
      if (step.ask.kind === 'read') return;
      const good = goodMoves(arrived).map(sorted);
      for (const move of allMoves(view)) {
        if (good.includes(sorted(move))) continue;
        const verdict = arrived.table.judge(move);
        if (verdict.kind !== 'poor') throw new Error(`${step.id}: ${moveText(move)} is not poor`);
        for (const words of WORDS[game]) {
          const { wrong = {} } = words[step.id]!;
          const name = verdict.names.find((one) => wrong[one] !== undefined);
          expect(name, `${step.id}: ${moveText(move)}`).toBeDefined();
          used.add(`${step.id}.${name}`);
        }
      }
    });
    const said = Object.entries(WORDS[game][0]).flatMap(([id, { wrong = {} }]) =>
      Object.keys(wrong).map((name) => `${id}.${name}`),
    );
    expect([...used].sort()).toEqual(said.sort());
  });

  it('has words for every step, and praise where something is done', () => {
    for (const words of WORDS[game]) {
      expect(Object.keys(words)).toEqual(STEP_IDS[game]);
      for (const { id, ask } of steps) {
        expect(words[id]!.done === undefined, id).toBe(ask.kind === 'read');
      }
    }
  });

  it('is no wall of text', () => {
    for (const words of WORDS[game]) {
      for (const [id, { say, done = '', wrong = {} }] of Object.entries(words)) {
        for (const text of [say, done, ...Object.values(wrong)]) {
          expect(text.length, `${id}: ${text}`).toBeLessThanOrEqual(120);
        }
      }
    }
  });

  it('goes on as it should whatever was tried before', () => {
    const cards = [...'CDSH'].flatMap((suit) =>
      '2 3 4 5 6 7 8 9 10 J Q K A'.split(' ').map((rank) => cardsOf(`${rank}${suit}`)[0]!),
    );
    const tried = fc.oneof(
      fc.record({ kind: fc.constant('enter' as const), at: fc.nat(steps.length - 1) }),
      fc.record({ kind: fc.constant('play' as const), card: fc.constantFrom(...cards) }),
    );
    fc.assert(
      fc.property(fc.array(tried, { maxLength: 12 }), fc.nat(steps.length - 1), (all, last) => {
        const own = new LessonTable(LESSONS[game], PLAYERS);
        own.enter(0);
        for (const one of all) {
          if (one.kind === 'enter') own.enter(one.at);
          else own.judge({ kind: 'play', card: one.card });
        }
        for (let at = last; at < steps.length; at++) {
          const { views, wanted } = own.enter(at);
          const view = views.at(-1)!;
          if (wanted.kind === 'read') continue;
          expect(view.deal!.actors).toContain(0);
          if (wanted.kind === 'play') {
            expect(wanted.cards.some((card) => view.deal!.legal.includes(card))).toBe(true);
          }
        }
      }),
      { numRuns: 60 },
    );
  });
});

function sorted(move: Parameters<typeof moveText>[0]): string {
  return moveText(
    move.kind === 'pass' ? { ...move, cards: move.cards.toSorted((a, b) => a - b) } : move,
  );
}
