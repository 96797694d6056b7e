// The fourth game of `examples/fourth-game` on the page: built with it, served with it, and played with bots and alone.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { FourthGame } from '../../../../tests/fourth-game/lay.ts';
import { openBrowser, type TestBrowser, type TestWindow } from '../support/browser.ts';
import { Player, playUntil } from '../support/player.ts';

let whist: FourthGame;
let browser: TestBrowser;
let url: string;
beforeAll(async () => {
  whist = new FourthGame();
  await whist.run('scripts/build.mjs');
  [url, browser] = await Promise.all([whist.serve(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await whist.remove();
});

/** Plays a deal and gives what its end says of each player. */
async function playDeal(window: TestWindow): Promise<string[]> {
  const player = new Player(window);
  player.isHasty = true;
  await expect.poll(() => player.cards.count()).toBe(13);
  expect(await window.page.getByRole('heading', { level: 1 }).textContent()).toBe('Vist');
  await playUntil([player], () => player.roundEnd.isVisible());
  return player.roundEnd.getByRole('listitem').allTextContents();
}

it('is chosen on the start page and played at a table of the server', async () => {
  const window = await browser.window();
  const { page, t } = await window.open(url);
  await page.getByRole('radio', { name: 'Vist' }).click();
  await page.getByRole('button', { name: t.home.quick }).click();
  expect(await playDeal(window)).toHaveLength(4);
  const sheet = page.getByRole('table').filter({ visible: true });
  const points = await sheet.locator('tbody td').allTextContents();
  const first = points.slice(0, 4).map((text) => Number.parseInt(text.replace('+', ''), 10));
  expect(first.reduce((a, b) => a + b)).toBe(13);
  expect(await browser.complaints()).toEqual([]);
});

it('is played alone', async () => {
  const window = await browser.window({ size: 'phone' });
  const { page } = await window.open(`${url}/tek?oyun=whist`);
  await page.getByRole('button', { name: 'Başla' }).click();
  expect(await playDeal(window)).toHaveLength(4);
  expect(await browser.complaints()).toEqual([]);
});
