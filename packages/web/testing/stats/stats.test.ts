// The page of statistics in a real browser: figures, achievements, matches, and all data out to a file and back.

import { achievementsEn } from '@kalpler/i18n/en/achievements';
import { statsEn } from '@kalpler/i18n/en/stats';
import { achievementsTr } from '@kalpler/i18n/tr/achievements';
import { dataTr, statsTr } from '@kalpler/i18n/tr/stats';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../../../server/testing/harness.ts';
import { reached } from '../../src/stats/achievements/achievements.ts';
import { backupText, readBackup } from '../../src/stats/data/backup.ts';
import { filtered } from '../../src/stats/figures/filter.ts';
import { summaryOf } from '../../src/stats/figures/summary.ts';
import { barriers } from '../support/axe.ts';
import {
  openBrowser,
  type TestBrowser,
  type TestWindow,
  textOf,
  type WindowOptions,
} from '../support/browser.ts';
import { startSite } from '../support/site.ts';
import { putRow, rowsOf } from '../support/solo-page.ts';
import { dumpOf, playedMatch } from './played-matches.ts';

const s = statsTr;
const d = dataTr;
const a = achievementsTr;
const PARTS = ['matches', 'entries', 'broken', 'facts', 'kept'] as const;

/** Two matches of each game, one of them with help, and one that is not over. */
const played = (['hearts', 'spades', 'king'] as const).flatMap((game) => [
  playedMatch({ game, seed: 1, options: game === 'king' ? { preset: 'short' } : {} }),
  playedMatch({ game, seed: 2, bots: ['skilled', 'easy', 'easy', 'easy'], hints: 1 }),
]);
const cut = playedMatch({ game: 'hearts', seed: 3, kind: 'daily' });
const running = {
  ...cut,
  match: { ...cut.match, id: 'running', kind: 'match' as const, day: null },
  progress: { ...cut.progress, isOver: false },
};
const dump = dumpOf([...played, running]);
const EXPORTED = Date.UTC(2026, 10, 16, 9);
const file = (settings: object | null = null) =>
  backupText({ exportedAt: EXPORTED, settings, store: dump });

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

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** The whole database, as it lies there. */
async function databaseOf(window: TestWindow) {
  const parts: unknown[][] = [];
  for (const part of PARTS) parts.push(await rowsOf(window, part));
  return parts;
}

async function show(request: WindowOptions = {}, part = ''): Promise<TestWindow> {
  const window = await browser.window({ size: 'phone', ...request });
  await window.open(`${server.url}/istatistik${part}`);
  await window.page.getByRole('main').locator('h2, input').first().waitFor({ state: 'attached' });
  return window;
}

async function choose({ page }: TestWindow, text: string): Promise<void> {
  const buffer = Buffer.from(text);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'kalpler.json', mimeType: 'application/json', buffer });
}

/** Chooses a file and says yes; the page is loaded again. */
async function bringBack(window: TestWindow, text: string): Promise<void> {
  await choose(window, text);
  await button(window.page, d.confirm).click();
  await window.page.getByText(d.restored).waitFor();
}

async function filled(request: WindowOptions = {}): Promise<TestWindow> {
  const window = await show(request, '#veriler');
  await putDump(window);
  return window;
}

async function putDump(window: TestWindow): Promise<void> {
  for (const { match, progress } of dump.matches) {
    const { id } = match as { id: string };
    await putRow(window, 'matches', { id, match, progress });
  }
  for (const part of ['facts', 'kept'] as const) {
    for (const row of dump[part]) await putRow(window, part, row);
  }
  for (const row of dump.entries.slice(0, 12)) await putRow(window, 'entries', row);
}

const goTo = ({ page }: TestWindow, part: keyof typeof s.parts) =>
  page.getByRole('link', { name: s.parts[part] }).click();

