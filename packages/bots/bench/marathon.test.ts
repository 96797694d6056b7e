// A short marathon: every bot makes its own, legal moves in every preset of every game.

import { describe, expect, it } from 'vitest';
import { BOT_NAMES } from '../src/registry.ts';
import { marathon, readMarathonWish } from './marathon.ts';

describe('the marathon', () => {
  it('lets every bot play in every preset without a single fallback', async () => {
    const lines: string[] = [];
    const code = await marathon(['--moves', '1600', '--workers', '1'], (line) => lines.push(line));
    const rows = lines.filter((line) => /^\| [a-z]/.test(line)).map((line) => line.split(' | '));
    expect(rows.map(([name]) => name?.replace(/^\| |:.*$/g, ''))).toEqual(BOT_NAMES);
    for (const [, moves, fallbacks] of rows) {
      expect(Number(moves)).toBeGreaterThanOrEqual(1600);
      expect(Number(fallbacks)).toBe(0);
    }
    expect(code).toBe(0);
  }, 60_000);

  it.each([
    [['--moves', 'many'], /--moves: expected a whole number/],
    [['--moves', '0'], /--moves: expected a whole number/],
    [['--bots', 'grandmaster'], /--bots: .*grandmaster/],
    [['--workers', '0'], /--workers/],
  ])('refuses %j', (args, message) => {
    expect(() => readMarathonWish(args)).toThrow(message);
  });

  it('takes several bots', () => {
    expect(readMarathonWish(['--bots', 'basic', 'easy']).bots).toEqual(['basic', 'easy']);
  });
});
