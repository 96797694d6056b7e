// The fourth game of `examples/fourth-game`, added as CONTRIBUTING says: played by all parts without another change.

import { execFile } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { layFourthGame } from './fourth-game/lay.ts';

const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'kalpler-fourth-game-')));
const execute = promisify(execFile);
const TYPED = ['engine', 'fair', 'protocol', 'bots'].map((name) => `packages/${name}/src/**/*.ts`);

beforeAll(() => layFourthGame(folder));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a program in the folder and gives what it prints. */
async function run(...args: string[]): Promise<string> {
  const { stdout } = await execute(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, NO_COLOR: '1' },
  }).catch((error) => {
    throw new Error(`${args.join(' ')}\n${error.stdout}${error.stderr}`);
  });
  return stdout;
}

it('fits the types of the packages', async () => {
  const only = (include: string[]) => JSON.stringify({ extends: './tsconfig.json', include });
  const config = path.join(folder, 'tsconfig.all.json');
  writeFileSync(config, only([...TYPED, 'tests/fourth-game/*.ts']));
  expect(await run('node_modules/typescript/bin/tsc', '--project', config)).toBe('');
});

it('is played by the engine to the end of a match', async () => {
  const { deals, totals, winners } = JSON.parse(await run('tests/fourth-game/engine.ts', 'whist'));
  expect(totals.reduce((sum: number, total: number) => sum + total)).toBe(13 * deals);
  expect(totals[winners[0]]).toBeGreaterThanOrEqual(30);
});

it('is played by bots of every kind, and by rules of thumb better than by chance', async () => {
  const played = JSON.parse(await run('tests/fourth-game/bots.ts', 'whist'));
  expect(played).toMatchObject({ decisions: [true, true, true, true], hints: 13 });
  expect(played.margin).toBeGreaterThan(0);
  expect(['leadHigh', 'leadLow', 'voidSuit', 'drawTrumps']).toContain(played.reason);
}, 60_000);