describe('all data', () => {
  it('are saved to a file, deleted, and brought back as they were', async () => {
    const window = await filled({ settings: { theme: 'kahvehane' } });
    const { page } = window;
    await page.evaluate(() => {
      const settings = JSON.parse(localStorage.getItem('kalpler.settings')!);
      const changed = { ...settings, theme: 'bogaz', name: 'Çağrı' };
      localStorage.setItem('kalpler.settings', JSON.stringify(changed));
    });
    const raw = { head: null, progress: null, entries: [] };
    await putRow(window, 'broken', { id: 'odd', why: 'head', foundAt: 5, raw });
    const before = await databaseOf(window);
    await page.reload();
    const coming = page.waitForEvent('download');
    await button(page, d.save).click();
    expect((await coming).suggestedFilename()).toMatch(/^kalpler-\d{4}-\d\d-\d\d\.json$/);
    const text = await textOf(coming);
    expect(readBackup(text)).toMatchObject({ ok: true, value: { settings: { name: 'Çağrı' } } });

    await button(page, d.wipe).click();
    await dialog(page, d.wipeTitle).getByRole('button', { name: d.cancel }).click();
    await button(page, d.wipe).click();
    await button(page, d.proceed).click();
    expect(await databaseOf(window)).toEqual(before);
    await button(page, d.wipeNow).click();
    await page.getByText(d.wipeDone).waitFor();
    expect(await databaseOf(window)).toEqual([[], [], [], [], []]);
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('kahvehane');

    await bringBack(window, text);
    expect(await databaseOf(window)).toEqual(before);
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('bogaz');
    await page.reload();
    await page.getByText(d.lead).waitFor();
    expect(await page.getByText(d.restored).count()).toBe(0);
  });

  it('stay as they are when a file is wrong, and what is wrong is said', async () => {
    const window = await filled();
    const before = await databaseOf(window);
    const text = file();
    const wrong = [
      ['\u0089PNG', d.problems.notJson],
      ['{"format":"other"}', d.problems.other],
      ['{"format":"kalpler-match","version":1}', d.problems.match],
      [text.replace('"version":1', '"version":9'), d.problems.newer],
      [text.replace('"sum":"', '"sum":"0'), d.problems.changed],
      [text.replace('Defne', 'Elif'), d.problems.changed],
      [text.slice(0, text.length / 2), d.problems.cut],
    ] as const;
    for (const [content, said] of wrong) {
      await choose(window, content);
      const alert = window.page.getByRole('alert').filter({ hasText: said });
      await alert.getByText(d.nothingChanged).waitFor();
    }
    expect(await window.page.getByRole('dialog').count()).toBe(0);
    expect(await databaseOf(window)).toEqual(before);
  });

  it('that are newer than the file are named before they are lost', async () => {
    const window = await filled();
    const { page } = window;
    const [match] = await rowsOf(window, 'matches');
    const { progress } = match as { progress: object };
    await putRow(window, 'matches', { ...match, progress: { ...progress, playedAt: 9e12 } });
    await putRow(window, 'facts', { ...dump.facts[0], id: 'later' });
    const before = await databaseOf(window);
    await choose(window, file());
    const sheet = dialog(page, d.confirmTitle);
    await sheet.getByText(d.losesTitle).waitFor();
    await sheet.getByText(d.losesMatches(1)).waitFor();
    await sheet.getByText(d.losesResults(1)).waitFor();
    await sheet.getByRole('button', { name: d.cancel }).click();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    expect(await databaseOf(window)).toEqual(before);
  });

  it('but the results go when the statistics are reset', async () => {
    const window = await filled();
    const { page } = window;
    await page.reload();
    await button(page, d.reset).click();
    await button(page, d.proceed).click();
    await button(page, d.resetNow).click();
    await page.getByText(d.resetDone).waitFor();
    expect(await rowsOf(window, 'facts')).toEqual([]);
    expect(await rowsOf(window, 'matches')).toHaveLength(dump.matches.length);
    expect(await rowsOf(window, 'kept')).toEqual(dump.kept);
    await goTo(window, 'figures');
    await page.getByRole('heading', { name: s.emptyTitle }).waitFor();
  });

  it('that cannot be read can be downloaded and deleted', async () => {
    const window = await show({}, '#veriler');
    const { page } = window;
    const raw = { head: { id: 'odd' }, progress: null, entries: ['?'] };
    await putRow(window, 'broken', { id: 'odd', why: 'head: odd', foundAt: EXPORTED, raw });
    await page.reload();
    await page.getByText(d.brokenWhy('head: odd')).waitFor();
    const coming = page.waitForEvent('download');
    await button(page, d.download).click();
    expect(await textOf(coming)).toContain('"?"');
    await button(page, /^Sil/).click();
    await expect.poll(() => page.getByText(d.broken).count()).toBe(0);
    await expect.poll(() => rowsOf(window, 'broken')).toEqual([]);
  });
});

