// One language travels, and the other takes its place without taking away what is shown.

import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestServer } from '../../../server/testing/harness.ts';
import { openBrowser, type TestBrowser } from '../support/browser.ts';
import { startSite } from '../support/site.ts';
import { sitWithBots } from '../support/tables.ts';
import { WORDS } from '../support/words.ts';

/** What the table says, in one language. */
const TABLE_TEXTS = /\/table-[\w-]{8}\.js/;

let browser: TestBrowser;
let server: TestServer;
beforeAll(async () => {
  server = await startSite();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await server.remove();
});

it('only the words of the chosen language travel', async () => {
  const window = await browser.window({ size: 'phone' });
  const scripts: Promise<string>[] = [];
  window.page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  await sitWithBots(server.url, [window], { game: 'hearts' });
  const travelled = (await Promise.all(scripts)).join('\n');
  const { tr, en } = WORDS;
  expect(travelled).toContain(tr.table.leaveNote);
  expect(travelled).toContain(tr.door.doorLooking);
  expect(travelled).not.toContain(en.table.leaveNote);
  expect(travelled).not.toContain(en.door.doorLooking);
  expect(await browser.complaints()).toEqual([]);
});

it('a table stays as it is until the other language is there', async () => {
  const window = await browser.window({ size: 'phone' });
  const { page, t } = window;
  await sitWithBots(server.url, [window], { game: 'hearts' });
  let send = () => {};
  const isLet = new Promise<void>((resolve) => {
    send = resolve;
  });
  const asked = page.waitForRequest(TABLE_TEXTS);
  await page.route(TABLE_TEXTS, async (route) => {
    await isLet;
    await route.continue();
  });
  await page.evaluate(() => {
    const board = document.querySelector('[data-board]')!;
    const watch = { wasTakenAway: false };
    const look = () => {
      const isShown = board.isConnected && board.checkVisibility();
      if (!isShown) watch.wasTakenAway = true;
    };
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
    });
    Object.assign(globalThis, { watch });
  });
  await page.getByRole('button', { name: t.common.settings }).click();
  await page.getByRole('radio', { name: t.lobby.languages.en }).click();
  await asked;
  await page.getByRole('heading', { name: t.lobby.settings }).waitFor();
  send();
  await page.getByRole('heading', { name: WORDS.en.lobby.settings }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('list', { name: WORDS.en.table.hand }).waitFor();
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en');
  expect(
    await page.evaluate(() => (globalThis as { watch?: { wasTakenAway: boolean } }).watch),
  ).toEqual({ wasTakenAway: false });
  expect(await browser.complaints()).toEqual([]);
});
