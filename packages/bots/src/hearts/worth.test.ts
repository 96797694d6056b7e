// What a deal of Hearts is worth: the nearer the end, the more a lead counts.

import { gameOf, type Hearts, setUp } from '@kalpler/engine';
import { describe, expect, it } from 'vitest';
import { HeartsWorth } from './worth.ts';

/** The worth for seat 0 of a deal in which the seats take these points. */
function worth(options: Record<string, unknown>, totals: number[], taken: number[]): number {
  const game = gameOf('hearts', options) as Hearts;
  const standing = { ...game.start(), totals };
  const hands = [[], [], [], []];
  const deal = setUp(game, standing, { phase: 'roundEnd', hands, taken });
  return new HeartsWorth(game, standing, 0).of(deal);
}

const EVEN = [6, 7, 6, 7];

describe('the worth of a deal', () => {
  it('falls with its own points and rises with those of others', () => {
    const even = worth({}, [0, 0, 0, 0], EVEN);
    expect(worth({}, [0, 0, 0, 0], [13, 13, 0, 0])).toBeLessThan(even);
    expect(worth({}, [0, 0, 0, 0], [0, 13, 6, 7])).toBeGreaterThan(even);
  });

  it('counts a lead for more when fewer deals are left', () => {
    const lead = (endScore: number, before: number) =>
      worth(
        { endScore },
        [0, 20, 20, 20].map((points) => points + before),
        EVEN,
      );
    expect(lead(50, 0)).toBeGreaterThan(lead(100, 0));
    expect(lead(100, 60)).toBeGreaterThan(lead(100, 0));
  });

  it('is not a matter of how early a game ends while nobody leads', () => {
    const gain = (endScore: number) =>
      worth({ endScore }, [0, 0, 0, 0], [5, 7, 7, 7]) -
      worth({ endScore }, [0, 0, 0, 0], [8, 6, 6, 6]);
    // Fewer deals make each point count more, but not as if the deals themselves were smaller.
    expect(gain(50) / gain(100)).toBeGreaterThan(1);
    expect(gain(50) / gain(100)).toBeLessThan(1.6);
  });

  it('is the match itself once it is over', () => {
    const won = worth({}, [0, 45, 45, 45], EVEN);
    const lost = worth({}, [45, 0, 45, 45], EVEN);
    expect(won - lost).toBeGreaterThan(1);
    expect(won - lost).toBeLessThan(1.5);
  });

  it('shares a victory', () => {
    const solo = worth({}, [10, 45, 45, 45], [0, 13, 13, 0]);
    const shared = worth({}, [10, 10, 45, 45], [0, 0, 13, 13]);
    expect(solo - shared).toBeGreaterThan(0.4);
  });
});
