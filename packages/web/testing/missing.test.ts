// What is missing: parts that cannot be fetched, addresses that lead nowhere, and a focus that must come back.

import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { TestServer } from '../../server/testing/harness.ts';
import { commonTr } from '../src/texts/common.ts';
import { aloneTr } from '../src/texts/tr/alone.ts';
import { aloneHubTr } from '../src/texts/tr/alone-hub.ts';
import { sitAlone } from './alone.ts';
import { openBrowser, type TestBrowser } from './browser.ts';
import { startSite } from './site.ts';

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

it('a part that cannot be fetched is said to be missing, the game goes on, and later it is there', async () => {
  const window = await browser.window({ size: 'phone' });
  const { page, context } = window;
  await sitAlone(server.url, window, { game: 'king' });
  window.forgive(/ERR_INTERNET_DISCONNECTED|dynamically imported module|preload CSS/);
  await context.setOffline(true);
  await page.keyboard.press('o');
  await page.getByRole('dialog').getByText(commonTr.notFetched).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.locator('[data-board]').waitFor();
  await context.setOffline(false);
  const list = page.getByRole('dialog').locator('ol').first();
  await expect
    .poll(async () => {
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.keyboard.press('o');
      await list.or(page.getByText(commonTr.notFetched)).first().waitFor();
      return list.isVisible();
    })
    .toBe(true);
  // The styles have come as well.
  const row = list.locator('li');
  const place = async (n: number) => (await row.nth(n).boundingBox())!;
  await expect.poll(async () => (await place(1)).y === (await place(0)).y).toBe(true);
  await window.close();
});

it('a sheet gives the focus back to what opened it', async () => {
  const window = await browser.window({ size: 'phone' });
  const { page } = window;
  await sitAlone(server.url, window, { game: 'king' });
  const more = page.getByRole('button', { name: aloneTr.more, exact: true });
  await more.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => more.evaluate((button) => button === document.activeElement)).toBe(true);
  await window.close();
});

it.each(['/ogren', '/ogren/hearts/3', '/tek/a/b', '/istatistik/x', '/mac/tek'])(
  '%s leads to the entrance',
  async (address) => {
    const window = await browser.window({ size: 'phone' });
    await window.open(server.url + address);
    await window.page.getByRole('heading', { name: aloneHubTr.newGame }).waitFor();
    expect(new URL(window.page.url()).pathname).toBe('/tek');
    await window.close();
  },
);
