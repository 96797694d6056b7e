// Somebody new: within three taps at a table with three bots, and through a whole hand without help.

import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { TestServer } from '../../server/testing/harness.ts';
import { openBrowser, type TestBrowser } from './browser.ts';
import { Player, playUntil } from './player.ts';
import { startSite } from './site.ts';
import { LANGUAGES } from './words.ts';

const MOST_MS = 15_000;

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

it.each(LANGUAGES)(
  'plays Hearts against bots on a phone (%s)',
  async (language) => {
    const window = await browser.window({ size: 'phone', language, settings: null });
    const { page, t } = window;
    const since = performance.now();
    await window.open(`${server.url}/`);
    let taps = 0;
    const tap = async (target: ReturnType<typeof page.getByRole>) => {
      taps++;
      await target.click();
    };
    await tap(page.getByRole('radio', { name: t.common.games.hearts }));
    await tap(page.getByRole('button', { name: t.home.quick }));
    const player = new Player(window);
    await player.cards.first().waitFor();
    expect(performance.now() - since).toBeLessThan(MOST_MS);
    expect(taps).toBeLessThanOrEqual(3);
    expect(await player.cards.count()).toBe(13);
    await playUntil([player], () => player.roundEnd.isVisible());
  },
  180_000,
);
