// The demonstration of `npm run demo`: a whole game in both languages, and wrong arguments.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

function demo(...args: string[]): { status: number | null; out: string; err: string } {
  const path = join(import.meta.dirname, 'hearts.ts');
  const env = { ...process.env, LC_ALL: 'C.UTF-8', NO_COLOR: '1' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [path, ...args], { env });
  return { status, out: `${stdout}`, err: `${stderr}` };
}

test('a whole game is shown hand by hand and found fair', () => {
  const { status, out } = demo();
  expect(status).toBe(0);
  const handsShown = out.match(/^Hand \d+:/gm)!.length;
  expect(out.match(/^ +total /gm)).toHaveLength(handsShown);
  expect(out.match(/^ +13\. /gm)).toHaveLength(handsShown);
  expect(out).toMatch(/^Winner: \w+/m);
  expect(out).toContain(`All ${handsShown} deals follow from the secret: fair.`);
  const last = out.match(/^ +total +(-?\d+) +(-?\d+) +(-?\d+) +(-?\d+)$/gm)!.at(-1)!;
  expect(Math.max(...last.match(/-?\d+/g)!.map(Number))).toBeGreaterThanOrEqual(50);
});

test('the same in Turkish, with another preset', () => {
  const { status, out } = demo('--lang', 'tr', '--preset', 'omnibus');
  expect(status).toBe(0);
  expect(out).toMatch(/^Kazanan: /m);
  expect(out).toMatch(/^1\. el: kartlar sola verilir$/m);
});

test('any bots can be asked to play', () => {
  const { status, out } = demo('--bots', 'easy,medium,hard,expert:2');
  expect(status).toBe(0);
  expect(out).toMatch(/^Winner: \w+/m);
});

test.each([
  [['--bots', 'easy,hard'], '--bots: expected 4 names, got 2'],
  [['--bots', 'easy,easy,easy,champion'], 'champion'],
  [['--preset', 'none'], '--preset: there is no none'],
  [['--lang', 'de'], '--lang: expected tr or en, got de'],
  [['--speed', '9'], "Unknown option '--speed'"],
])('%j is refused with the usage', (args, message) => {
  const { status, err } = demo(...args);
  expect(status).toBe(2);
  expect(err).toContain(message);
  expect(err).toContain('usage: npm run demo');
});
