// The worker of solo play, and parts of the entrance, that do not come at once, never come, or break down.

import { dailyTr as d } from '@kalpler/i18n/tr/daily';
import { hubTr as h } from '@kalpler/i18n/tr/hub';
import { replayTr } from '@kalpler/i18n/tr/replay';
import { commonTr } from '@kalpler/i18n/tr/start';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../../../server/testing/harness.ts';
import { openBrowser, type TestBrowser, type TestWindow } from '../support/browser.ts';
import { Player, playUntil } from '../support/player.ts';
import { startSite } from '../support/site.ts';
import { beginSolo, rowsOf } from '../support/solo-page.ts';

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

const WORKER = '**/assets/game.worker-*.js';
const MISSING = /ERR_FAILED|worker|MatchRow|dynamically imported module|preload CSS/;

/** Somebody with a match of Hearts that was begun. */
async function returning(): Promise<TestWindow> {
  const window = await browser.window({ size: 'phone' });
  await beginSolo(server.url, window, { game: 'hearts' });
  window.forgive(MISSING);
  return window;
}

const resume = ({ page }: TestWindow) => page.getByRole('button', { name: h.resume, exact: true });

/** Requests that match a pattern fail, `times` times. */
async function withhold({ page }: TestWindow, pattern: string, times: number): Promise<void> {
  await page.route(pattern, (route) => route.abort(), { times });
}

describe('a worker', () => {
  it('that does not come at once is fetched again, and nothing is missed', async () => {
    const window = await returning();
    await withhold(window, WORKER, 1);
    await window.open(`${server.url}/tek`);
    await resume(window).waitFor();
    expect(await window.page.getByText(commonTr.notFetched).count()).toBe(0);
  });

  it('that never comes is not taken for an empty store', async () => {
    const window = await returning();
    const { page } = window;
    await page.route(WORKER, (route) => route.abort());
    await window.open(`${server.url}/tek/gunun-oyunu`);
    await page.getByText(commonTr.notFetched).waitFor();
    const play = page.getByRole('button', { name: d.playGame(commonTr.games.hearts) });
    expect(await play.count()).toBe(0);
    await window.open(`${server.url}/tek`);
    await page.getByText(commonTr.notFetched).waitFor();
    expect(await resume(window).count()).toBe(0);
    await page.unroute(WORKER);
    await page.getByRole('button', { name: commonTr.tryAgain }).click();
    await resume(window).waitFor();
    await expect.poll(() => page.getByText(commonTr.notFetched).count()).toBe(0);
  });

  it('that comes without what it needs is fetched again with it', async () => {
    const window = await returning();
    const { page } = window;
    const [match] = await rowsOf(window, 'matches');
    await withhold(window, '**/assets/reader-service-*.js', 1);
    await window.open(`${server.url}/mac/tek/${(match as { id: string }).id}`);
    await page.getByText(replayTr.running).waitFor();
  });

  it('that breaks down is replaced, and the match goes on where it was', async () => {
    const window = await returning();
    const { page } = window;
    const player = new Player(window);
    await playUntil([player], () => player.isToPlay());
    const before = await player.names();
    const worker = page.workers().find((one) => one.url().includes('game.worker'))!;
    await worker.evaluate(() => {
      setTimeout(() => {
        throw new Error('the worker has broken down');
      });
    });
    await expect.poll(() => page.workers().includes(worker)).toBe(false);
    await player.playable.first().waitFor();
    await expect.poll(() => player.names()).toEqual(before);
    await player.play();
    await expect.poll(() => player.cards.count()).toBeLessThan(before.length);
    expect((await rowsOf(window, 'entries')).length).toBeGreaterThan(5);
  });
});

it('a part of the start page that does not come leaves the rest, and comes later', async () => {
  const window = await returning();
  const { page } = window;
  await beginSolo(server.url, window, { game: 'king' });
  await page.route('**/assets/MatchRow-*.js', (route) => route.abort());
  // As if the page had just been fetched again, which happens once when one of its parts is gone.
  await page.evaluate(() => sessionStorage.setItem('kalpler.renewed', String(Date.now())));
  await window.open(`${server.url}/tek`);
  await page.getByText(commonTr.notFetched).waitFor();
  await resume(window).waitFor();
  await page.getByRole('button', { name: new RegExp(`^${h.start}`) }).waitFor();
  await page.unroute('**/assets/MatchRow-*.js');
  const again = page.getByRole('button', { name: commonTr.tryAgain });
  await expect
    .poll(async () => {
      if (await again.isVisible()) await again.click();
      return page.getByText(h.proceed, { exact: true }).isVisible();
    })
    .toBe(true);
});
