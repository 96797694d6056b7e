// Every question of the trainer, held against the whole deal: the right answer is right and the only one.

import {
  type Deal,
  type GameId,
  JACK,
  KING,
  leaderOf,
  listCards,
  QUEEN,
  rankOf,
  SeededRandom,
  seatFrom,
  suitOf,
  type Table,
  viewTable,
} from '@kalpler/engine';
import { hintsEn } from '@kalpler/i18n/en/hints';
import { hintsTr } from '@kalpler/i18n/tr/hints';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { open, PRESETS, playSteps, step } from '../../../../engine/testing/matches.ts';
import { WORDS } from '../../../testing/support/words.ts';
import { answerWords, proofWords, questionWords } from './CountingTrainer.tsx';
import { type Question, questionAt, seedOf } from './question.ts';
import { trainerMoment } from './use-trainer.ts';

type Rules = readonly [GameId, string];

const moment = fc
  .record({
    rules: fc.constantFrom<Rules>(...PRESETS),
    seed: fc.nat(),
    steps: fc.integer({ min: 20, max: 70 }),
    seat: fc.nat({ max: 3 }),
  })
  .map(({ rules: [id, preset], seed, steps, seat }) => {
    const table = playSteps(open(id, { preset }), new SeededRandom(seed), steps);
    return { table, seat: seat % table.game.seats };
  });

/** Whether a seat has thrown something else on a suit that was led. */
function hasDiscarded(deal: Deal, seat: number, suit: number): boolean {
  const { seats, step: way, count, plays } = deal;
  return Array.from(plays.subarray(0, count)).some((card, i) => {
    const trick = Math.floor(i / seats);
    const player = seatFrom(leaderOf(deal, trick), way * (i % seats), seats);
    const led = plays[trick * seats]! >> 5;
    return player === seat && led === suit && card >> 5 !== suit;
  });
}

/** The answer as the open cards give it. */
function truth(question: Question, { deal, game }: Table, seat: number): unknown {
  const { hands, plays, count, taken } = deal!;
  const others = Array.from({ length: game.seats }, (_, one) => one).filter((one) => one !== seat);
  const held = others.flatMap((one) => listCards(hands, one << 2));
  const played = Array.from(plays.subarray(0, count));
  switch (question.kind) {
    case 'left':
      return held.filter((card) => suitOf(card) === question.suit).length;
    case 'highest':
      return Math.max(...held.filter((card) => suitOf(card) === question.suit));
    case 'gone':
      return played.includes(question.card);
    case 'void': {
      const shown = others.filter((one) => hasDiscarded(deal!, one, question.suit));
      expect(shown.length).toBeLessThanOrEqual(1);
      for (const one of shown) {
        expect(listCards(hands, one << 2).map(suitOf)).not.toContain(question.suit);
      }
      return shown[0] ?? null;
    }
    case 'taken': {
      const points = Array.from(taken).reduce((sum, units) => sum + (units % 2 ** 16), 0);
      if (question.what === 'points') return points;
      const isCounted = {
        kupa: (card: number) => card >> 5 === 3,
        erkek: (card: number) => [KING, JACK].includes(card & 31),
        kiz: (card: number) => (card & 31) === QUEEN,
      }[question.what];
      const finished = played.slice(0, deal!.trick * game.seats);
      expect(points).toBe(finished.filter(isCounted).length);
      return points;
    }
  }
}

describe('a question', () => {
  it('has one right answer, and it is right', () => {
    fc.assert(
      fc.property(moment, fc.nat(), ({ table, seat }, seed) => {
        const question = questionAt(viewTable(table, seat), seed);
        if (question === null) return;
        const options: readonly unknown[] = question.options;
        expect(options.length).toBeGreaterThanOrEqual(2);
        expect(options.length).toBeLessThanOrEqual(4);
        expect(new Set(options).size).toBe(options.length);
        expect(options[question.right]).toEqual(truth(question, table, seat));
      }),
      { numRuns: 400 },
    );
  });

  it('is in words that differ, in both languages', () => {
    fc.assert(
      fc.property(moment, fc.nat(), fc.boolean(), ({ table, seat }, seed, isTurkish) => {
        const view = viewTable(table, seat);
        const question = questionAt(view, seed);
        if (question === null) return;
        const words = isTurkish
          ? { view, t: WORDS.tr, a: hintsTr }
          : { view, t: WORDS.en, a: hintsEn };
        const messages = question.options.map((_, option) => answerWords(question, option, words));
        expect(new Set(messages).size).toBe(messages.length);
        const all = [
          questionWords(question, words),
          proofWords(question, words),
          ...messages,
        ].join();
        expect(all).not.toMatch(/undefined|NaN|null|\[object/);
      }),
      { numRuns: 200 },
    );
  });

  it('asks about cards that somebody could know: none of the own, none that lie there', () => {
    fc.assert(
      fc.property(moment, fc.nat(), ({ table, seat }, seed) => {
        const view = viewTable(table, seat);
        const question = questionAt(view, seed);
        if (question?.kind !== 'gone') return;
        const deal = view.deal!;
        expect(deal.hand).not.toContain(question.card);
        expect(deal.plays.slice(deal.takers.length * view.players.length)).not.toContain(
          question.card,
        );
        expect(rankOf(question.card)).toBeGreaterThanOrEqual(QUEEN);
      }),
      { numRuns: 300 },
    );
  });

  it('is the same for the same seed; all kinds are asked', () => {
    const table = playSteps(open('hearts', { passCycle: ['hold'] }), new SeededRandom(5), 36);
    const view = viewTable(table, 0);
    const kinds = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      const question = questionAt(view, seed);
      expect(questionAt(view, seed)).toEqual(question);
      if (question !== null) kinds.add(question.kind);
    }
    expect([...kinds].sort()).toEqual(['gone', 'highest', 'left', 'taken', 'void']);
    expect(seedOf(view)).toBe(seedOf({ ...view }));
  });

  it('is not asked of spectators, or of a hand that was not looked at', () => {
    const table = playSteps(open('hearts', { passCycle: ['hold'] }), new SeededRandom(5), 36);
    expect(questionAt(viewTable(table, null), 1)).toBeNull();
    const view = viewTable(table, 0);
    expect(questionAt({ ...view, deal: { ...view.deal!, hand: null } }, 1)).toBeNull();
  });
});

describe('the moments of a deal', () => {
  /** After how many tricks somebody at seat 0 is asked. */
  function asked(game: GameId, preset: string): number[] {
    const random = new SeededRandom(3);
    let table = open(game, { preset });
    const found: string[] = [];
    while (table.results.length === 0) {
      table = step(table, random);
      const now = trainerMoment(viewTable(table, 0));
      if (now !== null && found.at(-1) !== now) found.push(now);
    }
    return found.map((key) => Number(key.split(':')[1]));
  }

  it.each([
    ['hearts', 'kalpler', [4, 7, 10]],
    ['spades', 'standard', [4, 7, 10]],
    ['spades', 'cutthroat', [5, 9, 13]],
    ['king', 'three', [5, 9, 12]],
  ] as const)('%s %s: after tricks %j', (game, preset, tricks) => {
    expect(asked(game, preset)).toEqual(tricks);
  });
});
