// A bid in Spades: it starts at the advice or at nothing, and small phones show what is needed for it.

import type { Locator } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { secretOf } from '../../../match/testing/solo.ts';
import type { TestServer } from '../../../server/testing/harness.ts';
import { barriers } from '../support/axe.ts';
import {
  openBrowser,
  type TestBrowser,
  type TestWindow,
  type WindowOptions,
} from '../support/browser.ts';
import { Player } from '../support/player.ts';
import { startSite } from '../support/site.ts';
import { beginSolo } from '../support/solo-page.ts';
import { LANGUAGES } from '../support/words.ts';

/** Deals after which a light player would bid nil, and 5 tricks beside a partner's 3. */
const NIL = secretOf(1);
const FIVE = secretOf(6);

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

interface Bidding {
  readonly window: TestWindow;
  readonly panel: Locator;
  readonly slider: Locator;
  /** The button that bids. */
  readonly confirm: Locator;
}

/** Somebody who is asked for a bid. */
async function bidding(secret: string, options: WindowOptions = {}): Promise<Bidding> {
  const window = await browser.window({ size: 'phone', reducedMotion: true, ...options });
  await beginSolo(server.url, window, { game: 'spades', secret });
  const panel = new Player(window).panel(window.t.panels.bidLabel);
  const slider = panel.getByRole('slider');
  await slider.waitFor();
  return { window, panel, slider, confirm: panel.getByRole('button').last() };
}

const figure = (panel: Locator) => panel.getByRole('status').first();

describe.each(LANGUAGES)('%s', (language) => {
  it('starts at the advised number: one tap bids it', async () => {
    const { window, panel, slider, confirm } = await bidding(FIVE, { language });
    const { page, t } = window;
    await panel.getByText(t.panels.bidAdvised(t.panels.bidShown(5))).waitFor();
    await expect.poll(() => slider.inputValue()).toBe('5');
    expect(await slider.getAttribute('aria-valuetext')).toBe(t.panels.bidShown(5));
    expect(await figure(panel).textContent()).toBe('5');
    expect(await confirm.textContent()).toBe(t.panels.bidConfirm(5));
    await confirm.click();
    await page.getByText(t.table.bid('5')).first().waitFor();
  });

  it('starts at an advised nil: one tap bids it', async () => {
    const { window, panel, slider, confirm } = await bidding(NIL, { language });
    const { page, t } = window;
    await expect.poll(() => confirm.textContent()).toBe(t.panels.nilConfirm);
    expect(await panel.getByRole('switch').isChecked()).toBe(true);
    expect(await slider.getAttribute('aria-valuetext')).toBe(t.panels.nil);
    expect(await barriers(page)).toEqual([]);
    await confirm.click();
    await page.getByText(t.table.bid(t.table.nil)).first().waitFor();
  });

  it('starts at nothing where nothing is advised', async () => {
    const { window, panel, slider, confirm } = await bidding(FIVE, {
      language,
      settings: { hints: false },
    });
    const { page, t } = window;
    expect(await confirm.textContent()).toBe(t.panels.bidChoose);
    expect(await confirm.isDisabled()).toBe(true);
    expect(await slider.getAttribute('aria-valuetext')).toBe(t.panels.nothingChosen);
    expect(await figure(panel).textContent()).not.toMatch(/\d/);
    expect(await panel.getByRole('switch').isChecked()).toBe(false);
    expect(await barriers(page)).toEqual([]);
  });
});

it('what was touched stays, whatever is advised', async () => {
  const { window, panel, confirm } = await bidding(FIVE);
  const { t } = window;
  await panel.getByText(t.panels.bidAdvised(t.panels.bidShown(5))).waitFor();
  await panel.getByRole('button', { name: t.panels.bidMore }).click();
  expect(await confirm.textContent()).toBe(t.panels.bidConfirm(6));
  const nil = panel.getByRole('switch');
  await nil.check({ force: true });
  expect(await confirm.textContent()).toBe(t.panels.nilConfirm);
  await nil.uncheck({ force: true });
  expect(await confirm.textContent()).toBe(t.panels.bidConfirm(6));
});

/** From nothing, each of these leads to a bid. */
const FIRST_STEPS: readonly (readonly [string, 'nil' | number, (at: Bidding) => Promise<void>])[] =
  [
    [
      'one more',
      1,
      ({ panel, window }) => panel.getByRole('button', { name: window.t.panels.bidMore }).click(),
    ],
    [
      'one less',
      'nil',
      ({ panel, window }) => panel.getByRole('button', { name: window.t.panels.bidLess }).click(),
    ],
    ['a tap on the left end', 'nil', ({ slider }) => slider.click({ position: { x: 8, y: 20 } })],
    ['arrow right', 1, ({ slider }) => slider.press('ArrowRight')],
    ['arrow left', 'nil', ({ slider }) => slider.press('ArrowLeft')],
    ['Home', 'nil', ({ slider }) => slider.press('Home')],
    ['End', 13, ({ slider }) => slider.press('End')],
    ['the switch for nil', 'nil', ({ panel }) => panel.getByRole('switch').check({ force: true })],
  ];

it.each(FIRST_STEPS)('nothing chosen yet: %s leads to %s', async (_, bid, step) => {
  const at = await bidding(FIVE, { settings: { hints: false } });
  const { panels } = at.window.t;
  await step(at);
  expect(await at.confirm.textContent()).toBe(
    bid === 'nil' ? panels.nilConfirm : panels.bidConfirm(bid),
  );
  expect(await at.confirm.isEnabled()).toBe(true);
});

const boxOf = async (element: Locator) => (await element.boundingBox())!;

describe.each(LANGUAGES)('%s, on the smallest phones', (language) => {
  const SMALL = [
    { width: 360, height: 640 },
    { width: 320, height: 568 },
  ];

  it('partner and advice stand beside the heading, and no mark lies on the box for nil', async () => {
    const { window, panel } = await bidding(FIVE, { language });
    const { page } = window;
    const brief = panel.getByText(language === 'tr' ? 'Eşin 3 · Öneri 5' : 'Partner 3 · Advice 5');
    for (const size of SMALL) {
      await page.setViewportSize(size);
      await brief.waitFor({ timeout: 3_000 });
      const head = await boxOf(panel.getByRole('heading'));
      const line = await boxOf(brief);
      expect(line.x).toBeGreaterThanOrEqual(head.x + head.width);
      expect(line.y).toBeLessThan(head.y + head.height);
      const frame = await boxOf(panel);
      expect(line.x + line.width).toBeLessThanOrEqual(frame.x + frame.width);
      const mark = await boxOf(panel.locator('[data-advised="true"] > i'));
      const box = await boxOf(panel.locator('label:has([role="switch"])'));
      expect(mark.y + mark.height).toBeLessThanOrEqual(box.y);
      expect(await isScrolled(panel)).toBe(false);
    }
  });
});

/** Whether a panel has more in it than it shows. */
function isScrolled(panel: Locator): Promise<boolean> {
  return panel.evaluate((element) => element.scrollHeight > element.clientHeight + 1);
}
