// The lessons in a real browser: finished with the keyboard only, resumed, and accessible.

import type { LessonGame } from '@kalpler/i18n/areas';
import { lessonHeartsEn } from '@kalpler/i18n/en/games/lesson-hearts';
import { lessonsEn } from '@kalpler/i18n/en/lessons';
import { lessonHeartsTr } from '@kalpler/i18n/tr/games/lesson-hearts';
import { lessonKingTr } from '@kalpler/i18n/tr/games/lesson-king';
import { lessonSpadesTr } from '@kalpler/i18n/tr/games/lesson-spades';
import { type LessonWords, lessonsTr } from '@kalpler/i18n/tr/lessons';
import { refusalsTr } from '@kalpler/i18n/tr/refusals';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../../../server/testing/harness.ts';
import { barriers } from '../support/axe.ts';
import { openBrowser, type TestBrowser, type WindowOptions } from '../support/browser.ts';
import { startSite } from '../support/site.ts';
import { LessonPlayer } from './lesson-player.ts';

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

const SCREENS = [
  [320, 568],
  [390, 844],
  [844, 390],
  [820, 1180],
  [1024, 768],
  [1440, 900],
] as const;

const TURKISH: Readonly<Record<LessonGame, LessonWords>> = {
  hearts: lessonHeartsTr,
  spades: lessonSpadesTr,
  king: lessonKingTr,
};

async function openLesson(game: LessonGame, options: WindowOptions = {}): Promise<LessonPlayer> {
  const window = await browser.window({ size: 'phone', ...options });
  await window.open(`${server.url}/ogren/${game}`);
  const isEnglish = options.language === 'en';
  const words = isEnglish ? lessonHeartsEn : TURKISH[game];
  const one = new LessonPlayer(window, game, isEnglish ? lessonsEn : lessonsTr, words);
  await one.guide.waitFor();
  return one;
}

/** Skips steps until one is reached. */
async function skipTo(one: LessonPlayer, step: string): Promise<number> {
  const at = one.places.findIndex((place) => place.step.id === step);
  for (let i = 0; i < at; i++) {
    await one.isAt(i).waitFor();
    await one.page
      .getByRole('button', { name: one.l.skip, exact: true })
      .filter({ visible: true })
      .click();
  }
  await one.isAt(at).waitFor();
  return at;
}

describe('with the keyboard only, and without barriers', () => {
  it.each([
    { game: 'hearts', language: 'tr', size: 'phone', theme: 'bogaz', look: 'pass' },
    { game: 'hearts', language: 'en', size: 'desktop', theme: 'kahvehane', look: 'under' },
    { game: 'spades', language: 'tr', size: 'phone', theme: 'kahvehane', look: 'partnerWins' },
    { game: 'king', language: 'tr', size: 'phone', theme: 'bogaz', look: 'chooseEl' },
  ] as const)(
    '$game, $language',
    async ({ game, language, size, theme, look }) => {
      const one = await openLesson(game, { language, size, settings: { theme } });
      const { page, l, places } = one;
      for (const [at, place] of places.entries()) {
        await one.isAt(at).waitFor();
        if (place.step.id === look) expect(await barriers(page)).toEqual([]);
        await one.follow(place);
        await one.pressNext();
      }
      await page.getByRole('heading', { name: l.endHead }).waitFor();
      expect(await barriers(page)).toEqual([]);
      await one.tabTo((name) => name === l.playSolo);
      await page.keyboard.press('Enter');
      await page.waitForURL(`**/tek?oyun=${game}`);
    },
    180_000,
  );
});

it('answers what is forbidden, what is poor, and whoever asks; and goes on after a reload', async () => {
  const one = await openLesson('hearts');
  const { page, l } = one;
  const { lowLead } = lessonHeartsTr;
  const at = await skipTo(one, 'lowLead');
  await expect.poll(() => one.isToPlay()).toBe(true);
  const held = await one.names();
  const marked = page.locator('button[data-marked]');

  // The engine says why a card cannot be played.
  await one.press('Kupa Ası');
  await page.getByText(refusalsTr.heartsNotBroken('')).waitFor();
  await expect.poll(() => one.said.textContent()).toBe(lowLead.say);

  await one.press('Karo Kızı');
  await expect.poll(() => one.said.textContent()).toBe(lowLead.wrong.QD);
  await expect.poll(() => one.names()).toEqual(held);
  await expect.poll(() => marked.count()).toBe(3);

  await page.reload();
  await one.isAt(at).waitFor();
  await expect.poll(() => one.said.textContent()).toBe(lowLead.say);
  expect((await one.names()).sort()).toEqual(held.sort());
  await expect.poll(() => marked.count()).toBe(0);
  await one.guide.getByRole('button', { name: l.show }).click();
  await expect.poll(() => marked.count()).toBe(3);
  await expect.poll(() => one.said.textContent()).toContain('Karo Üçlüsü');

  // Back, on by playing instead of pressing the button, and from the beginning.
  await page
    .getByRole('button', { name: l.previous, exact: true })
    .filter({ visible: true })
    .click();
  await one.isAt(at - 1).waitFor();
  await one.press('Kupa Ası');
  await expect.poll(() => one.said.textContent()).toBe(lessonHeartsTr.unbroken.done);
  await one.press('Karo Üçlüsü');
  await one.isAt(at).waitFor();
  await expect.poll(() => one.said.textContent()).toBe(lowLead.done);
  await page
    .getByRole('button', { name: l.restart, exact: true })
    .filter({ visible: true })
    .click();
  await one.isAt(0).waitFor();
});

/** The elements that something else lies on at a point a little within their upper left corner. */
const covered = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const all = [...document.querySelectorAll(wanted)];
    const hidden = all.filter((element) => {
      const { left, top } = element.getBoundingClientRect();
      const there = document.elementFromPoint(left + 9, top + 9);
      return there === null || !element.contains(there);
    });
    return { count: all.length, hidden: hidden.map(({ textContent }) => textContent) };
  }, selector);

it('covers no card, whatever the screen', async () => {
  const one = await openLesson('hearts');
  const { page } = one;
  await skipTo(one, 'under');
  await expect.poll(() => one.isToPlay()).toBe(true);
  for (const [width, height] of SCREENS) {
    const size = { width, height };
    const at = `${width} × ${height}`;
    await page.setViewportSize(size);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const held = 'main ul > li > button[aria-label]';
    await expect
      .poll(() => covered(page, held), { message: at })
      .toEqual({ count: 10, hidden: [] });
    const lying = '[data-testid="trick"] ol:not([aria-hidden]) > li';
    expect(await covered(page, lying), at).toEqual({ count: 3, hidden: [] });
    const button = (await one.guide.getByRole('button').boundingBox())!;
    expect(button.y, at).toBeGreaterThanOrEqual(0);
    expect(button.y + button.height, at).toBeLessThanOrEqual(height);
  }
});
