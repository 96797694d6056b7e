// Thoughts of the real expert as lines of a hint, in all games.

import { hintsEn } from '@kalpler/i18n/en/hints';
import { hintsTr } from '@kalpler/i18n/tr/hints';
import '@kalpler/bots';
import { allBots } from '@kalpler/bots';
import type { Thought } from '@kalpler/bots/core';
import { type GameId, type Move, SeededRandom, type TableView, viewTable } from '@kalpler/engine';
import { describe, expect, it } from 'vitest';
import { make, open, step } from '../../../engine/testing/matches.ts';
import { WORDS } from '../../testing/support/words.ts';
import { fitsView, hintLines, isForMatch } from './hint-lines.ts';
import { moveWords } from './move-words.ts';

const EXPERT = allBots.create('expert:24');

interface Moment {
  readonly view: TableView;
  readonly thought: Thought;
}

/** The expert at seat 0, the others at random, until `count` decisions were made. */
function decisions(game: GameId, preset: string, count: number): Moment[] {
  const random = new SeededRandom(11);
  const found: Moment[] = [];
  let table = open(game, { preset });
  while (found.length < count && table.standing.winners === null) {
    if (table.awaitsDeal || !table.actors.includes(0)) {
      table = step(table, random);
      continue;
    }
    const view = viewTable(table, 0);
    const thought = EXPERT.choose(view, new SeededRandom(found.length));
    found.push({ view, thought });
    table = make(table, 0, thought.move);
  }
  return found;
}

describe.each([
  ['hearts', 'kalpler'],
  ['spades', 'standard'],
  ['spades', 'jjdd'],
  ['king', 'standard'],
  ['king', 'three'],
] as const)('%s %s', (game, preset) => {
  const moments = decisions(game, preset, 30);

  it('begins with the advice, and then the better comes before the worse', () => {
    const weighed = moments.filter(({ thought }) => hintLines(thought).length > 0);
    expect(weighed.length).toBeGreaterThan(10);
    for (const { thought } of weighed) {
      const [first, ...others] = hintLines(thought);
      expect(first).toEqual({ move: thought.move, difference: 0, isAdvice: true });
      expect(others.every(({ isAdvice }) => !isAdvice)).toBe(true);
      const differences = others.map(({ difference }) => difference);
      expect(differences).toEqual(differences.toSorted((a, b) => b - a));
      const most = Math.max(...thought.reason.expected!.map(({ value }) => value));
      const own = thought.reason.expected!.find(({ move }) => isSame(move, thought.move))!;
      expect(isForMatch([first!, ...others])).toBe(most - own.value >= 0.05);
    }
  });

  it('names every card that may be played, and of other choices a few', () => {
    for (const { view, thought } of moments) {
      const lines = hintLines(thought);
      if (lines.length === 0) continue;
      const cards = lines.flatMap(({ move }) => (move.kind === 'play' ? [move.card] : []));
      if (thought.move.kind === 'play') expect(cards.sort()).toEqual([...view.deal!.legal].sort());
      else expect(lines.length).toBeLessThanOrEqual(6);
      const messages = lines.map(({ move }) => moveWords(move, WORDS.tr));
      expect(new Set(messages).size).toBe(messages.length);
    }
  });

  it('fits its own moment and not the one after', () => {
    moments.forEach(({ view, thought }, i) => {
      expect(fitsView(thought, view)).toBe(true);
      const later = moments[i + 1];
      const isPlay = thought.move.kind === 'play' && later?.thought.move.kind === 'play';
      if (isPlay) expect(fitsView(thought, later.view)).toBe(false);
      expect(fitsView(thought, { ...view, deal: { ...view.deal!, actors: [1] } })).toBe(false);
    });
  });
});

function isSame(one: Move, other: Move): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

it('a move without alternatives is shown without figures', () => {
  const thought: Thought = { move: { kind: 'claim' }, reason: { kind: 'claimRest' } };
  expect(hintLines(thought)).toEqual([]);
});

it('differences are written with a real minus, the comma of the language, and no false precision', () => {
  expect([-1.44, -0.06, 0.5, -12.7, 30.2, -9.97].map(hintsTr.behind)).toEqual([
    '−1,4',
    '−0,1',
    '+0,5',
    '−13',
    '+30',
    '−10',
  ]);
  expect(hintsEn.behind(-1.44)).toBe('−1.4');
});
