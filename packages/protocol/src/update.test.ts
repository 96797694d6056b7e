// Loses, doubles and delays updates: a client holds the true view of some moment, or knows that it needs a whole one.

import { type Table, viewTable } from '@kalpler/engine';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { RULES, sent, stepsOf, viewers } from '../testing/tables.ts';
import { changedFields, type Held, isWhole, type Update, updatedView } from './update.ts';

/** As a host sends them: whole between deals, changes within one. */
function updateOf(match: string, before: Table | null, table: Table, seat: number | null): Update {
  const view = sent(viewTable(table, seat));
  const isChange = before !== null && before.results === table.results && !before.awaitsDeal;
  if (!isChange) return { match, view, deadline: null };
  const was = sent(viewTable(before, seat)).deal!;
  const { version, deal } = view;
  const plays = deal!.plays.slice(was.plays.length);
  const fields = JSON.parse(`{${changedFields(was, deal!)}}`);
  return { match, since: before.version, version, plays, deal: fields, deadline: null };
}

interface Moment {
  readonly update: Update;
  /** The true view at this moment, as JSON. */
  readonly view: string;
  readonly match: string;
  readonly version: number;
}

/** Two short matches one after the other, as one viewer receives them. */
function momentsOf(index: number, seed: number, seat: number | null): Moment[] {
  return ['one', 'two'].flatMap((match, nth) =>
    [...stepsOf(RULES[index]!, seed + nth, 2)].map(({ table, before }) => ({
      update: updateOf(match, before, table, seat),
      view: JSON.stringify(viewTable(table, seat)),
      match,
      version: table.version,
    })),
  );
}

const anyGame = fc.record({
  index: fc.nat(RULES.length - 1),
  seed: fc.nat(0xffff),
  viewer: fc.nat(3),
});

function heldIs(held: Held | null, { match, view }: Moment): boolean {
  return held?.match === match && JSON.stringify(held.view) === view;
}

test('all updates in order give the view of every moment', () => {
  fc.assert(
    fc.property(anyGame, ({ index, seed, viewer }) => {
      const seat = [null, 0, 1, 2][viewer]!;
      let held: Held | null = null;
      for (const moment of momentsOf(index, seed, seat)) {
        held = updatedView(held, moment.update);
        if (!heldIs(held, moment)) expect(held?.view).toEqual(JSON.parse(moment.view));
      }
      expect(held?.match).toBe('two');
    }),
    { numRuns: 25 },
  );
});

test('lost, doubled and late updates never give a view that was never there', () => {
  const mischief = fc.array(fc.nat(9), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(anyGame, mischief, ({ index, seed, viewer }, fates) => {
      const moments = momentsOf(index, seed, [null, 0, 1, 2][viewer]!);
      let held: Held | null = null;
      let newest: Moment | null = null;
      for (const [i, moment] of moments.entries()) {
        const fate = fates[i % fates.length]!;
        // Lost; or after an older one of the same match; or twice; or simply as it comes.
        if (fate < 3) continue;
        const late = moments[Math.max(0, i - fate)]!;
        if (fate < 6 && newest !== null && late.match === newest.match) {
          const kept: Held | null = updatedView(held, late.update);
          if (held !== null && late.version < held.view.version) expect(kept).toBe(held);
          held = kept;
        }
        held = updatedView(held, moment.update);
        if (fate > 8) held = updatedView(held, moment.update);
        newest = moment;
        if (held === null) expect(isWhole(moment.update)).toBe(false);
        else if (!heldIs(held, moment)) expect(held.view).toEqual(JSON.parse(moment.view));
        // A client that does not know asks for a whole view.
        held ??= { match: moment.match, view: JSON.parse(moment.view) };
      }
    }),
    { numRuns: 60 },
  );
});

test('a step of another match is never put on the view of this one', () => {
  const [first, ...rest] = momentsOf(0, 1, 0);
  const held = updatedView(null, first!.update);
  const other = { ...rest[0]!.update, match: 'two' };
  expect(isWhole(other)).toBe(false);
  expect(updatedView(held, other)).toBeNull();
});

test('a whole view of an earlier moment changes nothing, one of a new match always counts', () => {
  const moments = momentsOf(0, 1, 0);
  const early: Update = { match: 'one', view: JSON.parse(moments[3]!.view), deadline: null };
  const late: Held = { match: 'one', view: JSON.parse(moments[9]!.view) };
  expect(updatedView(late, early)).toBe(late);
  expect(updatedView(late, { ...early, match: 'two' })).toEqual({ match: 'two', view: early.view });
});

test('without anything to begin with, a step asks for a whole view', () => {
  const step = momentsOf(0, 1, 0)[1]!.update;
  expect(updatedView(null, step)).toBeNull();
});

test('there are steps for every seat and spectators, so that the tests above mean something', () => {
  for (const seat of viewers([...stepsOf(RULES[0]!, 1, 1)][0]!.table)) {
    const updates = momentsOf(0, 1, seat).map(({ update }) => isWhole(update));
    expect(updates.filter((whole) => whole).length).toBeGreaterThan(4);
    expect(updates.filter((whole) => !whole).length).toBeGreaterThan(100);
  }
});

test('a change is small, and has nothing that is as it was', () => {
  const changes = momentsOf(0, 1, 0).map(({ update }) => update);
  for (const update of changes) {
    if (isWhole(update)) continue;
    expect(JSON.stringify(update).length).toBeLessThan(400);
    expect(update.deal).not.toHaveProperty('setup');
    expect(update.deal).not.toHaveProperty('plays');
  }
  const fields = { a: [1, 2], b: { c: null }, d: 'x', e: [] };
  expect(changedFields(fields, structuredClone(fields))).toBe('');
  expect(changedFields(fields, { a: [1, 3], b: { c: 0 }, d: 'x', e: null })).toBe(
    '"a":[1,3],"b":{"c":0},"e":null',
  );
});
