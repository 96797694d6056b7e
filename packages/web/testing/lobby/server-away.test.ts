// The start page while the server is away: it says so, and "play now" begins a match in the browser.

import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { FlakyStore } from '../../../server/testing/flaky-store.ts';
import { newFolder, type TestServer } from '../../../server/testing/harness.ts';
import { openBrowser, SERVER_AWAY, type TestBrowser, type TestWindow } from '../support/browser.ts';
import { keptWindow } from '../support/cached-site.ts';
import { Player } from '../support/player.ts';
import { startSite } from '../support/site.ts';

let browser: TestBrowser;
let server: TestServer;
let store: FlakyStore;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  const folder = newFolder();
  store = new FlakyStore(folder);
  server = await startSite({ folder, store });
});
afterEach(async () => {
  const complaints = await browser.complaints();
  await server.remove();
  expect(complaints).toEqual([]);
});

const AWAY = [...SERVER_AWAY, /ERR_INTERNET_DISCONNECTED/];

/** Chooses King, says that it wants to play now, and sits at a table of this browser. */
async function playsSolo(window: TestWindow): Promise<void> {
  const { page, t } = window;
  await page.locator('input[value="king"]').check({ force: true });
  await page.getByRole('button', { name: t.home.quick }).click();
  await page.waitForURL('**/tek/*');
  await expect.poll(() => page.title()).toContain(t.common.games.king);
  await new Player(window).hand.waitFor();
}

async function saysSo({ page, t }: TestWindow): Promise<void> {
  await page.getByText(t.lobby.unreachable).waitFor();
  expect(await page.getByText(t.lobby.noTables).count()).toBe(0);
  const create = page.getByRole('button', { name: t.home.create });
  expect(await create.getAttribute('aria-disabled')).toBe('true');
  expect(await create.textContent()).toContain(t.home.createLost);
  await create.click({ force: true });
  expect(await page.getByRole('dialog').count()).toBe(0);
}

it.each(['phone', 'desktop'] as const)(
  'the server stops while the page is open: %s',
  async (size) => {
    const window = await keptWindow(browser, `${server.url}/`, { size });
    await window.page.getByText(window.t.lobby.noTables).waitFor();
    window.forgive(...AWAY);
    await server.stop();
    await saysSo(window);
    await playsSolo(window);
  },
);

it('the network goes while the page is open, and comes back', async () => {
  const window = await keptWindow(browser, `${server.url}/`, { size: 'phone' });
  const { page, t } = window;
  await page.getByText(t.lobby.noTables).waitFor();
  window.forgive(...AWAY);
  await window.cutNetwork(true);
  await saysSo(window);
  await window.cutNetwork(false);
  await page.getByText(t.lobby.noTables).waitFor();
  const create = page.getByRole('button', { name: t.home.create });
  await expect.poll(() => create.getAttribute('aria-disabled')).toBe('false');
  await window.cutNetwork(true);
  await saysSo(window);
  await playsSolo(window);
});

it('the first tap on a page that was opened without a server', async () => {
  const window = await keptWindow(browser, `${server.url}/`, { size: 'phone' });
  window.forgive(...AWAY);
  await server.stop();
  await window.page.reload();
  await playsSolo(window);
});

it('an address that plays at once', async () => {
  const window = await keptWindow(browser, `${server.url}/`, { size: 'phone' });
  const { page, t } = window;
  window.forgive(...AWAY);
  await server.stop();
  await page.goto(`${server.url}/play/spades`);
  await page.waitForURL('**/tek/*');
  await expect.poll(() => page.title()).toContain(t.common.games.spades);
});

it('a server that takes the connection and says nothing', async () => {
  const window = await browser.window({ size: 'phone' });
  await window.page.routeWebSocket('**', () => {});
  await window.open(`${server.url}/`);
  await playsSolo(window);
});

it('a table that the server finds too late is left again', async () => {
  const window = await browser.window({ size: 'phone' });
  const { page, t } = await window.open(`${server.url}/`);
  await page.getByText(t.lobby.noTables).waitFor();
  const created = store.hold();
  const played = playsSolo(window);
  await created;
  await played;
  expect(server.lobby.size).toBe(1);
  store.letGo();
  const people = () => [...server.lobby.hosts()].flatMap(({ room }) => room.people);
  await expect.poll(people).toEqual([]);
  expect(new URL(page.url()).pathname).toMatch(/^\/tek\//);
});
