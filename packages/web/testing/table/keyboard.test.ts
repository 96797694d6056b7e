// A whole hand without a mouse: every step is a key.

import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { TestServer } from '../../../server/testing/harness.ts';
import { openBrowser, type TestBrowser } from '../support/browser.ts';
import { Player } from '../support/player.ts';
import { startSite } from '../support/site.ts';
import { sitDown } from '../support/tables.ts';

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

/** The name and the state of whatever has the focus. */
const FOCUSED = () => {
  const { activeElement: element } = document;
  return {
    name: element?.getAttribute('aria-label') ?? element?.textContent ?? '',
    isCard: element?.closest('ul li') !== null && element?.hasAttribute('data-legal') === true,
    isLegal: element?.getAttribute('data-legal') === 'true',
  };
};

/** Goes from one stop to the next until the focus is on a button of this name. */
async function tabTo({ page }: Player, fits: (name: string) => boolean): Promise<void> {
  for (let stops = 0; stops < 60; stops++) {
    if (fits((await page.evaluate(FOCUSED)).name)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('nothing of that name is reached by the Tab key');
}

/** Computer players and their cards on the way may take a while. */
const WHILE = { timeout: 60_000 };

it('Hearts', async () => {
  const window = await browser.window({ size: 'desktop' });
  await sitDown(server.url, [window], { game: 'hearts', bots: ['easy', 'easy', 'easy'] });
  const player = new Player(window);
  const { page } = player;
  const { t } = window;
  await player.cards.first().waitFor();

  const names = await player.names();
  await tabTo(player, (name) => names.includes(name));
  for (let i = 0; i < 3; i++) {
    await page.keyboard.press('Enter');
    if (i < 2) await page.keyboard.press('ArrowRight');
  }
  await tabTo(player, (name) => name === t.panels.giveConfirm(3, 'left'));
  await page.keyboard.press('Enter');

  for (;;) {
    await expect
      .poll(async () => (await player.isToPlay()) || (await player.roundEnd.isVisible()), WHILE)
      .toBe(true);
    if (await player.roundEnd.isVisible()) break;
    const held = await player.names();
    await tabTo(player, (name) => held.includes(name));
    await page.keyboard.press('Home');
    while (!(await page.evaluate(FOCUSED)).isLegal) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await expect.poll(() => player.names()).toHaveLength(held.length - 1);
  }
  await tabTo(player, (name) => name.startsWith(t.panels.next));
  await page.keyboard.press('Enter');
  await player.roundEnd.waitFor({ state: 'detached' });
});
