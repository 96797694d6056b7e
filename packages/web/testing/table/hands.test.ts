// People in browsers of all sizes play a whole hand of each game by clicking what the page offers.

import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { TestServer } from '../../../server/testing/harness.ts';
import { openBrowser, SIZES, type SizeName, type TestBrowser } from '../support/browser.ts';
import { Player, playUntil } from '../support/player.ts';
import { startSite } from '../support/site.ts';
import { NAMES, sitDown, type TableRequest } from '../support/tables.ts';

let server: TestServer;
let browser: TestBrowser;
beforeAll(async () => {
  server = await startSite();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await server.remove();
});
afterEach(async () => {
  expect(await browser.complaints()).toEqual([]);
});

const ALL = Object.keys(SIZES) as SizeName[];
const BOTS = ['easy', 'easy'];
/** Four people once; elsewhere two and computer players, so that each game is played in both languages. */
const TABLES: readonly (readonly [string, readonly SizeName[], TableRequest])[] = [
  ['Hearts', ALL, { game: 'hearts' }],
  ['Spades', ['phone', 'desktop'], { game: 'spades', bots: BOTS }],
  [
    'Spades with blind nils',
    ['landscape', 'tablet'],
    { game: 'spades', bots: BOTS, options: { blindNilMinDeficit: 0 } },
  ],
  ['King', ['phone', 'landscape'], { game: 'king', bots: BOTS }],
];

it.each(TABLES)(
  '%s',
  async (_, sizes, request) => {
    const windows = await Promise.all(
      sizes.map((size, i) => browser.window({ size, language: i % 2 === 0 ? 'tr' : 'en' })),
    );
    await sitDown(server.url, windows, request);
    const players = windows.map((window) => new Player(window));
    for (const player of players) player.isHasty = true;
    for (const { page } of players) {
      const seats = page.locator('[data-seat]');
      const names = await seats.locator('b').allTextContents();
      expect(names.sort()).toEqual(expect.arrayContaining(NAMES.slice(0, sizes.length)));
    }
    await playUntil(players, (player) => player.roundEnd.isVisible());
    for (const { page } of players) {
      const isTooWide = () =>
        page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(await isTooWide()).toBe(false);
      for (const size of ALL.filter((one) => !sizes.includes(one))) {
        await page.setViewportSize(SIZES[size]);
        expect(await isTooWide(), size).toBe(false);
      }
    }
    for (const player of players) await player.advance();
    const [first] = players;
    await first!.roundEnd.waitFor({ state: 'detached' });
    await expect.poll(() => first!.phase()).toMatch(/passing|bidding|selecting/);
  },
  180_000,
);
