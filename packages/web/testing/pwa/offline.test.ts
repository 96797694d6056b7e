// The page without a network: everything is cached after the first visit, and starts with the server stopped.

import { hubTr } from '@kalpler/i18n/tr/hub';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { page as site } from '../../../../scripts/build.mjs';
import type { TestServer } from '../../../server/testing/harness.ts';
import { filesIn } from '../../build/service-worker.ts';
import { openBrowser, SERVER_AWAY, type TestBrowser } from '../support/browser.ts';
import { isKept, keptWindow } from '../support/cached-site.ts';
import { Player, playUntil } from '../support/player.ts';
import { startSite } from '../support/site.ts';
import { sitDown } from '../support/tables.ts';

let browser: TestBrowser;
let server: TestServer;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  server = await startSite();
});
afterEach(async () => {
  const complaints = await browser.complaints();
  await server.remove();
  expect(complaints).toEqual([]);
});

describe('what is cached', () => {
  it('is every file of the built page, byte for byte', async () => {
    const { page } = await keptWindow(browser, `${server.url}/`);
    const files = filesIn(site);
    const built = [...files.keys()].filter(
      (name) => !/\.(?:br|gz|stamp)$|^sw\.js$|^preview\//.test(name),
    );
    const travels = built.map((name) => (files.get(`${name}.br`) ?? files.get(name)!).length);
    expect(travels.reduce((sum, bytes) => sum + bytes)).toBeLessThan(1_000_000);
    const cached = await page.evaluate(async () => {
      const [name, ...others] = await caches.keys();
      const requests = await (await caches.open(name!)).keys();
      return others.length === 0 ? requests.map(({ url }) => new URL(url).pathname) : others;
    });
    const expected = built.map((name) => (name === 'index.html' ? '/' : `/${name}`));
    expect(cached.sort()).toEqual(expected.sort());
    for (const part of ['/courts/KS.svg', '/fonts/el-messiri.woff2', '/icons/any-512.png']) {
      expect(cached).toContain(part);
    }
  });

  it('is fetched only after the page has come to rest', async () => {
    const window = await browser.window({ isKept: true });
    await window.page.addInitScript(() => {
      const { register } = ServiceWorkerContainer.prototype;
      ServiceWorkerContainer.prototype.register = function (...asked) {
        Object.assign(globalThis, { registeredAt: performance.now() });
        return register.apply(this, asked);
      };
    });
    await window.open(`${server.url}/`);
    await isKept(window);
    const [loaded, registered] = await window.page.evaluate(() => {
      const [visit] = performance.getEntriesByType('navigation');
      const { loadEventEnd } = visit as PerformanceNavigationTiming;
      return [loadEventEnd, (globalThis as unknown as { registeredAt: number }).registeredAt];
    });
    expect(registered! - loaded!).toBeGreaterThan(1_500);
  });

  it('leaves to the server what is the server’s', async () => {
    const window = await keptWindow(browser, `${server.url}/`);
    const { page } = window;
    // What is no page names no icon, and browsers look for one.
    window.forgive(/favicon\.ico/);
    for (const [path, answer] of [
      ['/healthz', 'ok'],
      ['/readyz', 'ready'],
      ['/metrics', 'kalpler_sockets'],
      ['/api/tables', '[]'],
    ] as const) {
      await page.goto(`${server.url}${path}`);
      expect(await page.locator('body').textContent()).toContain(answer);
    }
  });
});

it('an address that leads nowhere is the server’s to answer, and the page’s without it', async () => {
  const window = await keptWindow(browser, `${server.url}/`);
  const { page, t } = window;
  const visit = async (address: string) => (await page.goto(server.url + address))!.status();
  const missing = page.getByRole('heading', { name: t.lobby.notFound });
  expect(await visit('/nowhere')).toBe(404);
  await missing.waitFor();
  expect(await visit('/kupa')).toBe(200);
  window.forgive(...SERVER_AWAY);
  await server.stop();
  for (const address of ['/nowhere', '/masa/kartal.', '/solo/daily/x/y.z']) {
    await page.goto(server.url + address);
    await missing.waitFor();
  }
  await page.goto(`${server.url}/maca`);
  await page.getByRole('heading', { name: t.home.title }).waitFor();
});

describe('with the server stopped', () => {
  it('the start page and links into the page open', async () => {
    const window = await keptWindow(browser, `${server.url}/`, { size: 'tablet' });
    const { page, t } = window;
    window.forgive(...SERVER_AWAY);
    await server.stop();
    await page.reload();
    await page.getByRole('heading', { name: t.home.title }).waitFor();
    await page.getByText(t.lobby.unreachable).waitFor();
    // A part that this visit has not needed before.
    await page.getByRole('button', { name: t.common.settings }).click();
    await page.getByRole('dialog').waitFor();
    await page.goto(`${server.url}/masa/kartal`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.title()).toContain(t.common.brand);
  });

  it('a hand can be played solo', async () => {
    const window = await keptWindow(browser, `${server.url}/`, { size: 'phone' });
    const { page, t } = window;
    window.forgive(...SERVER_AWAY);
    await server.stop();
    await page.goto(`${server.url}/`);
    await page.getByRole('button', { name: t.home.solo }).click();
    await page.getByRole('button', { name: hubTr.start }).click();
    const player = new Player(window);
    player.isHasty = true;
    await playUntil([player], async () => (await player.cards.count()) === 10);
    // The line to the server is of no interest here.
    expect(await page.getByText(t.common.reconnecting).count()).toBe(0);
    await page.reload();
    await expect.poll(() => player.cards.count()).toBe(10);
    await playUntil([player], async () => (await player.cards.count()) === 8);
  });

  it('a page that is not cached yet goes on where it can', async () => {
    const window = await browser.window();
    const { page, t } = await window.open(`${server.url}/`);
    await page.getByText(t.lobby.noTables).waitFor();
    await page.evaluate(() => Object.assign(globalThis, { isSame: true }));
    window.forgive(...SERVER_AWAY, /preload|dynamically imported|Failed to fetch|undefined/i);
    await server.stop();
    const asked = page.waitForEvent('requestfailed', (request) => /healthz/.test(request.url()));
    await page.getByRole('button', { name: t.common.settings }).click();
    await asked;
    expect(await page.evaluate(() => 'isSame' in globalThis)).toBe(true);
  });
});

it('whoever comes without a cookie to a cached page gets one, and keeps the seat', async () => {
  const window = await keptWindow(browser, `${server.url}/`);
  await window.context.clearCookies();
  await window.page.reload();
  await window.page.getByText(window.t.lobby.noTables).waitFor();
  expect(await window.context.cookies()).toHaveLength(1);
  await sitDown(server.url, [window], { game: 'hearts', bots: ['easy', 'easy', 'easy'] });
  const hand = window.page.getByRole('list', { name: window.t.table.hand });
  await hand.waitFor();
  const address = window.page.url();
  await window.page.reload();
  await hand.waitFor();
  expect(window.page.url()).toBe(address);
});
