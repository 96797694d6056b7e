// Analyses of deals: the same each time, kept and found again, and the way from mistake to mistake.

import { rewind } from '@kalpler/engine';
import { describe, expect, it } from 'vitest';
import { madeMatch, takeTheQueen } from '../../../testing/support/made-match.ts';
import { loadExpert } from '../../solo/match/thinking.ts';
import { MemoryStore } from '../../solo/store/memory-store.ts';
import { analyse } from '../analyse.ts';
import { keepReview, keptReviews } from '../kept-reviews.ts';
import { momentsOf } from '../moments.ts';
import { type MatchRecord, recordOf } from '../record.ts';
import { bestCards, type DealReview, mistakesOf, nextMistake, sumUp } from './review.ts';

const made = madeMatch({
  game: 'hearts',
  options: { endScore: 30 },
  seed: 22,
  instead: takeTheQueen(0),
});
const record = recordFor(made.table);
const bots = await loadExpert(made.table.game.options);

function recordFor(table: typeof made.table): MatchRecord {
  const read = recordOf({ table, secret: made.secret, seat: 0, isRunning: false });
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

function reviewOf(of: MatchRecord, deal: number, seat = 0): DealReview {
  const parts: number[] = [];
  const steps = analyse(bots, of, deal, seat);
  for (;;) {
    const step = steps.next();
    if (step.done) {
      expect(parts).toEqual(parts.toSorted((a, b) => a - b));
      expect(parts.at(-1)).toBe(1);
      return step.value;
    }
    parts.push(step.value);
  }
}

const review = reviewOf(record, 1);

describe('an analysis', () => {
  it('is the same twice', () => {
    expect(reviewOf(recordFor(made.table), 1)).toEqual(review);
  });

  it('has a verdict on each decision of the seat, at the moment it led to', () => {
    const moments = momentsOf(record, 1, 0);
    const own = moments.flatMap(({ last }, move) => (last?.seat === 0 ? [move] : []));
    expect(review.decisions.map(({ move }) => move)).toEqual(own);
    for (const { move, made: done } of review.decisions) {
      expect(moments[move]!.last!.move).toEqual(done);
    }
  });

  it('marks better cards that are still in the hand', () => {
    const wrong = review.decisions.filter(({ grade }) => grade === 'mistake');
    expect(wrong.length).toBeGreaterThan(0);
    const moments = momentsOf(record, 1, 0);
    for (const decision of wrong) {
      const cards = bestCards(decision);
      expect(cards.length).toBeGreaterThan(0);
      for (const card of cards) expect(moments[decision.move]!.hands[0]).toContain(card);
    }
  });

  it('adds up', () => {
    const { grades, lost, deals, result } = sumUp([review]);
    expect(deals).toBe(1);
    expect(Object.values(grades).reduce((sum, n) => sum + n, 0)).toBe(review.decisions.length);
    expect(grades.mistake).toBe(review.summary!.mistakes);
    expect(lost).toBeCloseTo(review.summary!.lost);
    expect(result).toBe(review.summary!.result);
  });
});

describe('kept', () => {
  it('it is found again, for its own seat and deal only', async () => {
    const store = new MemoryStore();
    await keepReview(store, record, review);
    await keepReview(store, record, review);
    expect(await keptReviews(store, record, 0)).toEqual([review]);
    expect(await keptReviews(store, record, 1)).toEqual([]);
  });

  it('it is forgotten when the deal was played another way', async () => {
    const store = new MemoryStore();
    await keepReview(store, record, review);
    // Without its last move the first deal is not the same any more.
    const shorter = rewind(made.table, record.summary.deals[0]!.moves);
    expect(await keptReviews(store, recordFor(shorter), 0)).toEqual([]);
  });

  it('it does no harm when it is damaged', async () => {
    const store = new MemoryStore();
    await keepReview(store, record, review);
    const [kept] = (await store.kept('reviews')) as { text: string }[];
    const damages: unknown[] = [
      null,
      {},
      ['x', null, 3],
      [{ ...kept, text: kept!.text.replace('best', 'beast') }],
      [{ ...kept, text: 7 }],
    ];
    for (const damage of damages) {
      await store.keep('reviews', damage);
      expect(await keptReviews(store, record, 0)).toEqual([]);
    }
  });
});

describe('from mistake to mistake', () => {
  const places = [
    { deal: 1, move: 4 },
    { deal: 1, move: 20 },
    { deal: 3, move: 2 },
  ];

  it('over all deals that were looked at', () => {
    const start = { deal: 1, move: 0 };
    expect(nextMistake(places, start, 'back')).toBeNull();
    expect(nextMistake(places, start, 'on')).toEqual(places[0]);
    expect(nextMistake(places, places[0]!, 'on')).toEqual(places[1]);
    expect(nextMistake(places, { deal: 2, move: 9 }, 'on')).toEqual(places[2]);
    expect(nextMistake(places, { deal: 2, move: 9 }, 'back')).toEqual(places[1]);
    expect(nextMistake(places, places[2]!, 'on')).toBeNull();
  });

  it('of an analysis, in order', () => {
    const found = mistakesOf([review]);
    expect(found).toHaveLength(review.summary!.mistakes);
    expect(found.every(({ deal }) => deal === 1)).toBe(true);
  });
});
