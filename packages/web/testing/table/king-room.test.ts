// King has room for all it shows: seven games with their prices on small phones, and the whole score sheet.

import { viewTable } from '@kalpler/engine';
import type { AutosavedMatch } from '@kalpler/match';
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../../../server/testing/harness.ts';
import { barriers } from '../support/axe.ts';
import { openBrowser, type TestBrowser } from '../support/browser.ts';
import { asked, momentOf } from '../support/past-matches.ts';
import { Player } from '../support/player.ts';
import { startSite } from '../support/site.ts';
import { LANGUAGES } from '../support/words.ts';

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

type Size = { readonly width: number; readonly height: number };

/** The parts of an element that are cut off, or that something else lies on. */
function lostParts(inside: Locator, parts: string): Promise<string[]> {
  return inside.evaluate(async (element, selector) => {
    await document.fonts.ready;
    const all = [...element.querySelectorAll(selector)];
    if (all.length === 0) return ['nothing there'];
    return all
      .filter((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        const inset = Math.min(6, (bottom - top) / 4);
        const ends = [top + inset, bottom - inset].map((y) =>
          document.elementFromPoint((left + right) / 2, y),
        );
        return !ends.every(
          (there) => element.contains(there) && (part.contains(there) || there!.contains(part)),
        );
      })
      .map((part) => `${part.tagName}: ${part.textContent}`);
  }, parts);
}

/** Waits until all parts are in sight at a size; a page that was just resized may take a moment. */
async function expectInSight(inside: Locator, parts: string, size?: Size): Promise<void> {
  const options = size ? { message: `${size.width} × ${size.height}` } : {};
  await expect.poll(() => lostParts(inside, parts), options).toEqual([]);
}

/** The player has no trumps left, and the reason stands beside the penalty with the longest price. */
function withoutTrumps(match: AutosavedMatch): boolean {
  if (!asked('selecting', 8)(match)) return false;
  const { deal } = viewTable(match.table, match.seat);
  if (deal?.game !== 'king' || deal.open.some(({ type }) => type === 'trump')) return false;
  return deal.open.some((contract) => contract.type === 'penalty' && contract.name === 'kiz');
}

/** Everything that a choice is made by: names, prices, the worth of trumps, suits with their cards. */
const CHOICE =
  'button[aria-pressed] b, [data-price], button[aria-pressed] small, button[aria-pressed]';

describe.each([
  ['the first choice', { until: asked('selecting') }],
  ['a late choice', { until: asked('selecting', 12) }],
  ['a choice without trumps', { until: withoutTrumps }],
  ['a short party', { options: { preset: 'short' }, until: asked('selecting') }],
  ['three players', { options: { preset: 'three', players: 3 }, until: asked('selecting') }],
] as const)('%s', (_, request) => {
  it.each(LANGUAGES)(
    '%s: every game and its price is in sight on small phones',
    async (language) => {
      const open = await momentOf({ game: 'king', ...request });
      const window = await browser.window({ size: 'phone', language, reducedMotion: true });
      await open(server.url, window);
      const panel = new Player(window).panel(window.t.panels.contractLabel);
      await panel.waitFor();
      for (const size of [
        { width: 360, height: 640 },
        { width: 390, height: 844 },
        { width: 844, height: 390 },
      ]) {
        await window.page.setViewportSize(size);
        await expectInSight(panel, CHOICE, size);
      }
      expect(await barriers(window.page)).toEqual([]);
    },
  );
});

it('declaring King leaves every game in sight', async () => {
  const options = { kingRule: 'declare' };
  const open = await momentOf({ game: 'king', options, until: asked('selecting') });
  const window = await browser.window({ size: 'phone', reducedMotion: true });
  await open(server.url, window);
  const panel = new Player(window).panel(window.t.panels.contractLabel);
  await panel.getByRole('group').getByRole('button').first().click();
  await panel.getByRole('switch', { name: window.t.panels.declareKing }).waitFor();
  for (const size of [
    { width: 360, height: 640 },
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ]) {
    await window.page.setViewportSize(size);
    await expectInSight(panel, `${CHOICE}, label`, size);
  }
});

it('where the panel is too high for its place, its foot lies flush with its edge', async () => {
  const open = await momentOf({ game: 'king', until: asked('selecting') });
  const window = await browser.window({ size: { width: 360, height: 540 }, reducedMotion: true });
  await open(server.url, window);
  const panel = new Player(window).panel(window.t.panels.contractLabel);
  await panel.waitFor();
  const gap = await panel.evaluate((element) => {
    if (element.scrollHeight <= element.clientHeight) return 'it fits';
    const foot = element.lastElementChild!.getBoundingClientRect();
    return Math.abs(element.getBoundingClientRect().bottom - foot.bottom);
  });
  expect(gap).toBeLessThanOrEqual(1);
});

it.each(LANGUAGES)(
  '%s: the lesson shows how many cards of each suit are held',
  async (language) => {
    const window = await browser.window({ size: 'phone', language, reducedMotion: true });
    await window.open(`${server.url}/ogren/king`);
    const panel = new Player(window).panel(window.t.panels.contractLabel);
    await panel.waitFor();
    await expectInSight(panel, CHOICE);
  },
);

/** Opens the score sheet, and looks for what is out of sight. */
async function sheetOf(page: Page): Promise<Locator> {
  await page.keyboard.press('p');
  const dialog = page.getByRole('dialog');
  await dialog.locator('tfoot').waitFor();
  return dialog;
}

describe.each(LANGUAGES)('%s: the score sheet', (language) => {
  it('King: all rows without scrolling where there is room, and the totals everywhere', async () => {
    const open = await momentOf({ game: 'king', until: asked('selecting', 8) });
    const window = await browser.window({ size: 'phone', language, reducedMotion: true });
    await open(server.url, window);
    await new Player(window).panel(window.t.panels.contractLabel).waitFor();
    const { page } = window;
    const dialog = await sheetOf(page);
    for (const [size, isWhole] of [
      [{ width: 390, height: 844 }, true],
      [{ width: 1440, height: 900 }, true],
      [{ width: 820, height: 1180 }, true],
      [{ width: 360, height: 640 }, false],
      [{ width: 320, height: 568 }, false],
      [{ width: 844, height: 390 }, false],
    ] as const) {
      await page.setViewportSize(size);
      const parts = isWhole ? 'tbody th, tfoot th, tfoot td' : 'tfoot th, tfoot td';
      await expectInSight(dialog, parts, size);
      expect(await dialog.locator('tbody tr').count()).toBe(20);
    }
    expect(await barriers(page)).toEqual([]);
  });

  it('Hearts: the totals stay in sight after many deals', async () => {
    const options = { preset: 'classic', endScore: 500 };
    const open = await momentOf({ game: 'hearts', options, until: asked('passing', 9) });
    const window = await browser.window({ size: 'landscape', language, reducedMotion: true });
    await open(server.url, window);
    await new Player(window).panel(window.t.panels.giveLabel).waitFor();
    const dialog = await sheetOf(window.page);
    await expectInSight(dialog, 'tfoot th, tfoot td');
  });
});
