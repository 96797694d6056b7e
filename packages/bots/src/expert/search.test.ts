// Weighing arms: the best is found, hopeless ones are dropped early, and rare disasters are not overlooked.

import { type Action, SeededRandom } from '@kalpler/engine';
import { describe, expect, it } from 'vitest';
import { type Arm, Thinking, type Trial, weigh } from './search.ts';

const never = () => 0;

function thinking(deals: number): Thinking {
  return new Thinking({ ms: Number.POSITIVE_INFINITY, deals }, never);
}

function arms(n: number): Arm[] {
  return Array.from({ length: n }, (_, i) => ({ action: i as Action, plan: 0 }));
}

/** A trial in which each arm brings what a function says of it and of the deal's number. */
class FixedTrial implements Trial {
  deals = 0;
  tried = 0;
  points = 0;
  readonly #worth: (arm: number, deal: number) => number;

  constructor(worth: (arm: number, deal: number) => number) {
    this.#worth = worth;
  }

  sampleDeal(): void {
    this.deals++;
  }

  worth({ action }: Arm): number {
    this.tried++;
    const worth = this.#worth(action, this.deals);
    this.points = 100 * worth;
    return worth;
  }
}

describe('weighing', () => {
  it('finds the best of arms that scatter far more than they differ', () => {
    const random = new SeededRandom(4);
    let common = 0;
    const trial = new FixedTrial((arm) => {
      if (arm === 0) common = random.below(1000) / 1000;
      return common + (arm === 3 ? 0.05 : 0) + random.below(100) / 1000;
    });
    expect(weigh(arms(5), trial, thinking(400))[0]!.action).toBe(3);
  });

  it('drops what is clearly worse and stops when one is left', () => {
    const trial = new FixedTrial((arm, deal) => (arm === 1 ? 1 : 0) + (deal % 2) / 100);
    const weighed = weigh(arms(4), trial, thinking(1000));
    expect(weighed[0]).toMatchObject({ action: 1, deals: 12 });
    expect(trial.deals).toBe(12);
  });

  it('does not drop the arm that avoids a rare disaster', () => {
    const trial = new FixedTrial((arm, deal) => (arm === 0 ? 0.5 : deal % 25 === 0 ? -1 : 0.51));
    expect(weigh(arms(2), trial, thinking(200))[0]!.action).toBe(0);
  });

  it('compares an arm dropped early in the deals that it has seen', () => {
    // Every arm does better in later deals; the second is 1 behind all the time.
    const trial = new FixedTrial((arm, deal) => deal / 100 - (arm === 1 ? 1 : arm / 1000));
    const weighed = weigh(arms(3), trial, thinking(100));
    const behind = weighed.find(({ action }) => action === 1)!;
    expect(behind.deals).toBe(12);
    expect(weighed[0]!.worth - behind.worth).toBeCloseTo(1, 9);
    expect(weighed[0]!.points - behind.points).toBeCloseTo(100, 9);
  });

  it('tries the arms of a move that is asked about to the end', () => {
    const trial = new FixedTrial((arm, deal) => (arm === 1 ? 1 : 0) + (deal % 2) / 100);
    const weighed = weigh(arms(4), trial, thinking(100), 2 as Action);
    const dealsOf = (arm: number) => weighed.find(({ action }) => action === arm)!.deals;
    expect([0, 1, 2, 3].map(dealsOf)).toEqual([12, 100, 100, 12]);
  });

  it('tries each arm once even without any time', () => {
    let now = 0;
    const late = new Thinking({ ms: 0, deals: 100 }, () => now++);
    const trial = new FixedTrial((arm) => arm);
    expect(weigh(arms(3), trial, late).map(({ action }) => action)).toEqual([2, 1, 0]);
    expect(trial.deals).toBe(1);
  });
});
