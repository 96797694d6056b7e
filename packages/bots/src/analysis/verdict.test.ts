// Verdicts: the same each time, only from what the player knew, and never hard on the expert.

import { Deal, GAME_IDS, type Move, SeededRandom, type TableView, viewDeal } from '@kalpler/engine';
import { sampleDeal } from '@kalpler/engine/sample-deal';
import { describe, expect, it } from 'vitest';
import { games, weighMove } from '../../testing/all-games.ts';
import { type Moment, playDeals } from '../../testing/table-play.ts';
import { differing, legalActions } from '../expert/candidates.ts';
import { decisionOf } from '../expert/decision.ts';
import { allBots } from '../index.ts';
import { rulesOf } from '../knowledge.ts';

const quick = { deals: 8, seed: 3 };

/** So many moments of a match, spread over it. */
function moments(id: (typeof GAME_IDS)[number], bot: string, n: number, seed: number): Moment[] {
  const all = playDeals(id, {}, [allBots.create(bot)], 4, seed);
  return all.filter((_, i) => i % Math.floor(all.length / n) === 0).slice(0, n);
}

/** Moves that differ in effect. */
function choices(view: TableView): number {
  const { game, known, seat } = decisionOf(games, view, new Deal(), new SeededRandom(1));
  return differing(known, seat, legalActions(game, known, seat)).length;
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
      const other = sampleDeal(game, view.deal!, new SeededRandom(5));
      const swapped = { ...view, deal: viewDeal(game, other, view.seat) };
      expect(weighMove(swapped, thought.move, quick)).toEqual(weighMove(view, thought.move, quick));
    }
  });
});

describe.each(GAME_IDS)('%s: the expert, when it takes its time,', (id) => {
  const expert = allBots.create('expert:320');
  const asked = moments(id, 'skilled', 16, 12)
    .filter(({ view }) => choices(view) > 1)
    .map(({ view }, i) => ({ view, thought: expert.choose(view, new SeededRandom(i)) }));
  const grade = (view: TableView, move: Move, seed: number) =>
    weighMove(view, move, { deals: 80, seed: 100 + seed }).grade;

  it('makes no mistakes', () => {
    const mistakes = asked.filter(
      ({ view, thought }, i) => grade(view, thought.move, i) === 'mistake',
    );
    expect(asked.length).toBeGreaterThan(10);
    expect(mistakes.length).toBe(0);
  });

  it('is mostly believed where it thinks that a move costs a lot', () => {
    const bad = asked.flatMap(({ view, thought }) => {
      const { expected = [] } = thought.reason;
      const sorted = [...expected].sort((a, b) => a.value - b.value);
      const lost = (sorted.at(-1)?.value ?? 0) - (sorted[0]?.value ?? 0);
      return lost > 6 * games.search(rulesOf(view)).leastPoints(rulesOf(view))
        ? [{ view, move: sorted[0]!.move }]
        : [];
    });
    const found = bad.filter(({ view, move }, i) => grade(view, move, i) === 'mistake');
    expect(bad.length).toBeGreaterThan(1);
    expect(found.length).toBeGreaterThan(bad.length / 2);
  });
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
