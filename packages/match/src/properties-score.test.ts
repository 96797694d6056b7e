// The correctness properties of Hearts that concern score and end, on solo matches.

import { describe, expect, it } from 'vitest';
import { always, isHeart, type PlayedMatch } from '../testing/solo-hearts.ts';
import { SEATS, type Turn } from '../testing/solo-rounds.ts';

/** Penalty points by seat, counted from the cards. */
function counted(turns: readonly Turn[]): number[] {
  const points = [0, 0, 0, 0];
  let trick: string[] = [];
  for (const { card, taker } of turns) {
    trick.push(card);
    if (taker === null) continue;
    points[taker]! += trick.filter(isHeart).length + (trick.includes('QS') ? 13 : 0);
    trick = [];
  }
  return points;
}

function resultsOf({ rounds }: PlayedMatch) {
  return rounds.map(({ result }) => result!);
}

describe('every solo match', () => {
  // Feature: hearts-card-game, Property 12: Hand scoring accuracy
  it('Property 12 (001 R6.1, R6.2): points are the hearts taken and thirteen for the queen of spades', async () => {
    await always((match) => {
      const raw = match.rounds.map(({ turns }) => counted(turns));
      expect(resultsOf(match).map((result) => result.raw)).toEqual(raw);
      for (const { scores, moonShooter, raw: points } of resultsOf(match)) {
        if (moonShooter === null) expect(scores).toEqual(points);
      }
    });
  });

  // Feature: hearts-card-game, Property 13: Shooting the moon adjustment
  it('Property 13 (001 R6.3): all 26 points take 26 off their taker or give 26 to the others', async () => {
    const seen = new Set<string>();
    await always((match) => {
      for (const [i, { turns }] of match.rounds.entries()) {
        const { scores, moonShooter } = resultsOf(match)[i]!;
        const shooter = counted(turns).indexOf(26);
        expect(moonShooter).toBe(shooter < 0 ? null : shooter);
        if (shooter < 0) continue;
        const isMinus = scores[shooter] === -26;
        const minus = SEATS.map((seat) => (seat === shooter ? -26 : 0));
        const plus = SEATS.map((seat) => (seat === shooter ? 0 : 26));
        expect(scores).toEqual(isMinus ? minus : plus);
        const moon = String(match.request.options!.moon);
        if (moon === 'othersPlus') expect(isMinus).toBe(false);
        if (moon === 'shooterMinus') expect(isMinus).toBe(true);
        seen.add(`${moon} ${isMinus}`);
      }
    });
    expect(seen).toContain('othersPlus false');
    expect(seen).toContain('shooterMinus true');
    expect(seen.size).toBeGreaterThan(3);
  });

  // Feature: hearts-card-game, Property 14: Score accumulation
  it('Property 14 (001 R6.4): totals are the sums of all rounds, also in the list of matches', async () => {
    await always((match) => {
      const sums = [0, 0, 0, 0];
      for (const { scores, totals } of resultsOf(match)) {
        for (const seat of SEATS) sums[seat]! += scores[seat]!;
        expect(totals).toEqual(sums);
      }
      const { autosaved, table, state } = match.solo;
      expect(table.standing.totals).toEqual(sums);
      expect(state.view.standing.totals).toEqual(sums);
      expect(autosaved.progress).toMatchObject({ totals: sums, deals: match.rounds.length });
    });
  });

  // Feature: hearts-card-game, Property 15: Game ending condition
  it('Property 15 (001 R7.1): the match is over exactly when a total has reached the end score', async () => {
    const ends = new Set<unknown>();
    await always(({ tables, solo, request }) => {
      const endScore = Number(request.options!.endScore);
      const isReached = tables.map(({ standing }) => Math.max(...standing.totals) >= endScore);
      expect(tables.map(({ phase }) => phase === 'gameEnd')).toEqual(isReached);
      const messages = solo.states.map(({ view }) => Math.max(...view.standing.totals) >= endScore);
      expect(solo.states.map(({ isOver }) => isOver)).toEqual(messages);
      expect(isReached.indexOf(true)).toBe(tables.length - 1);
      expect(solo.table.actors).toEqual([]);
      ends.add(endScore);
    });
    expect(ends).toContain(100);
  });

  // Feature: hearts-card-game, Property 16: Winner determination
  it('Property 16 (001 R7.2): the winners are all seats with the lowest total', async () => {
    let shared = 0;
    await always(({ solo }) => {
      const { totals, winners } = solo.state.view.standing;
      const least = Math.min(...totals);
      expect(winners).toEqual(SEATS.filter((seat) => totals[seat] === least));
      if (winners!.length > 1) shared++;
    });
    expect(shared).toBeGreaterThan(0);
  });
});
