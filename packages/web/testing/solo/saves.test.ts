// A solo match goes on where it was: after reloads at any moment, with damaged saves, without room, in two tabs.

import { rewind, viewTable } from '@kalpler/engine';
import { soloTr } from '@kalpler/i18n/tr/solo';
import { type AutosavedMatch, readSaved } from '@kalpler/match';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../../../server/testing/harness.ts';
import { openBrowser, type TestBrowser, type TestWindow } from '../support/browser.ts';
import { pastOf, remember } from '../support/past-matches.ts';
import { Player, playUntil } from '../support/player.ts';
import { startSite } from '../support/site.ts';
import { beginSolo, openSolo, putRow, removeRow, rowsOf } from '../support/solo-page.ts';

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

/** The match as the database has it, read as the page reads it. */
async function saved(window: TestWindow) {
  const [row] = await rowsOf(window, 'matches');
  const entries = (await rowsOf(window, 'entries')).map(({ entry }) => entry);
  const read = readSaved({ head: row!.match, progress: row!.progress, entries });
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

/** Whether the page waits for its player and shows all that was saved. */
async function isAsked(player: Player): Promise<boolean> {
  // A trick that still lies there is not at rest.
  const lying = player.page.getByRole('region', { name: player.window.t.table.trick });
  if (await player.isToPlay()) return (await lying.getByRole('listitem').count()) < 4;
  const { giveLabel, bidLabel, contractLabel, blindNil, moonHead } = player.window.t.panels;
  for (const label of [giveLabel, bidLabel, contractLabel, blindNil, moonHead]) {
    if (await player.panel(label).isVisible()) return true;
  }
  return player.roundEnd.isVisible();
}

/** Waits until the player is asked, and does nothing. */
async function calm(player: Player): Promise<void> {
  const looks = async () => {
    await player.hurry();
    return isAsked(player);
  };
  await expect.poll(looks).toBe(true);
}

/** Everything that the table says and shows. */
const whole = ({ page }: Player) => page.locator('main').ariaSnapshot();

/** The same once nothing changes any more: bids of others and advice may come after the question. */
async function wholeAtRest(player: Player): Promise<string> {
  await calm(player);
  let last = '';
  const isSame = async () => {
    const before = last;
    last = await whole(player);
    return last === before;
  };
  await expect.poll(isSame, { interval: 700 }).toBe(true);
  return last;
}

/** Chance that is the same in every run. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

describe('30 reloads at random moments', () => {
  it.each([
    { game: 'hearts', options: { preset: 'classic' } },
    { game: 'spades', options: {} },
    { game: 'king', options: {} },
  ] as const)(
    '$game',
    async (request) => {
      const window = await browser.window({ size: 'phone' });
      await beginSolo(server.url, window, request);
      const player = new Player(window);
      player.isHasty = true;
      const random = chance(request.game.length);
      for (let reload = 0; reload < 10; reload++) {
        for (let acts = random(7); acts > 0; acts--) {
          await calm(player);
          await player.act();
        }
        // Half of the times everything is at rest, half of the times the others are still playing.
        const isCalm = random(2) === 0;
        const before = isCalm ? await wholeAtRest(player) : null;
        const then = await saved(window);
        await window.page.reload();
        await calm(player);
        const now = await saved(window);
        expect(now.lostEntries).toBe(0);
        expect(now.entries.slice(0, then.entries.length)).toEqual(then.entries);
        if (before !== null) {
          expect(now.entries).toEqual(then.entries);
          await expect.poll(() => whole(player)).toBe(before);
        }
        const { hand } = viewTable(now.table, 0).deal!;
        if (hand !== null) await expect.poll(() => player.cards.count()).toBe(hand.length);
      }
    },
    180_000,
  );
});

/** Whether the player is asked for something with so many cards in hand; with none, for the next deal. */
function isAskedWith({ table, seat }: AutosavedMatch, cards: number): boolean {
  if (cards === 0) return table.results.length > 0;
  return table.actors.includes(seat) && viewTable(table, seat).deal?.hand?.length === cards;
}

/** A match that is some tricks old. */
async function playedFor(
  cards: number,
  seated?: TestWindow,
): Promise<{ player: Player; id: string }> {
  const window = seated ?? (await browser.window({ size: 'desktop' }));
  const past = await pastOf([
    {
      ...{ game: 'hearts', bot: 'easy', self: 'easy' },
      options: { preset: 'classic', passCycle: ['hold'] },
      until: (match) => isAskedWith(match, cards),
    },
  ]);
  const [id] = past.ids;
  await remember(server.url, window, past);
  await openSolo(server.url, window, id!);
  const player = new Player(window);
  player.isHasty = true;
  await calm(player);
  expect(await player.cards.count()).toBe(cards);
  return { player, id: id! };
}

describe('a damaged save', () => {
  it('is read up to the damage, and said so', async () => {
    const { player, id } = await playedFor(8);
    const { window } = player;
    const { entries, table } = await saved(window);
    const { text } = entries[9]!;
    const sick = { text: text.replace(/"seat":\d/, '"seat":7'), sum: entries[9]!.sum };
    await putRow(window, 'entries', { match: id, n: 9, entry: sick });
    await window.page.reload();
    await window.page.getByText(soloTr.lost(entries.length - 9)).waitFor();
    await calm(player);
    const now = await saved(window);
    expect(now.table.log.slice(0, 9)).toEqual(rewind(table, 9).log);
    const [broken] = await rowsOf(window, 'broken');
    expect(broken).toMatchObject({ id, raw: { entries: { length: entries.length } } });
    // And it is a game like any other.
    await playUntil([player], async () => (await player.cards.count()) <= 7);
  });

  it('with a missing entry and senseless progress is the same', async () => {
    const { player, id } = await playedFor(10);
    const { window } = player;
    const { entries, match } = await saved(window);
    await putRow(window, 'matches', { id, match, progress: { cursor: 'many' } });
    await removeRow(window, 'entries', [id, entries.length - 1]);
    await window.page.reload();
    await calm(player);
    const now = await saved(window);
    expect(now.entries.slice(0, entries.length - 1)).toEqual(entries.slice(0, -1));
    expect(now.lostEntries).toBe(0);
  });

  it('beyond reading is kept for a report, and another match can begin', async () => {
    const { player, id } = await playedFor(11);
    const { window } = player;
    const { match } = await saved(window);
    await putRow(window, 'matches', { id, match: { ...match, secret: 'lost' }, progress: null });
    await window.page.reload();
    await window.page.getByRole('heading', { name: soloTr.broken }).waitFor();
    const coming = window.page.waitForEvent('download');
    await window.page.getByRole('button', { name: soloTr.report }).click();
    expect((await coming).suggestedFilename()).toBe(`kalpler-broken-${id}.json`);
    await expect.poll(() => rowsOf(window, 'matches')).toEqual([]);
    await window.page.getByRole('button', { name: soloTr.back }).click();
    expect(new URL(window.page.url()).pathname).toBe('/tek');
  });
});

/** A database whose transactions fail as they do when the disk is full, once that is switched on. */
const FULL = `
  let isFull = false;
  new BroadcastChannel('full').onmessage = ({ data }) => { isFull = data; };
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (...row) {
    const asked = put.apply(this, row);
    if (isFull) this.transaction.abort();
    return asked;
  };`;

const fill = ({ page }: TestWindow, isFull: boolean) =>
  page.evaluate((message) => new BroadcastChannel('full').postMessage(message), isFull);

it('without room for more it goes on unsaved, says so, and is saved when there is room again', async () => {
  const window = await browser.window({ size: 'desktop' });
  await window.context.route(/game\.worker/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()};${FULL}` });
  });
  const { player } = await playedFor(12, window);
  await fill(window, true);
  const before = (await saved(window)).entries.length;
  await playUntil([player], async () => (await player.cards.count()) === 9);
  await window.page.getByText(soloTr.notSavedShort).waitFor();
  expect((await saved(window)).entries.length).toBe(before);
  await fill(window, false);
  await playUntil([player], async () => (await player.cards.count()) === 8);
  await calm(player);
  await window.page.getByText(soloTr.notSavedShort).waitFor({ state: 'detached' });
  const shown = await whole(player);
  await window.page.reload();
  await calm(player);
  await expect.poll(() => whole(player)).toBe(shown);
});

it('is played in one tab at a time', async () => {
  const { player, id } = await playedFor(12);
  const { window } = player;
  const other = await window.tab(`${server.url}/tek/${id}`);
  await other.page.getByRole('heading', { name: soloTr.elsewhere }).waitFor();
  await other.page.getByRole('button', { name: soloTr.playHere }).click();
  await other.page.locator('[data-seat]').first().waitFor();
  await window.page.getByRole('heading', { name: soloTr.gone }).waitFor();
  const second = new Player(other);
  await playUntil([second], async () => (await second.cards.count()) === 11);
  await calm(second);
  await window.page.getByRole('button', { name: soloTr.playHere }).click();
  await calm(player);
  await expect.poll(() => player.cards.count()).toBe(11);
});

it('is played on by whoever reloads it while the others think', async () => {
  const { player } = await playedFor(12);
  const { page } = player;
  const before = await player.names();
  // Its worker has no time to learn that the page is gone.
  const [worker] = page.workers();
  void worker!
    .evaluate(() => {
      const since = performance.now();
      while (performance.now() - since < 3_000);
    })
    .catch(() => {});
  await page.reload();
  await calm(player);
  expect(await player.names()).toEqual(before);
});

it('is played on in a tab that waits once it is let go in the other', async () => {
  const { player, id } = await playedFor(12);
  const other = await player.window.tab(`${server.url}/tek/${id}`);
  await other.page.getByRole('heading', { name: soloTr.elsewhere }).waitFor();
  await playUntil([player], async () => (await player.cards.count()) === 11);
  await calm(player);
  await player.page.close();
  const second = new Player(other);
  await calm(second);
  expect(await second.cards.count()).toBe(11);
});

describe('taking back', () => {
  it('a whole hand, and forward again, gives the same', async () => {
    const { player } = await playedFor(0);
    const { window } = player;
    await player.roundEnd.waitFor();
    const end = await saved(window);
    const shown: string[] = [];
    const key = async (name: string) => {
      const before = await whole(player);
      const { cursor } = (await saved(window)).progress;
      await window.page.keyboard.press(name);
      await expect.poll(async () => (await saved(window)).progress.cursor).not.toBe(cursor);
      // It is saved before it is shown.
      await expect.poll(() => whole(player)).not.toBe(before);
      await calm(player);
    };
    for (let card = 0; card < 13; card++) {
      await key('z');
      shown.push(await whole(player));
    }
    const start = await saved(window);
    expect(start.table.deal!.count).toBeLessThan(4);
    await expect.poll(() => player.cards.count()).toBe(13);
    for (let card = 12; card > 0; card--) {
      await key('y');
      await expect.poll(() => whole(player)).toBe(shown[card - 1]);
    }
    await key('y');
    await player.roundEnd.waitFor();
    const again = await saved(window);
    expect(again.entries).toEqual(end.entries);
    expect(again.progress.cursor).toBe(end.progress.cursor);
    expect(again.progress.undos).toBe(13);
    expect(new Set(shown).size).toBe(13);
  });

  it('another card instead is another game', async () => {
    const { player, id } = await playedFor(9);
    const { window } = player;
    const before = await saved(window);
    await window.page.keyboard.press('z');
    await expect.poll(async () => (await saved(window)).progress.undos).toBe(1);
    await openSolo(server.url, window, id);
    await calm(player);
    expect((await saved(window)).entries).toEqual(before.entries);
    const last = player.playable.last();
    await last.focus();
    await last.press('Enter');
    // What was taken back is gone: the newest entry is where the match is.
    const isNewest = async () => {
      const { progress, entries } = await saved(window);
      return progress.cursor === entries.length;
    };
    await expect.poll(isNewest).toBe(true);
  });
});
