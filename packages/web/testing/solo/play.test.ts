// Whole solo matches, in a real browser, to their end.

import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { TestServer } from '../../../server/testing/harness.ts';
import { openBrowser, type TestBrowser } from '../support/browser.ts';
import { Player, playUntil } from '../support/player.ts';
import { startSite } from '../support/site.ts';
import { beginSolo, rowsOf, type SoloTestRequest } from '../support/solo-page.ts';

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

const REQUESTS: SoloTestRequest[] = [
  { game: 'hearts', options: { preset: 'classic', endScore: 50 } },
  { game: 'spades', options: { targetScore: 100 } },
  // Whole parties are played by `packages/match`; the short one has the same phases.
  { game: 'king', options: { preset: 'short' } },
];

it.each(REQUESTS)(
  '$game to the end',
  async (request) => {
    const window = await browser.window({ size: 'phone' });
    await beginSolo(server.url, window, request);
    const player = new Player(window);
    player.isHasty = true;
    const again = window.page.getByRole('button', { name: 'Yeni parti' });
    await playUntil([player], () => again.isVisible());
    const facts = async () => (await rowsOf(window, 'facts'))[0];
    await expect.poll(facts).toMatchObject({ game: request.game });
  },
  400_000,
);
