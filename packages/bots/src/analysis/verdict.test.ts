// Verdicts: the same each time, from what the player knew alone, and never hard on the expert.

import {
  Deal,
  GAME_IDS,
  imagine,
  type Move,
  SeededRandom,
  type TableView,
  viewDeal,
} from '@kalpler/engine';
import { describe, expect, it } from 'vitest';
import { type Moment, playDeals } from '../../testing/table-play.ts';
import { differing, legalActions } from '../expert/candidates.ts';
import { decisionOf } from '../expert/decision.ts';
import { rulesOf } from '../player.ts';
import { makeBot } from '../registry.ts';
import { weighMove } from './verdict.ts';

const quick = { deals: 8, seed: 3 };

/** So many moments of a match, spread over it. */
function moments(id: (typeof GAME_IDS)[number], bot: string, n: number, seed: number): Moment[] {
  const all = playDeals(id, {}, [makeBot(bot)], 4, seed);
  return all.filter((_, i) => i % Math.floor(all.length / n) === 0).slice(0, n);
}

/** Moves that differ in effect. */
function choices(view: TableView): number {
  const { game, sight, seat } = decisionOf(view, new Deal(), new SeededRandom(1));
  return differing(sight, seat, legalActions(game, sight, seat)).length;
}

describe.each(GAME_IDS)('%s', (id) => {
  const seen = moments(id, 'easy', 30, 11);

  it('is forced exactly where there is one choice, and otherwise weighs the move that was made', () => {
    let forced = 0;
    for (const { view, thought } of seen) {
      const verdict = weighMove(view, thought.move, quick);
      const isForced = choices(view) === 1;
      if (isForced) forced++;
      expect(verdict.grade === 'forced').toBe(isForced);
      if (isForced) continue;
      expect(verdict.expected.map(({ move }) => move)).toContainEqual(thought.move);
      expect(verdict.expected.map(({ move }) => move)).toContainEqual(verdict.best);
      expect(verdict.lost).toBeGreaterThanOrEqual(0);
      expect(verdict.chance).toBeGreaterThanOrEqual(0);
      if (verdict.grade === 'best') expect(verdict).toMatchObject({ best: thought.move, lost: 0 });
    }
    expect(forced).toBeGreaterThan(0);
    expect(forced).toBeLessThan(seen.length / 2);
  });

  it('says the same of the same move, and of a view that came over a line', () => {
    for (const { view, thought } of seen.slice(0, 8)) {
      const verdict = weighMove(view, thought.move, quick);
      expect(weighMove(view, thought.move, quick)).toEqual(verdict);
      const sent = structuredClone({ view, move: thought.move });
      expect(weighMove(sent.view, sent.move, quick)).toEqual(verdict);
    }
  });

  it('does not depend on cards that the player could not see', () => {
    const game = rulesOf(seen[0]!.view);
    for (const { view, thought } of seen.slice(0, 8)) {
      const other = imagine(game, view.deal!, new SeededRandom(5));
      const swapped = { ...view, deal: viewDeal(game, other, view.seat) };
      expect(weighMove(swapped, thought.move, quick)).toEqual(weighMove(view, thought.move, quick));
    }
  });
});

it('finds hardly any mistake in what the expert does when it takes its time, but many in random moves', () => {
  const views = GAME_IDS.flatMap((id) => moments(id, 'skilled', 20, 12))
    .map(({ view }) => view)
    .filter((view) => choices(view) > 1);
  const mistakes = (name: string): number => {
    const bot = makeBot(name);
    return views.filter((view, i) => {
      const { move } = bot.choose(view, new SeededRandom(i));
      return weighMove(view, move, { deals: 100, seed: 100 + i }).grade === 'mistake';
    }).length;
  };
  expect(views.length).toBeGreaterThan(40);
  expect(mistakes('expert:300')).toBeLessThanOrEqual(1);
  expect(mistakes('random')).toBeGreaterThan(3);
});

describe('what cannot be judged', () => {
  const [{ view, thought }] = moments('hearts', 'skilled', 1, 2) as [Moment];
  const deal = view.deal!;

  it.each<[string, TableView, Move, RegExp]>([
    ['a move that the rules refuse', view, { kind: 'bid', bid: 3 }, /^illegal move/],
    ['a spectator', { ...view, seat: null }, thought.move, /^no move is asked/],
    ['a table without a deal', { ...view, deal: null }, thought.move, /^no move is asked/],
    [
      'a seat that is not on turn',
      { ...view, deal: { ...deal, actors: [] } },
      thought.move,
      /^no move is asked/,
    ],
  ])('%s', (_, seen, move, why) => {
    expect(() => weighMove(seen, move)).toThrow(RangeError);
    expect(() => weighMove(seen, move)).toThrow(why);
  });
});
