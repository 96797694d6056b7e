// The start page of solo play: two taps to a hand, what was chosen stays chosen, and what is saved can be left.

import { dailyEn } from '@kalpler/i18n/en/daily';
import { hubEn } from '@kalpler/i18n/en/hub';
import { shownNumber } from '@kalpler/i18n/numbers';
import { dailyTr } from '@kalpler/i18n/tr/daily';
import { hubTr } from '@kalpler/i18n/tr/hub';
import { replayTr } from '@kalpler/i18n/tr/replay';
import { type MatchProgress, newProgress } from '@kalpler/match';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../../../server/testing/harness.ts';
import { dailyRequest } from '../../src/solo/daily/daily.ts';
import { dailyScore } from '../../src/solo/daily/daily-results.ts';
import { dayOf, later } from '../../src/solo/daily/day.ts';
import { expertTotals } from '../../src/solo/daily/expert-deal.ts';
import { barriers } from '../support/axe.ts';
import { openBrowser, type TestBrowser, type TestWindow, textOf } from '../support/browser.ts';
import { Player, playUntil } from '../support/player.ts';
import { startSite } from '../support/site.ts';
import { matchOf, putRow, rowsOf, type SoloTestRequest } from '../support/solo-page.ts';
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

const h = hubTr;
const s = hubTr;
const d = dailyTr;

async function openHub(window: TestWindow, search = ''): Promise<void> {
  await window.open(`${server.url}/tek${search}`);
  await window.page.getByRole('heading', { name: h.newGame }).waitFor();
}

const button = ({ page }: TestWindow, name: string) =>
  page.getByRole('button', { name, exact: true });
const startButton = ({ page, t }: TestWindow, points: number | null) =>
  page.getByRole('button', {
    name: points === null ? h.start : `${h.start} ${t.common.toPoints(points)}`,
    exact: true,
  });
const faces = ({ page }: TestWindow) =>
  page.getByRole('group', { name: h.opponents }).getByRole('button');
const namesOf = async (window: TestWindow) =>
  (await faces(window).allInnerTexts()).map((text) => text.split('\n')[0]);

/** A match that was played some minutes ago. */
async function save(
  window: TestWindow,
  request: SoloTestRequest,
  minutes: number,
  progress: Partial<MatchProgress> = {},
): Promise<string> {
  const match = matchOf(request);
  const playedAt = Date.now() - minutes * 60_000;
  const whole = { ...newProgress(match), playedAt, ...progress };
  await putRow(window, 'matches', { id: match.id, match, progress: whole });
  return match.id;
}

describe('a new game', () => {
  it('is two taps from the start page', async () => {
    const window = await browser.window({ size: 'phone', settings: null });
    const { page, t } = window;
    await window.open(`${server.url}/`);
    await page.getByRole('radio', { name: t.common.games.spades }).click();
    await page.getByRole('button', { name: t.home.solo }).click();
    await startButton(window, 300).click();
    const player = new Player(window);
    await player.cards.first().waitFor();
    await expect.poll(() => player.cards.count()).toBe(13);
    const [row] = await rowsOf(window, 'matches');
    expect(row).toMatchObject({ match: { kind: 'match', opening: { game: 'spades' } } });
  });

  it('begins with what was chosen the last time', async () => {
    const window = await browser.window({ size: 'desktop' });
    const { page, t } = window;
    await openHub(window, '?oyun=king');
    await expect.poll(() => namesOf(window)).toEqual(['Deniz', 'Kerem', 'Selin']);
    await faces(window).first().click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('radio', { name: t.common.levels.hard, exact: true }).click();
    await sheet.getByRole('radio', { name: 'Mina' }).click();
    await button(window, s.done).click();
    await page.getByRole('button', { name: new RegExp(`^${h.rules}`) }).click();
    await sheet.getByRole('radio', { name: t.lobby.preset('king', 'three') }).click();
    await button(window, s.done).click();
    await expect.poll(() => namesOf(window)).toEqual(['Mina', 'Baran']);
    // Another game has its own choice.
    await page.getByRole('radio', { name: t.common.games.hearts }).click();
    await expect.poll(() => namesOf(window)).toEqual(['Deniz', 'Kerem', 'Selin']);
    await page.getByRole('radio', { name: t.common.games.king }).click();

    await openHub(window);
    await expect.poll(() => namesOf(window)).toEqual(['Mina', 'Baran']);
    await startButton(window, null).click();
    await page.locator('[data-seat]').first().waitFor();
    const [row] = await rowsOf(window, 'matches');
    expect(row).toMatchObject({
      match: {
        opening: {
          game: 'king',
          options: { players: 3 },
          players: [expect.any(String), 'Mina', 'Baran'],
        },
        rivals: [null, { character: 'mina', bot: 'easy' }, { character: 'baran', bot: 'skilled' }],
      },
    });
  });

  it('begins as usual where the last choice has become impossible', async () => {
    const window = await browser.window({ size: 'phone' });
    await openHub(window);
    const odd = { preset: 'gone', changes: { endScore: -1 }, rivals: ['mina'] };
    const stored = { game: 'hearts', games: { hearts: odd } };
    await window.page.evaluate(
      (text) => localStorage.setItem('kalpler.alone', text),
      JSON.stringify(stored),
    );
    await openHub(window);
    await startButton(window, null).click();
    await window.page.locator('[data-seat]').first().waitFor();
    const [row] = await rowsOf(window, 'matches');
    expect(row).toMatchObject({ match: { opening: { options: { endScore: 50 } } } });
  });
});

