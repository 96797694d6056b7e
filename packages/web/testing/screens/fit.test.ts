// Every screen has room for what is needed: all cards can be tapped, what confirms is in sight, and every card of a trick is read.

import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../../../server/testing/harness.ts';
import { openBrowser, type TestBrowser } from '../support/browser.ts';
import { Player, playUntil } from '../support/player.ts';
import { startSite } from '../support/site.ts';
import { sitDown } from '../support/tables.ts';

const SCREENS = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
  { width: 1024, height: 768 },
  { width: 1180, height: 820 },
  { width: 1440, height: 900 },
];

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

/** The elements that something else lies on at a point a little within their upper left corner. */
const covered = (page: Page, selector: string, inset: number) =>
  page.evaluate(
    ([wanted, by]) => {
      const all = [...document.querySelectorAll(wanted)];
      const hidden = all.filter((element) => {
        const { left, top } = element.getBoundingClientRect();
        const there = document.elementFromPoint(left + by, top + by);
        return there === null || !element.contains(there);
      });
      return { count: all.length, hidden: hidden.map(({ textContent }) => textContent) };
    },
    [selector, inset] as const,
  );

/** Screens that are touched, and screens with a mouse: each kind in one window, which takes one size after the other. */
describe.each([
  ['touched', SCREENS.filter(({ width }) => width < 1000)],
  ['with a mouse', SCREENS.filter(({ width }) => width >= 1000)],
])('%s', (_, sizes) => {
  it('Hearts: every card, the button of the pass, and every corner of a trick', async () => {
    const window = await browser.window({ size: sizes[0]! });
    await sitDown(server.url, [window], { game: 'hearts', bots: ['easy', 'easy', 'easy'] });
    const player = new Player(window);
    const { page } = window;
    /** The page as it comes at this size. */
    const open = async (size: (typeof sizes)[number]) => {
      await page.setViewportSize(size);
      await page.reload();
      await player.cards.first().waitFor();
      return `${size.width} × ${size.height}`;
    };
    for (const size of sizes) {
      const at = await open(size);
      await player.panel(window.t.panels.giveLabel).waitFor();
      expect(await covered(page, 'main ul > li > button[aria-label]', 10), at).toEqual({
        count: 13,
        hidden: [],
      });
      for (const i of [0, 4, 9]) await player.pick(i);
      const name = window.t.panels.giveConfirm(3, 'left');
      const confirm = (await player.page.getByRole('button', { name }).boundingBox())!;
      const board = (await page.getByRole('main').boundingBox())!;
      expect(confirm.height, at).toBeGreaterThanOrEqual(44);
      expect(confirm.y + confirm.height, at).toBeLessThanOrEqual(board.y + board.height);
      const seen = await page.evaluate(
        ([x, y]) => document.elementFromPoint(x, y)?.closest('button')?.textContent,
        [confirm.x + confirm.width / 2, confirm.y + confirm.height - 6] as const,
      );
      expect(seen, at).toBe(name);
    }

    const lying = page.getByTestId('trick').locator('ol:not([aria-hidden]) > li');
    await playUntil([player], async () => (await player.isToPlay()) && (await lying.count()) === 3);
    for (const size of sizes) {
      const at = await open(size);
      await expect.poll(() => lying.count(), { message: at }).toBe(3);
      const corners = await covered(page, '[data-testid="trick"] ol:not([aria-hidden]) > li', 9);
      expect(corners, at).toEqual({ count: 3, hidden: [] });
    }
  });
});
