// What a real browser fetches on its way to the home page, and to a table and through a hand.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { hubTr } from '@kalpler/i18n/tr/hub';
import type { Response } from 'playwright-core';
import type { TestBrowser, TestWindow } from '../testing/support/browser.ts';
import { Player } from '../testing/support/player.ts';
import { besideOf, NAMES, type TableRequest, UNHURRIED } from '../testing/support/tables.ts';

export interface Fetched {
  readonly path: string;
  readonly type: string;
  /** As small as it is sent; fonts are small already. */
  readonly bytes: number;
}

export interface Travel {
  /** Everything that came, once each. */
  readonly fetched: readonly Fetched[];
  /** Addresses of other hosts. */
  readonly elsewhere: readonly string[];
}

/** Somebody who opens the home page for the first time, until the list of tables shows. */
export function toHome(browser: TestBrowser, url: string): Promise<Travel> {
  return travel(browser, url, async (window) => {
    await window.open(`${url}/`);
    await window.page.getByText(window.t.lobby.noTables).waitFor();
  });
}

/** Somebody who comes by a link, waits for the last player, and plays a hand to its end. */
export function toTable(
  browser: TestBrowser,
  url: string,
  game: TableRequest['game'],
): Promise<Travel> {
  return travel(browser, url, async (window) => {
    const host = await browser.window();
    const client = await besideOf(url, host);
    const answer = await client.ask('createTable', {
      game,
      playerName: NAMES[1],
      bots: ['easy'],
      options: { timers: UNHURRIED },
    });
    if (!answer.ok) throw new Error(JSON.stringify(answer));
    client.playAlong();
    await window.open(`${url}/masa/${client.all('tableJoined')[0].slug}`);
    const { page, t } = window;
    await page.getByLabel(t.home.nameLabel).fill(NAMES[0]);
    await page.getByRole('button', { name: t.door.doorSit }).click();
    await page.getByText(t.door.waiting).waitFor();
    await client.ask('addBot', { level: 'easy' });
    const player = new Player(window);
    while (!(await player.roundEnd.isVisible())) await playOn(player);
    client.close();
  });
}

/** Somebody who opens the start page of solo play for the first time, and begins a game as offered. */
export function toSolo(
  browser: TestBrowser,
  url: string,
  game: TableRequest['game'],
): Promise<Travel> {
  return travel(browser, url, async (window) => {
    await window.open(`${url}/tek?oyun=${game}`);
    // People look at a page before they tap: by then everything has arrived.
    await window.page.waitForLoadState('networkidle');
    await window.page.getByRole('button', { name: hubTr.start }).first().click();
    const player = new Player(window);
    // Until the first card can be played, but without playing it.
    while (!(await player.isToPlay())) if ((await player.phase()) !== 'playing') await player.act();
  });
}

async function travel(
  browser: TestBrowser,
  url: string,
  walk: (window: TestWindow) => Promise<void>,
): Promise<Travel> {
  const window = await browser.window({ size: 'phone', settings: { speed: 'fast', sound: true } });
  const found = new Map<string, Promise<Fetched>>();
  const elsewhere: string[] = [];
  window.page.on('response', (response) => {
    const address = new URL(response.url());
    if (!/^https?:/.test(address.protocol)) return;
    if (address.origin !== url) elsewhere.push(response.url());
    if (response.ok() && !found.has(address.pathname)) {
      found.set(address.pathname, weighed(address.pathname, response));
    }
  });
  await walk(window);
  const fetched = await Promise.all(found.values());
  await window.close();
  return { fetched, elsewhere };
}

async function weighed(pathname: string, response: Response): Promise<Fetched> {
  const type = response.request().resourceType();
  const body = await response.body().catch(() => Buffer.alloc(0));
  const bytes = type === 'font' ? body.length : gzipSync(body, { level: 9 }).length;
  return { path: pathname, type, bytes };
}

/** Thousands of bytes of one type. */
export function kilobytes(fetched: readonly Fetched[], type: string): number {
  const some = fetched.filter((one) => one.type === type);
  return some.reduce((sum, one) => sum + one.bytes, 0) / 1000;
}

/** The scripts without which the page of a site does not begin: those it names, and all that these import. */
export function firstScripts(site: string): string[] {
  const html = readFileSync(path.join(site, 'index.html'), 'utf8');
  const wanted = [...html.matchAll(/"\/(assets\/[\w.-]+\.js)"/g)].map((match) => match[1]!);
  const found = new Set<string>();
  for (let file = wanted.pop(); file !== undefined; file = wanted.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    const source = readFileSync(path.join(site, file), 'utf8');
    const imports = source.matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([\w.-]+\.js)["']/g);
    wanted.push(...[...imports].map((match) => `assets/${match[1]!}`));
  }
  return [...found].map((file) => `/${file}`);
}

/** Does what the page asks for, or waits a moment; the end of a deal is left standing. */
async function playOn(player: Player): Promise<void> {
  if ((await player.phase()) === 'roundEnd') await player.roundEnd.waitFor();
  else if (!(await player.act())) await player.page.waitForTimeout(50);
}
