// The ends of deals and matches on the page: a feat is celebrated, a bid is suggested, a rematch is voted on.

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { choiceOf, type DocumentClient } from '../../../server/testing/document-client.ts';
import type { TestServer } from '../../../server/testing/harness.ts';
import { barriers } from '../support/axe.ts';
import { openBrowser, type TestBrowser, type TestWindow } from '../support/browser.ts';
import { Player, playUntil } from '../support/player.ts';
import { startSite } from '../support/site.ts';
import { besideOf, sitDown, sitWithBots } from '../support/tables.ts';

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

const BOTS = ['easy', 'easy', 'easy'];

describe('a nil', () => {
  it.each([true, false])(
    'is in the headline, with less motion: %s',
    async (reducedMotion) => {
      const settings = reducedMotion ? {} : { speed: 'fast' as const };
      const window = await browser.window({ size: 'phone', reducedMotion, settings });
      const player = new Player(window);
      player.isHasty = true;
      const { page, t } = window;
      await sitDown(server.url, [window], { game: 'spades', bots: BOTS });
      const nil = page.getByRole('switch', { name: new RegExp(`^${t.panels.nil.slice(0, 5)}`) });
      await nil.check({ force: true });
      await playUntil([player], async () => (await player.phase()) === 'roundEnd');
      await player.roundEnd.waitFor();
      const heading = player.roundEnd.getByRole('heading');
      // Others may have made or lost one as well.
      const [made, lost] = [t.panels.nilMade('', 50, false), t.panels.nilLost('', -50, false)];
      const [madeFor, lostFor] = [made.split(':')[0]!, lost.split(':')[0]!];
      expect(await heading.innerText()).toMatch(new RegExp(`^(?:${madeFor}|${lostFor}): `));
      expect(await player.roundEnd.innerText()).toMatch(
        new RegExp(`(?:${madeFor}|${lostFor}): [^.]*Ayşe`),
      );
      // Nothing has to be waited for: a tap ends the motion, and the button works at once.
      await heading.click();
      const moving = await player.roundEnd.getByRole('list').evaluate((rows) => {
        const moves = rows.getAnimations({ subtree: true });
        return moves.filter(({ playState }) => playState === 'running').length;
      });
      expect(moving).toBe(0);
      expect(await barriers(page)).toEqual([]);
      expect(await player.advance()).toBe(true);
    },
    120_000,
  );
});

describe('a suggested bid', () => {
  const mark = ({ page }: TestWindow) => page.locator('[data-advised="true"]');

  it('is marked at a table with bots, unless it is not wanted', async () => {
    for (const hints of [true, false]) {
      const window = await browser.window({ size: 'phone', settings: { hints } });
      await sitDown(server.url, [window], { game: 'spades', bots: BOTS });
      await new Player(window).panel(window.t.panels.bidLabel).waitFor();
      if (hints) {
        await mark(window).waitFor({ state: 'attached' });
        const bid = await mark(window).textContent();
        const { bidShown, nil, bidAdvised } = window.t.panels;
        const word = bid === '0' ? nil : bidShown(Number(bid));
        await window.page.getByText(bidAdvised(word)).waitFor();
        expect(await barriers(window.page)).toEqual([]);
      } else {
        await window.page.waitForLoadState('networkidle');
        expect(await mark(window).count()).toBe(0);
      }
    }
  });

  it('is not given where other people play', async () => {
    const windows = [await browser.window({ size: 'phone' }), await browser.window()];
    await sitWithBots(server.url, windows, { game: 'spades' });
    const player = new Player(windows[0]!);
    player.isHasty = true;
    await player.panel(windows[0]!.t.panels.bidLabel).waitFor();
    await windows[0]!.page.waitForLoadState('networkidle');
    expect(await mark(windows[0]!).count()).toBe(0);
  });
});

describe('a rematch', () => {
  /** A match that is over, and two people in front of its end. */
  async function ended(): Promise<[TestWindow, TestWindow]> {
    const windows: [TestWindow, TestWindow] = [
      await browser.window({ size: 'phone', settings: { name: 'Ayşe' } }),
      await browser.window({ size: 'desktop' }),
    ];
    const request = { game: 'hearts', options: { endScore: 1 } } as const;
    const slug = await sitWithBots(server.url, windows, request);
    const besides: DocumentClient[] = [];
    for (const window of windows) {
      const beside = await besideOf(server.url, window);
      await beside.ask('reconnect', { tableId: slug });
      besides.push(beside);
    }
    await Promise.all(besides.map(playToEnd));
    for (const beside of besides) beside.close();
    return windows;
  }

  async function playToEnd(client: DocumentClient): Promise<void> {
    for (;;) {
      const { state } = client;
      if (state?.phase === 'gameEnd') return;
      const next = client.next('updateGame', ({ version }) => version > (state?.version ?? -1));
      const choice = state === null ? null : choiceOf(state);
      if (choice !== null) await client.ask(choice.event, choice.payload);
      await next;
    }
  }

  const wants = ({ page, t }: TestWindow) =>
    page.getByRole('button', { name: new RegExp(`^${t.matchEnd.rematch}(?!\\?)`) });

  it('shows who wants it and how long it waits, and begins when all do', async () => {
    const [ayse, bora] = await ended();
    const { t } = bora;
    await wants(bora).waitFor();
    const timer = bora.page.getByRole('timer');
    const first = Number.parseInt(await timer.innerText(), 10);
    expect(first).toBeGreaterThan(500);
    expect(first).toBeLessThanOrEqual(600);
    await expect.poll(async () => Number.parseInt(await timer.innerText(), 10)).toBeLessThan(first);
    await bora.page.getByText(t.matchEnd.rematchOpen('Ayşe')).waitFor({ state: 'attached' });
    await wants(ayse).click();
    await bora.page.getByText(t.matchEnd.rematchYes('Ayşe')).waitFor({ state: 'attached' });
    expect(await barriers(bora.page)).toEqual([]);
    await wants(bora).click();
    for (const window of [ayse, bora]) await new Player(window).cards.first().waitFor();
  });

  it('is off when somebody leaves; the result stays, and leads to a new table', async () => {
    const [ayse, bora] = await ended();
    const { page, t } = ayse;
    await wants(ayse).click();
    await wants(bora).waitFor();
    await bora.page.getByRole('button', { name: t.matchEnd.leave }).click();
    await bora.page.getByRole('heading', { name: t.home.title }).waitFor();
    await page.getByText(t.matchEnd.rematchLeft).waitFor();
    await expect.poll(() => page.getByText(t.matchEnd.winner).first().isVisible()).toBe(true);
    expect(await barriers(page)).toEqual([]);
    const before = page.url();
    await page.getByRole('button', { name: new RegExp(`^${t.matchEnd.newTable}`) }).click();
    await page.getByText(t.door.waiting).waitFor();
    expect(page.url()).not.toBe(before);
  });

  it('is off when somebody says no', async () => {
    const [ayse, bora] = await ended();
    const beside = await besideOf(server.url, bora);
    const slug = bora.page.url().split('/').at(-1);
    await beside.ask('reconnect', { tableId: slug });
    await beside.ask('rematch', { vote: false });
    await ayse.page.getByText(ayse.t.matchEnd.rematchRefused(['Bora'])).waitFor();
    await ayse.page.getByRole('button', { name: ayse.t.matchEnd.goHome }).click();
    await ayse.page.getByRole('heading', { name: ayse.t.home.title }).waitFor();
    beside.close();
  });
});