describe('figures', () => {
  it('are those of the matches that are chosen', async () => {
    const window = await filled();
    const { page, t } = window;
    await page.reload();
    await goTo(window, 'figures');
    const percent = new Intl.NumberFormat('tr', { style: 'percent' });
    const shows = async (filter: Parameters<typeof filtered>[1]) => {
      const { rate, wins, matches } = summaryOf(filtered(dump.facts, filter));
      const label = s.rateLabel(percent.format(rate ?? 0), wins, matches);
      await page.getByRole('img', { name: label }).waitFor();
    };
    await shows({ game: 'all', level: 'all', isUnaided: false });
    for (const game of ['hearts', 'spades', 'king'] as const) {
      await page.getByRole('radio', { name: t.common.games[game] }).check();
      await shows({ game, level: 'all', isUnaided: false });
      await page.getByRole('heading', { name: s[game].head }).waitFor();
    }
    await page.getByLabel(s.levelLabel).selectOption('easy');
    await shows({ game: 'king', level: 'easy', isUnaided: false });
    await page.getByLabel(s.unaided).check();
    await page.getByText(s.nothingTitle).waitFor();
  });

  it('of somebody who has played nothing yet invite to play', async () => {
    const { page } = await show();
    await page.getByRole('heading', { name: s.emptyTitle }).waitFor();
    await button(page, s.play).click();
    expect(new URL(page.url()).pathname).toBe('/tek');
  });
});

it('achievements are those that were reached', async () => {
  const window = await filled();
  const { page } = window;
  await page.reload();
  await goTo(window, 'achievements');
  const done = reached(dump.facts);
  expect(done.size).toBeGreaterThan(0);
  await page.getByText(a.countLabel(done.size, 25)).waitFor();
  const date = new Intl.DateTimeFormat('tr', { day: 'numeric', month: 'short', year: 'numeric' });
  for (const [id, at] of done) {
    const row = page.getByRole('listitem').filter({ hasText: a.list[id].how });
    await row.getByText(a.reachedOn(date.format(at))).waitFor();
  }
  await expect.poll(() => page.getByText(/^Kazanıldı: /).count()).toBe(done.size);
});

it('matches lead to where they are played, or looked at', async () => {
  const window = await filled();
  const { page, t } = window;
  await page.reload();
  await goTo(window, 'matches');
  const links = page.getByRole('main').getByRole('link');
  await expect.poll(() => links.count()).toBe(dump.matches.length);
  const hrefs = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  expect(hrefs[0]).toBe('/tek/running');
  expect(hrefs.slice(1).toSorted()).toEqual(
    played.map(({ match }) => `/mac/tek/${match.id}`).toSorted(),
  );
  await expect.poll(() => links.filter({ hasText: t.common.games.king }).count()).toBe(2);
});

const LOOKS = [
  { language: 'tr', theme: 'kahvehane', size: 'phone' },
  { language: 'tr', theme: 'bogaz', size: 'desktop' },
  { language: 'en', theme: 'kahvehane', size: 'desktop' },
  { language: 'en', theme: 'bogaz', size: 'phone' },
] as const;

it.each(LOOKS)('no barriers: $language, $theme, $size', async ({ language, theme, size }) => {
  const words = language === 'tr' ? statsTr : statsEn;
  const achievements = language === 'tr' ? achievementsTr : achievementsEn;
  const window = await show({ size, language, settings: { theme }, reducedMotion: true });
  const { page, t } = window;
  await page.getByRole('heading', { name: words.emptyTitle }).waitFor();
  expect(await barriers(page)).toEqual([]);
  await putDump(window);
  await page.reload();
  for (const game of ['hearts', 'spades', 'king'] as const) {
    await page.getByRole('radio', { name: t.common.games[game] }).check();
    await page.getByRole('heading', { name: words[game].head }).waitFor();
    expect(await barriers(page)).toEqual([]);
  }
  await page.getByRole('link', { name: words.parts.achievements }).click();
  await page.getByText(achievements.unaided).waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('link', { name: words.parts.matches }).click();
  await page.getByRole('heading', { name: words.finished }).waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('link', { name: words.parts.data }).click();
  expect(await barriers(page)).toEqual([]);
  await choose(window, file({ language, theme }));
  await page.getByRole('dialog').waitFor();
  expect(await barriers(page)).toEqual([]);
});

it.each([
  { width: 320, height: 568 },
  { width: 844, height: 390 },
])('$width × $height has room for all of it, and fingers for every control', async (size) => {
  const window = await filled({ size });
  const { page, t } = window;
  await page.reload();
  for (const part of ['figures', 'achievements', 'matches', 'data'] as const) {
    await goTo(window, part);
    if (part === 'figures') await page.getByRole('radio', { name: t.common.games.king }).check();
    const seen = await page.evaluate(() => {
      const controls = [...document.querySelectorAll('main :is(a, button, select, label)')];
      const small = controls.filter((one) => {
        const { width, height } = one.getBoundingClientRect();
        return height < 44 || width < 44;
      });
      return {
        isTooWide: document.documentElement.scrollWidth > innerWidth,
        small: small.map((one) => one.outerHTML),
      };
    });
    expect(seen).toEqual({ isTooWide: false, small: [] });
  }
});
