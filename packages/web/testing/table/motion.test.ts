// Motion follows the game and never holds it up: deals are seen, a tap hurries, still pages stand still.

import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { TestServer } from '../../../server/testing/harness.ts';
import {
  openBrowser,
  type TestBrowser,
  type TestWindow,
  type WindowOptions,
} from '../support/browser.ts';
import { Player, playUntil } from '../support/player.ts';
import { startSite } from '../support/site.ts';
import { NAMES } from '../support/tables.ts';

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

/** Somebody who comes from the home page to a table with computer players; motion is as slow as wanted. */
async function sitDown(options: WindowOptions, rate = 1): Promise<Player> {
  const window = await browser.window({
    size: 'phone',
    ...options,
    settings: { name: NAMES[0], ...options.settings },
  });
  const session = await window.context.newCDPSession(window.page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: rate });
  await window.open(server.url);
  await window.page.getByRole('button', { name: window.t.home.quick }).click();
  const player = new Player(window);
  await player.hand.waitFor();
  return player;
}

/** How many cards are on their way; one that only rises under the pointer, by its style, is not. */
const moving = ({ page }: TestWindow) =>
  page.evaluate(
    () =>
      document.getAnimations().filter((animation) => {
        const { target } = animation.effect as KeyframeEffect;
        const isFlying = animation.playState === 'running' && !(animation instanceof CSSTransition);
        return isFlying && target?.closest('[data-board]') != null;
      }).length,
  );

const panelOf = (player: Player) => player.panel(player.window.t.panels.giveLabel);

it('a deal is seen card by card, and a tap on the cloth ends the wait', async () => {
  const player = await sitDown({ settings: { speed: 'slow' } }, 0.01);
  await expect.poll(() => moving(player.window)).toBe(52);
  expect(await panelOf(player).isVisible()).toBe(false);
  await player.page.getByRole('main').click({ position: { x: 190, y: 250 } });
  await panelOf(player).waitFor();
});

it.each<[string, WindowOptions]>([
  ['the speed is "none"', { settings: { speed: 'none' } }],
  ['the system asks for less motion', { settings: { speed: 'slow' }, reducedMotion: true }],
])(
  'no card flies where %s',
  async (_, options) => {
    const player = await sitDown(options, 0.01);
    await panelOf(player).waitFor();
    const flights = await player.page.evaluate(() =>
      document
        .getAnimations()
        .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes())
        .filter(({ translate, scale }) => translate !== undefined || scale !== undefined),
    );
    expect(flights).toEqual([]);
  },
  60_000,
);

it('cards that were given are seen on their way, and the new ones stand out', async () => {
  const player = await sitDown({ settings: { speed: 'fast' } });
  await panelOf(player).waitFor();
  const before = await player.names();
  for (const i of [0, 1, 2]) await player.pick(i);
  const { giveConfirm } = player.window.t.panels;
  const confirm = player.page.getByRole('button', { name: giveConfirm(3, 'left') });
  const session = await player.window.context.newCDPSession(player.page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
  // By the keyboard: a button that slowly changes under the pointer is never at rest.
  await confirm.press('Enter');
  await expect.poll(() => moving(player.window)).toBeGreaterThanOrEqual(12);
  const after = await player.names();
  expect(after).toHaveLength(13);
  expect(after.filter((name) => !before.includes(name))).toHaveLength(3);
});

it('a table in a hidden tab is up to date when it is looked at again', async () => {
  const player = await sitDown({ settings: { speed: 'slow' } });
  const { page } = player;
  const look = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
  await look(true);
  await panelOf(player).waitFor();
  await playUntil([player], async () => (await player.cards.count()) <= 10);
  await playUntil([player], () => player.isToPlay());
  await look(false);
  await expect.poll(() => page.getByText(player.window.t.table.yourTurn).isVisible()).toBe(true);
  await player.play();
  await expect.poll(() => player.cards.count()).toBeLessThanOrEqual(9);
});

it('cards can be played while others still fly', async () => {
  const player = await sitDown({ settings: { speed: 'slow' } });
  await playUntil(
    [player],
    async () => (await player.cards.count()) === 0 || player.roundEnd.isVisible(),
  );
  await player.roundEnd.waitFor();
});
