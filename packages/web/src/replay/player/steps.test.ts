// Walking through a match: every moment is reached, forwards as backwards, and addresses keep it.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Span } from '../record.ts';
import { type Place, readPlace, type Step, searchOf, step, tricksAt } from './steps.ts';

/** Deals with some moves before the first trick and some after the last. */
const aSpan = fc
  .record({
    before: fc.nat(6),
    tricks: fc.nat(13),
    after: fc.nat(3),
    seats: fc.constantFrom(3, 4),
  })
  .map(
    ({ before, tricks, after, seats }): Span => ({
      moves: before + tricks * seats + after,
      tricks: Array.from({ length: tricks }, (_, i) => before + (i + 1) * seats),
    }),
  );
const aMatch = fc.array(aSpan, { minLength: 1, maxLength: 6 });
const aPlaceIn = (spans: readonly Span[]) =>
  fc.integer({ min: 1, max: spans.length }).chain((deal) =>
    fc.record({
      deal: fc.constant(deal),
      move: fc.integer({ min: 0, max: spans[deal - 1]!.moves }),
    }),
  );
const aMoment = aMatch.chain((spans) => fc.tuple(fc.constant(spans), aPlaceIn(spans)));

function walk(spans: readonly Span[], from: Place, to: Step): Place[] {
  const places = [from];
  for (;;) {
    const next = step(spans, places.at(-1)!, to);
    if (JSON.stringify(next) === JSON.stringify(places.at(-1))) return places;
    places.push(next);
  }
}

const START = { deal: 1, move: 0 };

describe('steps', () => {
  it('by card reach every moment once, and the same ones on the way back', () => {
    fc.assert(
      fc.property(aMatch, (spans) => {
        const all = spans.flatMap(({ moves }, i) =>
          Array.from({ length: moves + 1 }, (_, move) => ({ deal: i + 1, move })),
        );
        expect(walk(spans, START, 'on')).toEqual(all);
        expect(walk(spans, step(spans, START, 'end'), 'back')).toEqual(all.toReversed());
      }),
    );
  });

  it('by trick stop at every full trick, and the same ways back', () => {
    fc.assert(
      fc.property(aMatch, (spans) => {
        const on = walk(spans, START, 'trickOn');
        for (const [i, { tricks }] of spans.entries()) {
          for (const move of tricks) expect(on).toContainEqual({ deal: i + 1, move });
        }
        expect(walk(spans, step(spans, START, 'end'), 'trickBack')).toEqual(on.toReversed());
      }),
    );
  });

  it('by deal stop where cards are dealt, and at the end', () => {
    fc.assert(
      fc.property(aMatch, (spans) => {
        const starts = spans.map((_, i) => ({ deal: i + 1, move: 0 }));
        const on = walk(spans, START, 'dealOn');
        expect(on.slice(0, spans.length)).toEqual(starts);
        expect(on.at(-1)).toEqual(step(spans, START, 'end'));
        expect(walk(spans, starts.at(-1)!, 'dealBack')).toEqual(starts.toReversed());
      }),
    );
  });

  it('of any kind stay within the match', () => {
    const directions = fc.constantFrom<Step>(
      'start',
      'dealBack',
      'trickBack',
      'back',
      'on',
      'trickOn',
    );
    fc.assert(
      fc.property(aMoment, directions, ([spans, place], to) => {
        const { deal, move } = step(spans, place, to);
        expect(deal).toBeGreaterThanOrEqual(1);
        expect(deal).toBeLessThanOrEqual(spans.length);
        expect(move).toBeGreaterThanOrEqual(0);
        expect(move).toBeLessThanOrEqual(spans[deal - 1]!.moves);
      }),
    );
  });
});

describe('an address', () => {
  it('keeps a moment', () => {
    fc.assert(
      fc.property(aMoment, ([spans, place]) => {
        expect(readPlace(searchOf(place), spans)).toEqual(place);
      }),
    );
  });

  it.each([
    ['', { deal: 1, move: 0 }],
    ['?oyun=2', { deal: 2, move: 0 }],
    ['?oyun=9&hamle=999', { deal: 2, move: 5 }],
    ['?oyun=-1&hamle=-7', { deal: 1, move: 0 }],
    ['?oyun=bir&hamle=iki', { deal: 1, move: 0 }],
    ['?oyun=1e9&hamle=3', { deal: 1, move: 3 }],
  ])('%s leads to a moment that there is', (search, place) => {
    const spans = [
      { moves: 4, tricks: [4] },
      { moves: 5, tricks: [4] },
    ];
    expect(readPlace(search, spans)).toEqual(place);
  });
});

it('counts the tricks that are full', () => {
  const spans = [{ moves: 12, tricks: [7, 11] }];
  const at = (move: number) => tricksAt(spans, { deal: 1, move });
  expect([0, 6, 7, 10, 11, 12].map(at)).toEqual([0, 0, 1, 1, 2, 2]);
});
