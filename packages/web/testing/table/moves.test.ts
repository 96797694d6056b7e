// The ways to play a card: ahead of the turn, by pulling it, with two taps, and the last one by itself; and the keys of the table.

import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { TestServer } from '../../../server/testing/harness.ts';
import type { Settings } from '../../src/state/settings.tsx';
import { openBrowser, type SizeName, type TestBrowser } from '../support/browser.ts';
import { Player, playUntil } from '../support/player.ts';
import { startSite } from '../support/site.ts';
import { isToPlayOf, sitDown, sitInMidGame } from '../support/tables.ts';

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

/** Two people and two computer players at a table of King, after the contract has been chosen. */
async function atKing(settings: Partial<Settings>, size: SizeName = 'tablet') {
  const windows = [await browser.window({ size, settings }), await browser.window()];
  await sitDown(server.url, windows, { game: 'king', bots: ['easy', 'easy'] });
  return windows.map((window) => new Player(window)) as [Player, Player];
}

async function solo(settings: Partial<Settings>, size: SizeName = 'tablet'): Promise<Player> {
  const window = await browser.window({ size, settings });
  await sitDown(server.url, [window], { game: 'king', bots: ['easy', 'easy', 'easy'] });
  return new Player(window);
}

const toPlay = (player: Player) => playUntil([player], () => player.isToPlay());

it('a card that is chosen ahead is played when the turn comes, or falls back', async () => {
  const [ayse, bora] = await atKing({});
  const isWaiting = async () =>
    (await ayse.phase()) === 'playing' && !(await ayse.isToPlay()) && (await bora.isToPlay());
  await playUntil([ayse, bora], isWaiting);
  const held = await ayse.names();
  const { t } = ayse.window;
  await ayse.pick(0);
  await ayse.page.getByText(t.table.nextCard(held[0]!)).waitFor();
  await ayse.pick(0);
  await ayse.page.getByText(t.table.nextCard(held[0]!)).waitFor({ state: 'detached' });
  await ayse.pick(2);
  await ayse.page.getByText(t.table.nextCard(held[2]!)).waitFor();
  await bora.play();
  const isPlayed = async () => (await ayse.names()).length < held.length;
  const isDropped = () => ayse.page.getByText(t.table.nextDropped).isVisible();
  await expect
    .poll(async () => {
      if (!(await ayse.isToPlay())) await bora.act();
      return (await isPlayed()) || (await isDropped());
    })
    .toBe(true);
  if (await isPlayed()) expect(await ayse.names()).not.toContain(held[2]);
  else expect(await ayse.names()).toEqual(held);
});

it('nothing is chosen ahead where that is switched off', async () => {
  const [ayse, bora] = await atKing({ premove: false });
  await playUntil(
    [ayse, bora],
    async () =>
      (await ayse.phase()) === 'playing' && !(await ayse.isToPlay()) && (await bora.isToPlay()),
  );
  await ayse.pick(0);
  expect(await ayse.hand.locator('button[aria-pressed="true"]').count()).toBe(0);
});

it('a card is played by pulling it up, and only when it is pulled far enough', async () => {
  const player = await solo({});
  await toPlay(player);
  const { page } = player;
  const held = await player.names();
  const card = player.playable.first();
  const name = await card.getAttribute('aria-label');
  const box = (await card.boundingBox())!;
  const from = { x: box.x + 14, y: box.y + 20 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 3, from.y - 30, { steps: 4 });
  await page.mouse.up();
  expect(await player.names()).toEqual(held);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y - box.height, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => player.names()).toEqual(held.filter((other) => other !== name));
});

it('sliding along the fan raises cards and plays none', async () => {
  const player = await solo({});
  await toPlay(player);
  const { page } = player;
  const held = await player.names();
  const first = (await player.cards.first().boundingBox())!;
  const last = (await player.cards.nth(5).boundingBox())!;
  await page.mouse.move(first.x + 12, first.y + 30);
  await page.mouse.down();
  await page.mouse.move(last.x + 12, last.y + 30, { steps: 12 });
  const raised = player.hand.locator('li[data-raised] button');
  await expect.poll(() => raised.getAttribute('aria-label')).toBe(held[5]);
  await page.mouse.up();
  await expect.poll(() => raised.count()).toBe(0);
  expect(await player.names()).toEqual(held);
});

it('with two taps the first only raises the card', async () => {
  const player = await solo({ twoTaps: true });
  await toPlay(player);
  const held = await player.names();
  const name = (await player.playable.first().getAttribute('aria-label'))!;
  const card = player.hand.getByRole('button', { name, exact: true });
  await card.click({ position: { x: 12, y: 14 } });
  await expect.poll(() => card.getAttribute('aria-pressed')).toBe('true');
  expect(await player.names()).toEqual(held);
  await card.click({ position: { x: 12, y: 14 } });
  await expect.poll(() => player.names()).toEqual(held.filter((other) => other !== name));
});

it('the last card plays itself', async () => {
  const window = await browser.window({ size: 'tablet', settings: { autoLast: true } });
  const request = { game: 'king', bots: ['easy', 'easy', 'easy'] } as const;
  await sitInMidGame(server.url, window, request, isToPlayOf(3));
  const player = new Player(window);
  await playUntil([player], async () => (await player.cards.count()) <= 1);
  await player.roundEnd.waitFor();
});

it('a forbidden card stays, and the page says why', async () => {
  const player = await solo({});
  const forbidden = player.hand.locator('button[data-legal="false"]');
  await playUntil([player], async () => (await player.isToPlay()) && (await forbidden.count()) > 0);
  const held = await player.names();
  await forbidden.first().click({ position: { x: 12, y: 14 }, force: true });
  await player.page.locator('[popover][role="status"]').waitFor();
  expect(await player.names()).toEqual(held);
});

it('letters open the last trick, the scores and the list of keys, and read the table', async () => {
  const player = await solo({}, 'desktop');
  await toPlay(player);
  const { page } = player;
  const { t } = player.window;
  for (const [key, title] of [
    ['l', t.table.lastTrick],
    ['P', t.table.yazboz],
    ['?', t.table.keys],
  ] as const) {
    await page.keyboard.press(key);
    await page.getByRole('dialog', { name: title }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await page.keyboard.press('t');
  await expect
    .poll(async () => (await page.getByRole('status').allTextContents()).join(' '))
    .toContain(`${t.table.yourTurn}.`);
  const chat = page.getByPlaceholder(t.chat.writeMessage);
  await chat.fill('');
  await chat.press('l');
  expect(await page.getByRole('dialog').count()).toBe(0);
});
