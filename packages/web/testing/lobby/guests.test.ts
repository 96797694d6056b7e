// A table that is made on the page and found by others: by its link, its word and the list, to play or to watch.

import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { TestServer } from '../../../server/testing/harness.ts';
import { openBrowser, type TestBrowser } from '../support/browser.ts';
import { Player, playUntil } from '../support/player.ts';
import { startSite } from '../support/site.ts';
import { besideOf, isToPlayOf, moveOn, sitDown } from '../support/tables.ts';

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

const named = (name: string, size: 'phone' | 'desktop') =>
  browser.window({ size, settings: { name } });

it('is made, found by link, word and list, and begins when all have come', async () => {
  const owner = await named('Ayşe', 'desktop');
  const { t } = owner;
  await owner.open(`${server.url}/`);
  await owner.page.getByRole('button', { name: t.home.create }).click();
  const dialog = owner.page.getByRole('dialog');
  await dialog.getByRole('radio', { name: t.lobby.visibilities.public }).check();
  await dialog.getByRole('button', { name: t.lobby.openTable }).click();
  await owner.page.getByText(t.door.waiting).waitFor();
  const link = owner.page.url();
  const slug = link.slice(link.lastIndexOf('/') + 1);

  const byLink = await browser.window({ size: 'phone' });
  await byLink.open(link);
  await byLink.page.getByLabel(t.home.nameLabel).fill('Bora');
  await byLink.page.getByRole('button', { name: t.door.doorSit }).click();
  await byLink.page.getByText(t.door.waiting).waitFor();

  const byWord = await named('Can', 'phone');
  await byWord.open(`${server.url}/`);
  await byWord.page.getByLabel(t.lobby.wordLabel).fill(slug);
  await byWord.page.getByRole('button', { name: t.lobby.join, exact: true }).click();
  await byWord.page.getByText(t.door.waiting).waitFor();
  await owner.page.getByText('Can', { exact: true }).first().waitFor();

  const byList = await named('Defne', 'desktop');
  await byList.open(`${server.url}/`);
  await byList.page.getByRole('button', { name: new RegExp(t.lobby.sit) }).click();

  const windows = [owner, byLink, byWord, byList];
  for (const window of windows) {
    await new Player(window).cards.first().waitFor();
    expect(window.page.url()).toBe(link);
  }
});

it('is watched by somebody who sees no cards, only what lies on the table', async () => {
  const player = new Player(await browser.window({ size: 'phone' }));
  const slug = await sitDown(server.url, [player.window], {
    game: 'hearts',
    bots: ['easy', 'easy', 'easy'],
  });
  const watcher = await named('Seyirci', 'desktop');
  const { page, t } = watcher;
  await watcher.open(`${server.url}/masa/${slug}`);
  await page.getByRole('button', { name: t.lobby.watch, exact: true }).click();
  await page.getByText(t.table.watching).waitFor();
  await playUntil([player], async () => (await player.cards.count()) === 12);
  expect(await page.getByRole('list', { name: t.table.hand }).count()).toBe(0);
  await expect
    .poll(() => page.getByTestId('trick').getByRole('listitem').count())
    .toBeGreaterThan(0);
  // The tricks up to the last one are played beside the page.
  const beside = await besideOf(server.url, player.window);
  await beside.ask('reconnect', { tableId: slug });
  await moveOn(beside, isToPlayOf(1));
  beside.close();
  await playUntil([player], () => player.roundEnd.isVisible());
  await new Player(watcher).roundEnd.waitFor();
});

it('takes bots from its owner, and begins', async () => {
  const owner = await browser.window({ size: 'phone' });
  const { page, t } = owner;
  await sitDown(server.url, [owner], { game: 'king' }, 'waiting');
  await page.getByRole('button', { name: t.door.startWithBots }).click();
  await page.locator('[data-game="king"]').waitFor();
  await page.getByRole('button', { name: t.table.leave }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: t.table.leave }).click();
  await page.getByRole('heading', { name: t.home.title }).waitFor();
});
