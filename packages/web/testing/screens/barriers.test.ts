// No barriers on any screen, in both languages and both themes.

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../../../server/testing/harness.ts';
import { barriers } from '../support/axe.ts';
import { openBrowser, type TestBrowser, type TestWindow } from '../support/browser.ts';
import { Player, playUntil } from '../support/player.ts';
import { startSite } from '../support/site.ts';
import { beginSolo } from '../support/solo-page.ts';
import { besideOf, isToPlayOf, moveOn, sitDown, type TableRequest } from '../support/tables.ts';
import { LANGUAGES, THEMES } from '../support/words.ts';

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

const LOOKS = LANGUAGES.flatMap((language) => THEMES.map((theme) => ({ language, theme })));
const BOTS = ['easy', 'easy', 'easy'];

/** At the table each language and each theme is looked at once; a hand takes its time. */
const ROOMY = LOOKS.filter(({ language, theme }) => (language === 'tr') === (theme === 'bogaz'));

describe.each(LOOKS)('$language, $theme', ({ language, theme }) => {
  const open = (size: 'phone' | 'desktop') =>
    browser.window({ size, language, settings: { theme }, reducedMotion: true });
  const sit = async (
    request: TableRequest,
    size: 'phone' | 'desktop',
  ): Promise<[TestWindow, Player]> => {
    const window = await open(size);
    await sitDown(server.url, [window], { bots: BOTS, ...request });
    const player = new Player(window);
    player.isHasty = true;
    return [window, player];
  };

  it.each(['phone', 'desktop'] as const)('home on a %s', async (size) => {
    const window = await open(size);
    await window.open(server.url);
    await window.page.getByRole('heading').first().waitFor();
    expect(await barriers(window.page)).toEqual([]);
    await window.page.getByRole('button', { name: window.t.common.settings }).first().click();
    await window.page.getByRole('dialog').waitFor();
    expect(await barriers(window.page)).toEqual([]);
  });

  it('a waiting room', async () => {
    const window = await open('phone');
    await sitDown(server.url, [window], { game: 'king' }, 'waiting');
    expect(await barriers(window.page)).toEqual([]);
  });

  const isRoomy = ROOMY.some((look) => look.language === language && look.theme === theme);
  const atTable: (name: string, look: () => Promise<void>, ms: number) => void = isRoomy
    ? it
    : () => {};

  atTable(
    'Hearts: passing, play and the end of a deal',
    async () => {
      const [window, player] = await sit({ game: 'hearts' }, 'phone');
      const { page } = window;
      await player.panel(window.t.panels.giveLabel).waitFor();
      expect(await barriers(page)).toEqual([]);
      await playUntil([player], () => player.isToPlay());
      expect(await barriers(page)).toEqual([]);
      // The other tricks are played beside the page, up to the last one.
      const beside = await besideOf(server.url, window);
      await beside.ask('reconnect', { tableId: new URL(page.url()).pathname.split('/').at(-1)! });
      await moveOn(beside, isToPlayOf(1));
      beside.close();
      await playUntil([player], () => player.roundEnd.isVisible());
      expect(await barriers(page)).toEqual([]);
    },
    120_000,
  );

  atTable(
    'Spades: blind nil and bidding',
    async () => {
      const [{ page, t }, player] = await sit(
        { game: 'spades', options: { blindNilMinDeficit: 0 } },
        'desktop',
      );
      await player.panel(t.panels.blindNil).waitFor();
      expect(await barriers(page)).toEqual([]);
      await player.look();
      await player.panel(t.panels.bidLabel).waitFor();
      expect(await barriers(page)).toEqual([]);
    },
    120_000,
  );

  atTable(
    'solo: a hint, cards played so far, and a refused card',
    async () => {
      const window = await open('phone');
      const { page } = window;
      await beginSolo(server.url, window, { game: 'hearts', options: { passCycle: ['hold'] } });
      const player = new Player(window);
      player.isHasty = true;
      const forbidden = player.hand.locator('button[data-legal="false"]');
      await playUntil(
        [player],
        async () => (await player.isToPlay()) && (await forbidden.count()) > 0,
      );
      await forbidden.first().click({ force: true, position: { x: 10, y: 12 } });
      await page.keyboard.press('i');
      await page.locator('[data-marked]').first().waitFor();
      expect(await barriers(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.keyboard.press('o');
      await page.getByRole('dialog').getByRole('heading').nth(1).waitFor();
      expect(await barriers(page)).toEqual([]);
    },
    120_000,
  );

  atTable(
    'King: choosing a game, and the sheet',
    async () => {
      const [{ page }, player] = await sit({ game: 'king' }, 'desktop');
      await playUntil([player], () => player.isToChoose());
      expect(await barriers(page)).toEqual([]);
      await player.choose();
      await playUntil([player], () => player.isToPlay());
      await page.keyboard.press('p');
      await page.getByRole('dialog').waitFor();
      expect(await barriers(page)).toEqual([]);
    },
    240_000,
  );
});
