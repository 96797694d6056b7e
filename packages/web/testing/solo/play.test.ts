// Solo matches, in a real browser, to their end: those of Hearts and Spades from the first deal, King's over its last ones.

import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { TestServer } from '../../../server/testing/harness.ts';
import { openBrowser, type TestBrowser } from '../support/browser.ts';
import { asked, momentOf, type PastRequest } from '../support/past-matches.ts';
import { Player, playUntil } from '../support/player.ts';
import { startSite } from '../support/site.ts';
import { rowsOf } from '../support/solo-page.ts';

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

const REQUESTS: PastRequest[] = [
  { game: 'hearts', options: { preset: 'classic', endScore: 30 }, until: asked('passing') },
  { game: 'spades', options: { targetScore: 100 }, until: asked('bidding') },
  // Whole parties are played by `packages/match`; the last deals of a short one have the same phases.
  { game: 'king', options: { preset: 'short' }, until: asked('selecting', 8) },
];

it.each(REQUESTS)(
  '$game to the end',
  async (request) => {
    const window = await browser.window({ size: 'phone' });
    await (await momentOf(request))(server.url, window);
    const player = new Player(window);
    player.isHasty = true;
    const again = window.page.getByRole('button', { name: 'Yeni parti' });
    await playUntil([player], () => again.isVisible());
    const facts = async () => (await rowsOf(window, 'facts'))[0];
    await expect.poll(facts).toMatchObject({ game: request.game });
  },
  400_000,
);
