// A newer version comes while the page is open: it waits, is offered, and breaks nothing that runs.

import { appendFileSync, cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { appTr } from '@kalpler/i18n/tr/app';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TestServer } from '../../../server/testing/harness.ts';
import { WORKER } from '../../build/service-worker.ts';
import { openBrowser, SERVER_AWAY, type TestBrowser, type TestWindow } from '../support/browser.ts';
import {
  comeBackLater,
  copyOfSite,
  expectVersion,
  forgetFetched,
  keptVersions,
  keptWindow,
  newerSite,
} from '../support/cached-site.ts';
import { Player, playUntil } from '../support/player.ts';
import { startSite } from '../support/site.ts';
import { beginSolo } from '../support/solo-page.ts';

/** A part that is fetched when it is wanted; the newer version has it under another name. */
const PART = 'SettingsSheet';

let browser: TestBrowser;
let server: TestServer;
let sites: string[];
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  sites = [];
  server = await startSite();
});
afterEach(async () => {
  const complaints = await browser.complaints();
  await server.remove();
  for (const site of sites) rmSync(site, { recursive: true, force: true });
  expect(complaints).toEqual([]);
});

/** The same address serves another folder from now on. */
async function deploy(site: string): Promise<void> {
  sites.push(site);
  const { folder, port } = server;
  await server.stop();
  server = await startSite({ site, folder, env: { PORT: String(port) } });
}

async function visitor(): Promise<TestWindow> {
  const window = await keptWindow(browser, `${server.url}/`);
  window.forgive(...SERVER_AWAY);
  return window;
}

const notice = ({ page }: TestWindow) => page.getByRole('region', { name: appTr.newVersion });

async function openSettings({ page, t }: TestWindow): Promise<void> {
  await page.getByRole('button', { name: t.common.settings }).click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
}

it('the old page works on in every window until its player wants the new one', async () => {
  const window = await visitor();
  const other = await window.tab(`${server.url}/`);
  other.forgive(...SERVER_AWAY);
  await deploy(await newerSite('second', PART));
  await comeBackLater(window);
  for (const each of [window, other]) await notice(each).waitFor();
  // Only the version in use has this part; the server has it under another name.
  await forgetFetched(window);
  await openSettings(window);
  await expectVersion(window, null);

  await notice(window).getByRole('button', { name: appTr.reload }).click();
  await expectVersion(window, 'second');
  await openSettings(window);
  expect(await notice(window).count()).toBe(0);

  // The other window now answers to the new worker and still runs the old page.
  await expectVersion(other, null);
  await forgetFetched(other);
  await openSettings(other);
  expect(await keptVersions(window)).toHaveLength(2);
  await notice(other).getByRole('button', { name: appTr.reload }).click();
  await expectVersion(other, 'second');

  await other.page.close();
  await window.page.reload();
  await expect.poll(() => keptVersions(window)).toHaveLength(1);
});

it('a solo game goes on, before the new version comes and after', async () => {
  const window = await visitor();
  await beginSolo(server.url, window, { game: 'hearts', options: { passCycle: ['hold'] } });
  const player = new Player(window);
  player.isHasty = true;
  const playTo = (cards: number) =>
    playUntil([player], async () => (await player.cards.count()) === cards);
  await playTo(11);
  await deploy(await newerSite('second', 'game.worker'));
  await comeBackLater(window);
  await notice(window).waitFor();
  await playTo(10);
  const before = await player.names();
  // Only the version in use still has the worker in which the bots play.
  await forgetFetched(window);
  await window.page.reload();
  await player.hand.waitFor();
  await expectVersion(window, null);
  await expect.poll(() => player.names()).toEqual(before);
  await playTo(9);
  const held = await player.names();
  await notice(window).getByRole('button', { name: appTr.reload }).click();
  await expectVersion(window, 'second');
  await player.hand.waitFor();
  await expect.poll(() => player.names()).toEqual(held);
  await playTo(8);
});

it('whoever does not want it now is asked again at the next start', async () => {
  const window = await visitor();
  await deploy(await newerSite('second', PART));
  await comeBackLater(window);
  await notice(window).getByRole('button', { name: appTr.later }).click();
  await expect.poll(() => notice(window).count()).toBe(0);
  await window.page.reload();
  await notice(window).waitFor();
  await expectVersion(window, null);
});

it('a version that does not arrive as it was built is not offered; the next one is', async () => {
  const window = await visitor();
  const torn = await newerSite('torn', PART);
  appendFileSync(path.join(torn, 'index.html'), '<!-- of another version -->');
  await deploy(torn);
  const failed = window.page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return new Promise((resolve) => {
      registration.addEventListener('updatefound', () => {
        const { installing } = registration;
        installing!.addEventListener('statechange', () => resolve(installing!.state));
      });
    });
  });
  await comeBackLater(window);
  expect(await failed).toBe('redundant');
  expect(await notice(window).count()).toBe(0);
  await window.page.reload();
  await expectVersion(window, null);

  await deploy(await newerSite('third', PART));
  await window.page.reload();
  await notice(window).getByRole('button', { name: appTr.reload }).click();
  await expectVersion(window, 'third');
});

it('a broken worker can be taken away: one that keeps nothing is served in its place', async () => {
  const window = await visitor();
  const { page } = window;
  const bare = await copyOfSite();
  cpSync(path.resolve(import.meta.dirname, '../../build/farewell.js'), path.join(bare, WORKER));
  await deploy(bare);
  await comeBackLater(window);
  const registered = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(registered).toBe(0);
  expect(await keptVersions(window)).toEqual([]);
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});
