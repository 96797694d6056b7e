// The table is right again after a reload, a cut network and a server that was killed and started again.

import { rmSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { newFolder } from '../../../server/testing/harness.ts';
import { ServerProcess } from '../../../server/testing/server-process.ts';
import { openBrowser, SERVER_AWAY, type TestBrowser } from '../support/browser.ts';
import { Player, playUntil } from '../support/player.ts';
import { besideOf, isToPlayOf, moveOn, sitInMidGame } from '../support/tables.ts';

let browser: TestBrowser;
let folder: string;
let server: ServerProcess;
let port: number;
beforeAll(async () => {
  browser = await openBrowser();
  folder = newFolder();
  server = new ServerProcess({ DATA_DIR: folder });
  port = await server.ready();
});
afterAll(async () => {
  await browser.close();
  await server.end('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});
afterEach(async () => {
  expect(await browser.complaints()).toEqual([]);
});

/** How many cards are held in the middle of a hand. */
const HELD = 5;

/** Somebody in the middle of a hand of Hearts against computer players. */
async function inMidHand(): Promise<Player> {
  const window = await browser.window({ size: 'phone' });
  const request = { game: 'hearts', bots: ['easy', 'easy', 'easy'] } as const;
  await sitInMidGame(`http://127.0.0.1:${port}`, window, request, isToPlayOf(HELD));
  const player = new Player(window);
  player.isHasty = true;
  await expect.poll(() => player.cards.count()).toBe(HELD);
  return player;
}

/** Goes on to the end of the hand. */
const finish = (player: Player) => playUntil([player], () => player.roundEnd.isVisible());

it('after a reload in the middle of a hand', async () => {
  const player = await inMidHand();
  const before = await player.names();
  await player.page.reload();
  await player.hand.waitFor();
  await expect.poll(() => player.names()).toEqual(before);
  await finish(player);
});

it('in a second tab, beside the first', async () => {
  const player = await inMidHand();
  const tab = await player.window.tab(player.page.url());
  const second = new Player(tab);
  await second.hand.waitFor();
  expect(await second.names()).toEqual(await player.names());
  await playUntil([second], async () => (await second.cards.count()) === HELD - 1);
  await expect.poll(() => player.cards.count()).toBe(HELD - 1);
  await finish(player);
});

it('after the network was cut', async () => {
  const player = await inMidHand();
  const { window, page } = player;
  const before = await player.names();
  window.forgive(...SERVER_AWAY, /ERR_INTERNET_DISCONNECTED/);
  await window.cutNetwork(true);
  const banner = page.getByText(window.t.common.reconnecting);
  await banner.waitFor();
  await window.cutNetwork(false);
  await banner.waitFor({ state: 'detached' });
  await expect.poll(() => player.cards.count()).toBeLessThanOrEqual(HELD);
  expect(before).toEqual(expect.arrayContaining(await player.names()));
  await finish(player);
});

it('after the server was killed and started again', async () => {
  const player = await inMidHand();
  const { window, page } = player;
  const before = await player.names();
  window.forgive(...SERVER_AWAY);
  await server.end('SIGKILL');
  const banner = page.getByText(window.t.common.reconnecting);
  await banner.waitFor();
  server = new ServerProcess({ DATA_DIR: folder, PORT: String(port) });
  await server.ready();
  await banner.waitFor({ state: 'detached' });
  await expect.poll(() => player.names()).toEqual(before);
  await finish(player);
});

it('after the tablet has slept while others went on', async () => {
  const player = await inMidHand();
  const { window, page } = player;
  const session = await window.context.newCDPSession(page);
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  const beside = await besideOf(`http://127.0.0.1:${port}`, window);
  await beside.ask('reconnect', { tableId: new URL(page.url()).pathname.split('/').at(-1)! });
  await moveOn(beside, ({ hand }) => hand.length === HELD - 3);
  await session.send('Page.setWebLifecycleState', { state: 'active' });
  await expect.poll(() => player.cards.count()).toBe(HELD - 3);
  beside.close();
  await finish(player);
});

/** Lets through what the page sends, except that the next `count` cards are lost on the way. */
async function loseCards({ page }: Player, count: number): Promise<void> {
  let left = count;
  await page.routeWebSocket(/socket\.io/, (socket) => {
    const line = socket.connectToServer();
    socket.onMessage((message) => {
      if (/"playCard"/.test(String(message)) && left-- > 0) return;
      line.send(message);
    });
  });
  await page.reload();
  await page.locator('button[data-legal="true"]').first().waitFor();
}

it('a card that was lost on the way is sent again', async () => {
  const player = await inMidHand();
  await playUntil([player], () => player.isToPlay());
  await loseCards(player, 1);
  const before = await player.cards.count();
  await player.playable.first().click({ position: { x: 12, y: 14 } });
  await expect.poll(() => player.cards.count()).toBe(before - 1);
});

it('a card that does not arrive at all falls back, and the page says so', async () => {
  const player = await inMidHand();
  await playUntil([player], () => player.isToPlay());
  await loseCards(player, 99);
  const before = await player.names();
  await player.playable.first().click({ position: { x: 12, y: 14 } });
  expect(await player.hand.locator('[aria-pressed="true"]').count()).toBe(1);
  await player.page.locator('[popover][role="status"]').waitFor();
  expect(await player.names()).toEqual(before);
  await expect.poll(() => player.hand.locator('[aria-pressed="true"]').count()).toBe(0);
});

it('an update that was lost on the way is asked for until it is there', async () => {
  const player = await inMidHand();
  await playUntil([player], () => player.isToPlay());
  const lost = { updates: 0, syncs: 0 };
  await player.page.routeWebSocket(/socket\.io/, (socket) => {
    const line = socket.connectToServer();
    line.onMessage((message) => {
      const isLost = lost.updates === 0 && /"updateGame".*"since"/.test(String(message));
      if (isLost) lost.updates++;
      else socket.send(message);
    });
    socket.onMessage((message) => {
      const isLost = lost.syncs === 0 && /"sync"/.test(String(message));
      if (isLost) lost.syncs++;
      else line.send(message);
    });
  });
  await player.page.reload();
  await playUntil([player], () => player.roundEnd.isVisible());
  expect(lost).toEqual({ updates: 1, syncs: 1 });
});
