// What is missing: parts that cannot be fetched, addresses that lead nowhere, and a focus that must come back.

import { hubTr } from '@kalpler/i18n/tr/hub';
import { soloTr } from '@kalpler/i18n/tr/solo';
import { commonTr } from '@kalpler/i18n/tr/start';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { DocumentClient } from '../../../server/testing/document-client.ts';
import type { TestServer } from '../../../server/testing/harness.ts';
import { barriers } from '../support/axe.ts';
import { openBrowser, type TestBrowser } from '../support/browser.ts';
import { startSite } from '../support/site.ts';
import { beginSolo } from '../support/solo-page.ts';

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
  await beginSolo(server.url, window, { game: 'king' });
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
  await beginSolo(server.url, window, { game: 'king' });
  const more = page.getByRole('button', { name: soloTr.more, exact: true });
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
    await window.page.getByRole('heading', { name: hubTr.newGame }).waitFor();
    expect(new URL(window.page.url()).pathname).toBe('/tek');
    await window.close();
  },
);

const NOWHERE = '/kartall/oyun';

it.each(['phone', 'desktop'] as const)(
  'an address that leads nowhere is named, with ways to go on: %s',
  async (size) => {
    const window = await browser.window({ size });
    const { page, t } = window;
    const answer = page.waitForResponse(server.url + NOWHERE);
    await window.open(server.url + NOWHERE);
    expect((await answer).status()).toBe(404);
    await page.getByRole('heading', { name: t.lobby.notFound }).waitFor();
    await page.getByText(NOWHERE, { exact: true }).waitFor();
    expect(await page.title()).toContain(t.lobby.notFound);
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: t.lobby.home }).click();
    await page.getByRole('heading', { name: t.home.title }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  },
);

it('whoever mistyped a table goes on to it by its word', async () => {
  const host = await new DocumentClient(server.url).connected();
  const { slug } = await host.ask('createTable', { playerName: 'Ege' });
  const window = await browser.window({ size: 'phone' });
  const { page, t } = await window.open(`${server.url}/mas/${slug}`);
  await page.getByLabel(t.lobby.wordLabel).fill(slug);
  await page.getByRole('button', { name: t.lobby.join }).click();
  await page.waitForURL(`**/masa/${slug}`);
  host.close();
});

it.each([
  ['/t/kartal?a=1', '/masa/kartal?a=1'],
  ['/solo?oyun=king', '/tek?oyun=king'],
  ['/solo/daily', '/tek/gunun-oyunu'],
  ['/learn/king', '/ogren/king'],
  ['/match/nosuchmatch#izle', '/mac/nosuchmatch#izle'],
  ['/stats', '/istatistik'],
])('%s stands for %s', async (alias, address) => {
  const window = await browser.window({ size: 'phone' });
  window.forgive(/status of 404/);
  await window.open(server.url + alias);
  await window.page.waitForURL(server.url + address);
});

it.each([
  ['/spades', 'spades'],
  ['/maca', 'spades'],
  ['/king', 'king'],
  ['/kupa', 'hearts'],
] as const)('%s is the start page with the game chosen', async (address, game) => {
  const window = await browser.window({ size: 'phone' });
  const { page } = await window.open(server.url + address);
  const chosen = page.locator(`input[value="${game}"]`);
  await expect.poll(() => chosen.isChecked()).toBe(true);
});

it('/play/king begins a match at once, and does so once', async () => {
  const window = await browser.window({ size: 'phone' });
  const { page, t } = await window.open(`${server.url}/play/king`);
  await page.waitForURL('**/masa/*');
  await page.goBack();
  await page.getByRole('heading', { name: t.home.title }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
});
