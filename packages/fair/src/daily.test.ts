// The secret of a daily deal: the same for ever, its own for every game and day, and as the document says.

import { createHash } from 'node:crypto';
import { GAME_IDS } from '@kalpler/engine';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dailySecret, isDay } from './daily.ts';
import { fairDraw } from './draw.ts';
import { secretText } from './secret.ts';

const someDay = fc
  .integer({ min: 0, max: 40_000 })
  .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));

test.each([
  ['hearts', '2026-11-16', '0e5f3157cba0f65cff57941c9f4bf2c26ae62e30b11471962c885c126fc39c95'],
  ['spades', '2026-11-16', '4530c216d38aaa2c310447cc6227e74e54cc4e1a7cdfdc981b94eaaff45cf458'],
  ['king', '2026-11-16', '2d3a53e72f8d7a21c80ca9cdb78e637defd02740c20024ef37805b14c861f1f5'],
  ['hearts', '2026-11-17', 'c3936ff54f22bbc424890033e7d940679a5bd5e1d3b00c136716f84bca30afb9'],
] as const)('%s on %s never changes', (game, day, secret) => {
  expect(secretText(dailySecret(game, day))).toBe(secret);
});

/** Written from docs/fairness.md alone. */
function plainSecret(game: string, day: string, attempt: number): string {
  const number = attempt.toString(16).padStart(8, '0');
  return createHash('sha256')
    .update(`kalpler-fair-1 daily\0${game} ${day}`)
    .update(Buffer.from(number, 'hex'))
    .digest('hex');
}

function holdsTwoOfDiamonds(secret: string): boolean {
  const bytes = Uint8Array.from(Buffer.from(secret, 'hex'));
  const salts = [null, null, null, null];
  const { order } = fairDraw({ secret: bytes, salts, deal: 1, size: 52, seats: 4 });
  return order.slice(0, 13).includes(13);
}

test('is what the document says: in King the first with which seat 0 chooses', () => {
  let tries = 0;
  fc.assert(
    fc.property(fc.constantFrom(...GAME_IDS), someDay, (game, day) => {
      let attempt = 0;
      while (game === 'king' && !holdsTwoOfDiamonds(plainSecret(game, day, attempt))) attempt++;
      expect(secretText(dailySecret(game, day))).toBe(plainSecret(game, day, attempt));
      tries = Math.max(tries, attempt);
    }),
    { seed: 4, numRuns: 100 },
  );
  expect(tries).toBeGreaterThan(2);
});

test('a day has one secret for each game, and no two days share one', () => {
  const days = Array.from({ length: 400 }, (_, i) =>
    new Date(Date.UTC(2026, 0, 1 + i)).toISOString().slice(0, 10),
  );
  const secrets = days.flatMap((day) => GAME_IDS.map((game) => secretText(dailySecret(game, day))));
  expect(new Set(secrets).size).toBe(1200);
});

describe('a day', () => {
  test.each(['2026-11-16', '2024-02-29', '1999-12-31'])('is %s', (text) => {
    expect(isDay(text)).toBe(true);
  });

  test.each(['', '2026-13-01', '2026-02-30', '2026-1-1', '2026-11-16T00:00', 'bugün', '26-11-16'])(
    'is not "%s"',
    (text) => {
      expect(isDay(text)).toBe(false);
      expect(() => dailySecret('hearts', text)).toThrow(RangeError);
    },
  );
});
