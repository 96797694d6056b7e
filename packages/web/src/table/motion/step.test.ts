// What motion makes of two views that follow each other, at real tables of every preset.

import { SeededRandom, type Table, type TableView, viewTable } from '@kalpler/engine';
import { receiverOf } from '@kalpler/protocol';
import { describe, expect, it } from 'vitest';
import { open, PRESETS, step } from '../../../../engine/testing/matches.ts';
import { loadAllGames } from '../../games/tables.ts';
import { PACES } from './pace.ts';
import { flightsOf, isFullTrick, timeOf } from './step.ts';

await loadAllGames();

/** Online, where nobody's thoughts are played. */
const pace = { ...PACES.normal, think: 0 };

/** The views of one seat over the first deals of a match played at random. */
function viewsOf(
  [game, preset]: (typeof PRESETS)[number],
  seat: number | null,
  deals = 2,
): TableView[] {
  const random = new SeededRandom(11);
  let table: Table = step(open(game, { preset }), random);
  const views = [viewTable(table, seat)];
  while (table.results.length < deals && table.standing.winners === null) {
    table = step(table, random);
    views.push(viewTable(table, seat));
  }
  return views;
}

describe.each(PRESETS)('%s, %s', (...preset) => {
  const views = viewsOf(preset, 1);
  const steps = views.map((view, i) => ({ before: views[i - 1] ?? null, view }));

  it('gives every card its flight and every finished trick its time', () => {
    for (const { before, view } of steps) {
      const played = (view.deal?.plays.length ?? 0) - (before?.deal?.plays.length ?? 0);
      if (before === null || played !== 1) continue;
      const time = timeOf(before, view, pace);
      if (isFullTrick(view)) expect(time).toBeGreaterThanOrEqual(pace.flight + pace.hold);
      else expect(time).toBe(pace.flight);
      // In solo play a computer player seems to think; the player's own turn is not waited for.
      const isMine = view.deal!.actors.includes(view.seat!);
      const thought = timeOf(before, view, PACES.normal) - time;
      expect(thought).toBe(isMine || isFullTrick(view) ? 0 : PACES.normal.think);
    }
    expect(steps.filter(({ view }) => isFullTrick(view)).length).toBeGreaterThan(10);
  });

  it('deals as many backs to each other seat as it holds, one after the other', () => {
    const first = views.find(({ deal }) => deal !== null)!;
    const flights = flightsOf(null, first);
    expect(timeOf(null, first, pace)).toBe(pace.deal);
    for (const [seat, count] of first.deal!.counts.entries()) {
      const own = flights.filter(({ to }) => to === seat);
      expect(own.length).toBe(seat === first.seat ? 0 : count);
    }
    expect(new Set(flights.map(({ turn }) => turn)).size).toBe(flights.length);
    const last = Math.max(...flights.map(({ turn }) => turn));
    expect(last * pace.stagger + pace.flight).toBeLessThanOrEqual(pace.deal + pace.flight / 4);
  });

  it('lets nothing fly between seats but deals and gifts', () => {
    for (const { before, view } of steps) {
      if (before?.deal?.setup.number !== view.deal?.setup.number) continue;
      const isGift = before!.deal!.received === null && view.deal!.received !== null;
      const flights = flightsOf(before, view);
      if (!isGift) continue;
      expect(flights.length).toBeGreaterThan(0);
      for (const { from, to } of flights) {
        expect(to).toBe(receiverOf(view, view.deal!, from as number));
        expect(to).not.toBe(view.seat);
      }
    }
  });

  it('stands still where nothing is moved', () => {
    for (const view of views) {
      expect(timeOf(view, view, pace)).toBe(0);
      expect(flightsOf(view, view)).toEqual([]);
    }
  });
});

it('a trick with the queen of spades stays longer', () => {
  const views = viewsOf(['hearts', 'classic'], 0, 6);
  const times = views.map((view, i) => ({
    time: i === 0 ? 0 : timeOf(views[i - 1]!, view, pace),
    most: Math.max(
      ...(view.deal?.taken.map(
        (points, seat) => points - (views[i - 1]?.deal?.taken[seat] ?? 0),
      ) ?? [0]),
    ),
  }));
  const dear = times.filter(({ most, time }) => most >= 13 && time > pace.flight);
  expect(dear.length).toBeGreaterThan(2);
  expect(new Set(dear.map(({ time }) => time))).toEqual(new Set([pace.flight + pace.longHold]));
});