it('H1: the start button says how far a game goes, also after a change', async () => {
  const window = await browser.window({ size: 'phone' });
  const { page, t } = window;
  await openHub(window);
  await startButton(window, 50).waitFor();
  await page.getByRole('button', { name: new RegExp(`^${h.rules}`) }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('radio', { name: t.lobby.preset('hearts', 'classic') }).click();
  await button(window, s.done).click();
  await startButton(window, 100).click();
  await page.locator('[data-seat]').first().waitFor();
  const [row] = await rowsOf(window, 'matches');
  expect(row).toMatchObject({ match: { opening: { options: { endScore: 100, claim: true } } } });
});

describe('what is saved', () => {
  it('goes on from the card, and the others from the list, until they are deleted', async () => {
    const window = await browser.window({ size: 'phone' });
    const { page, t } = window;
    await openHub(window);
    const old = await save(window, { game: 'king' }, 180, { totals: [0, -50, -320, 0], deals: 2 });
    const last = await save(window, { game: 'hearts' }, 5, { totals: [7, 9, 10, 0], deals: 1 });
    await save(window, { game: 'spades' }, 1, { totals: [300, 20], deals: 5, isOver: true });
    await openHub(window);
    const rows = page
      .getByRole('listitem')
      .filter({ has: page.getByText(h.proceed, { exact: true }) });
    await rows.first().waitFor();
    await expect.poll(() => rows.count()).toBe(1);
    const names = NAMES.slice(1).join(', ');
    const king = t.common.games.king;
    await page.getByRole('button', { name: h.remove(king, names) }).click();
    await button(window, h.removeNo).click();
    await expect.poll(() => rows.count()).toBe(1);
    await page.getByRole('button', { name: h.remove(king, names) }).click();
    await button(window, h.removeYes).click();
    await rows.waitFor({ state: 'detached' });
    const left = async () => (await rowsOf(window, 'matches')).map(({ id }) => id);
    await expect.poll(left).not.toContain(old);
    await button(window, h.resume).click();
    await page.locator('[data-seat]').first().waitFor();
    expect(page.url()).toBe(`${server.url}/tek/${last}`);
  });

  it('and cannot be read is kept for a report, and the game begins anew', async () => {
    const window = await browser.window({ size: 'phone' });
    const { page, t } = window;
    await openHub(window);
    const head = matchOf({ game: 'king', options: { preset: 'short' } });
    const raw = { head, progress: null, entries: [] };
    await putRow(window, 'broken', { id: head.id, why: 'head', foundAt: Date.now(), raw });
    await openHub(window);
    const note = page.getByText(`${h.brokenTitle}: ${t.common.games.king}`);
    await note.waitFor();
    const download = page.waitForEvent('download');
    await button(window, h.report).click();
    expect(JSON.parse(await textOf(download))).toMatchObject({ id: head.id, raw });
    await button(window, h.anew).click();
    await page.locator('[data-seat]').first().waitFor();
    const [row] = await rowsOf(window, 'matches');
    expect(row).toMatchObject({
      match: { opening: { game: 'king', options: { trumpsPerPlayer: 1 } }, rivals: head.rivals },
    });
    await openHub(window);
    await button(window, h.forget).click();
    await note.waitFor({ state: 'detached' });
    await expect.poll(() => rowsOf(window, 'broken')).toEqual([]);
  });
});

describe('the daily deal', () => {
  it('is played once, and its result stands beside the expert’s', async () => {
    const window = await browser.window({ size: 'phone', settings: { name: 'Ayşe' } });
    const { page, t } = window;
    await window.open(`${server.url}/tek/gunun-oyunu`);
    const { hearts } = t.common.games;
    await button(window, d.playGame(hearts)).click();
    const player = new Player(window);
    await playUntil([player], () => player.roundEnd.isVisible());
    await player.advance();
    const watch = button(window, d.reviewGame(hearts));
    await watch.waitFor();
    const [row] = await rowsOf(window, 'matches');
    const { match, progress } = row as unknown as {
      match: { day: string; id: string };
      progress: MatchProgress;
    };
    const deal = page.getByRole('listitem').filter({ has: watch });
    const points = deal.getByRole('definition');
    const totals = await expertTotals(dailyRequest('hearts', match.day, 'expert'));
    const par = dailyScore('hearts', totals);
    const both = [progress.totals[0]!, par].map(shownNumber);
    await expect.poll(() => points.allInnerTexts()).toEqual(both);
    await expect.poll(() => button(window, d.playGame(hearts)).count()).toBe(0);
    await expect.poll(() => page.getByRole('definition').nth(1).innerText()).toBe(d.days(1));
    await watch.click();
    await expect.poll(() => page.url()).toBe(`${server.url}/mac/tek/${match.id}`);
    // It ended as it should, without a winner.
    await page.getByText(replayTr.daily).waitFor();
  });

  it('of a day gone by can be played, but counts apart', async () => {
    const window = await browser.window({ size: 'desktop' });
    const { page, t } = window;
    const yesterday = later(dayOf(Date.now()), -1);
    await window.open(`${server.url}/tek/gunun-oyunu?gun=${yesterday}`);
    await page.getByText(d.past).waitFor();
    const { king } = t.common.games;
    await button(window, d.playGame(king)).click();
    // The player is the one who chooses.
    const player = new Player(window);
    await expect.poll(() => player.isToChoose()).toBe(true);
    const [row] = await rowsOf(window, 'matches');
    expect(row).toMatchObject({ match: { kind: 'daily', day: yesterday } });
    await putRow(window, 'matches', {
      ...row,
      progress: { ...(row!.progress as MatchProgress), isOver: true, totals: [350, 100, 100, 100] },
    });
    await window.open(`${server.url}/tek/gunun-oyunu?gun=${yesterday}`);
    await page.getByText(d.late).waitFor();
    const points = page.getByRole('listitem').getByRole('definition').first();
    await expect.poll(() => points.innerText()).toBe('+250');
    await expect.poll(() => page.getByRole('definition').nth(1).innerText()).toBe(d.days(0));
  });
});

describe('no barriers', () => {
  it.each([
    { language: 'tr', theme: 'kahvehane', size: 'phone', hub: h, daily: d },
    { language: 'en', theme: 'bogaz', size: 'desktop', hub: hubEn, daily: dailyEn },
  ] as const)(
    '$language, $theme, $size',
    async ({ language, theme, size, hub, daily }) => {
      const window = await browser.window({
        size,
        language,
        settings: { theme },
        reducedMotion: true,
      });
      const { page } = window;
      await window.open(`${server.url}/tek?oyun=hearts`);
      await page.getByRole('heading', { name: hub.newGame }).waitFor();
      await save(window, { game: 'king' }, 180, { totals: [0, -50, -320, 0], deals: 2 });
      await save(window, { game: 'hearts' }, 5);
      await page.reload();
      await page.getByRole('heading', { name: hub.learn }).waitFor();
      expect(await barriers(page)).toEqual([]);
      await page.getByRole('group', { name: hub.opponents }).getByRole('button').first().click();
      await page.getByRole('dialog').waitFor();
      expect(await barriers(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: new RegExp(`^${hub.rules}`) }).press('Enter');
      await page.getByRole('dialog').waitFor();
      expect(await barriers(page)).toEqual([]);
      await window.open(`${server.url}/tek/gunun-oyunu`);
      await page
        .getByRole('button', { name: daily.playGame(window.t.common.games.king) })
        .waitFor();
      expect(await barriers(page)).toEqual([]);
    },
    60_000,
  );
});
