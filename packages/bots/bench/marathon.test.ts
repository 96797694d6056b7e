// A short marathon: every bot makes its own, legal moves in every preset of every game.

import { GAME_IDS, MAX_SEED, presetNames } from '@kalpler/engine';
import { describe, expect, it } from 'vitest';
import { BOT_NAMES } from '../src/bot-name.ts';
import { marathon, readMarathonRequest } from './marathon.ts';

/** The cells of each bot's row. */
function rowsOf(lines: readonly string[]): string[][] {
  const rows = lines.filter((line) => /^\| [a-z]/.test(line));
  return rows.map((line) => line.slice(2, -2).split(' | '));
}

describe('the marathon', () => {
  it('lets every bot play in every preset without a single fallback', async () => {
    const lines: string[] = [];
    const code = await marathon(['--moves', '1600', '--workers', '1'], (line) => lines.push(line));
    const rows = rowsOf(lines);
    expect(rows.map(([name]) => name?.replace(/:.*$/, ''))).toEqual(BOT_NAMES);
    for (const [, moves, , fallbacks] of rows) {
      expect(Number(moves)).toBeGreaterThanOrEqual(1600);
      expect(Number(fallbacks)).toBe(0);
    }
    expect(code).toBe(0);
  });

  it('plays matches to their end in every preset, from any seed', async () => {
    const lines: string[] = [];
    const line = `--bots basic --moves 19200 --workers 1 --seed ${MAX_SEED}`;
    expect(await marathon(line.split(' '), (text) => lines.push(text))).toBe(0);
    const [[name, moves, matches, fallbacks] = []] = rowsOf(lines);
    expect([name, fallbacks]).toEqual(['basic', '0']);
    expect(Number(moves)).toBeGreaterThanOrEqual(19_200);
    const presets = GAME_IDS.flatMap((game) => presetNames(game)).length;
    expect(Number(matches)).toBeGreaterThanOrEqual(presets);
  });

  it.each([
    [['--moves', 'many'], /--moves: expected a whole number/],
    [['--moves', '0'], /--moves: expected a whole number/],
    [['--bots', 'grandmaster'], /--bots: .*grandmaster/],
    [['--workers', '0'], /--workers/],
  ])('refuses %j', (args, message) => {
    expect(() => readMarathonRequest(args)).toThrow(message);
  });

  it('takes several bots', () => {
    expect(readMarathonRequest(['--bots', 'basic', 'easy']).bots).toEqual(['basic', 'easy']);
  });
});
