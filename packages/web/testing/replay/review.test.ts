// Matches that a link carries or that were played solo: opened without a server, and thought through by an expert.

import { type Table, tableText, viewTable } from '@kalpler/engine';
import { linkOf, readLink } from '@kalpler/fair/link';
import { replayEn, reviewEn } from '@kalpler/i18n/en/replay';
import { replayTr, reviewTr } from '@kalpler/i18n/tr/replay';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../../../server/testing/harness.ts';
import { readAnchor } from '../../src/replay/address.ts';
import { barriers } from '../support/axe.ts';
import { openBrowser, type TestBrowser, type TestWindow } from '../support/browser.ts';
import { type Made, madeMatch, takeTheQueen } from '../support/made-match.ts';
import { startSite } from '../support/site.ts';
import { saveSolo } from '../support/solo-page.ts';
import { NAMES } from '../support/tables.ts';

const m = replayTr;
const r = reviewTr;
const TEXTS = { tr: { m: replayTr, r: reviewTr }, en: { m: replayEn, r: reviewEn } } as const;

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

/** Where the first mistake was planted: the deal and how many of its moves had been made then. */
interface Planted extends Made {
  readonly deal: number;
  readonly move: number;
}

/** A short match of Hearts in which the first seat takes the queen of spades for no reason. */
function plantedMatch(): Planted {
  const plant = takeTheQueen(0);
  let at: { deal: number; version: number } | null = null;
  const instead: typeof plant = (view) => {
    const move = plant(view);
    if (move !== null) at ??= { deal: view.results.length + 1, version: view.version };
    return move;
  };
  const made = madeMatch({ game: 'hearts', options: { endScore: 30 }, seed: 22, instead });
  if (at === null) throw new Error('nothing was planted');
  const { deal, version } = at as { deal: number; version: number };
  return { ...made, deal, move: version - dealsOf(made.table)[deal - 1]! };
}

const dealsOf = ({ log }: Table) => log.flatMap(({ kind }, i) => (kind === 'deal' ? [i] : []));
const planted = plantedMatch();
const coming = linkOf({ ...planted, seat: 0 });

const at = (page: Page, deal: number, move: number) =>
  page.locator(`[data-moment="${deal}:${move}"]`).waitFor();
/** There is none while moments are loading: a key pressed then would go too far, or nowhere. */
const shownMoment = (page: Page) => page.locator('[data-moment]:not([data-moment=""])');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const verdict = (page: Page) => page.getByTestId('verdict-now');
const marks = (page: Page) => page.getByRole('list', { name: r.decisions }).getByRole('listitem');

/** Opens the planted match by its link. */
async function openLink(window: TestWindow, search = '', part = ''): Promise<TestWindow> {
  return window.open(`${server.url}/mac/link${search}#${await coming}${part}`);
}

/** The planted match is in the link. Browsers do not all deflate to the same bytes. */
async function expectCarried(link: string): Promise<void> {
  const { origin, pathname, hash } = new URL(link);
  expect(origin + pathname).toBe(`${server.url}/mac/link`);
  const carried = await readLink(readAnchor(hash).data);
  expect(carried.ok && tableText(carried.value.table)).toBe(tableText(planted.table));
  expect(carried.ok && carried.value.seat).toBe(0);
}

async function analyse(page: Page): Promise<void> {
  await button(page, r.analyseDeal).click();
  await verdict(page).waitFor({ timeout: 60_000 });
}

describe('a link that carries a match', () => {
  it('opens without asking the server for anything but the page', async () => {
    const window = await browser.window({ size: 'desktop' });
    const asked: string[] = [];
    window.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    window.page.on('websocket', (socket) => asked.push(socket.url()));
    await openLink(window);
    const { page } = window;
    await page.getByTestId('verdict').getByText(m.isFair, { exact: true }).waitFor();
    await at(page, 1, 0);
    const { totals } = planted.table.standing;
    for (const [seat, name] of NAMES.entries()) {
      const row = page.getByRole('listitem').filter({ hasText: name }).first();
      await expect.poll(() => row.textContent()).toContain(String(totals[seat]));
    }
    expect(asked.filter((path) => /api|socket/.test(path))).toEqual([]);
  });

  it('goes from part to part and from moment to moment without losing the match', async () => {
    const window = await openLink(await browser.window({ size: 'phone' }));
    const { page } = window;
    await page.getByRole('button', { name: r.copyLink }).waitFor();
    await page.getByRole('link', { name: m.parts.replay }).click();
    await at(page, 1, 0);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => page.url()).toMatch(/\?oyun=1&hamle=\d+#k[\w-]+\.izle$/);
    const url = page.url();
    await page.reload();
    await expect.poll(() => page.locator('[data-moment^="1:"]').count()).toBe(1);
    expect(page.url()).toBe(url);
    await page.getByRole('link', { name: m.parts.fair }).click();
    await page.getByTestId('verdict').waitFor();
    await button(page, m.home).click();
    await page.getByRole('heading', { name: window.t.home.title }).waitFor();
  });

  it('is copied again as it was, and so is the link of a moment', async () => {
    const window = await browser.window({ size: 'phone' });
    await window.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openLink(window);
    const { page } = window;
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await page.getByRole('button', { name: r.copyLink }).click();
    await page.getByRole('button', { name: r.copied }).waitFor();
    await expectCarried(await copied());
    await page.getByRole('link', { name: m.parts.replay }).click();
    await at(page, 1, 0);
    await page.keyboard.press('ArrowRight');
    await at(page, 1, 1);
    await button(page, m.copyMoment).click();
    await page.getByText(m.copied).waitFor();
    const moment = await copied();
    expect(moment).toMatch(/\?oyun=1&hamle=1#k[\w-]+\.izle$/);
    await expectCarried(moment);
  });

  it('can be taken by hand where nothing may be copied', async () => {
    const window = await browser.window({ size: 'phone' });
    await window.context.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await openLink(window);
    await window.page.getByRole('button', { name: r.copyLink }).click();
    const field = window.page.getByLabel(r.copyFailed);
    await expectCarried(await field.inputValue());
  });

  it('is refused when it is damaged, cut off or newer, and says so', async () => {
    const link = await coming;
    const bent = `${link.slice(0, 80)}${link[80] === 'A' ? 'B' : 'A'}${link.slice(81)}`;
    const window = await browser.window({ size: 'phone' });
    const { page } = window;
    const heading = (name: string) => page.getByRole('heading', { name }).waitFor();
    // Another link in the same tab is opened at once.
    const change = (data: string) =>
      page.evaluate((hash) => {
        location.hash = hash;
      }, data);
    await window.open(`${server.url}/mac/link`);
    await heading(m.badLinkTitle);
    expect(await barriers(page)).toEqual([]);
    for (const data of [bent, link.slice(0, -20), 'çay']) {
      await change(`z${'A'.repeat(300)}`);
      await heading(m.newLinkTitle);
      await change(data);
      await heading(m.badLinkTitle);
    }
    await change(link);
    await page.getByRole('button', { name: r.copyLink }).waitFor();
  });
});

describe('an analysis', () => {
  it('finds a planted blunder; a key leads to it, with the better card and the reason', async () => {
    const window = await openLink(
      await browser.window({ size: 'phone' }),
      '?oyun=1&hamle=0',
      '.izle',
    );
    const { page, t } = window;
    await at(page, 1, 0);
    await analyse(page);
    const own = planted.table.log
      .slice(0, dealsOf(planted.table)[1])
      .filter((entry) => entry.kind === 'move' && entry.seat === 0);
    await expect.poll(() => marks(page).count()).toBe(own.length);
    await page.keyboard.press('End');
    const moment = () => shownMoment(page).getAttribute('data-moment');
    await expect.poll(moment).not.toBe('1:0');
    for (
      let now = await moment();
      now !== `${planted.deal}:${planted.move}`;
      now = await moment()
    ) {
      await page.keyboard.press('p');
      await expect.poll(moment).not.toBe(now);
    }
    await verdict(page).getByText(r.grades.mistake).waitFor();
    const marked = page.getByRole('list', { name: t.table.hand }).locator('[data-marked]');
    const better = await marked.first().getAttribute('aria-label');
    await verdict(page).getByText(r.betterMove(better!)).waitFor();
    expect(better).not.toBe(t.cards.name(madeCard()));
    await expect.poll(() => verdict(page).textContent()).toMatch(/−\d/);
    // The button leads away from it, and back.
    await button(page, r.mistakeBack).click();
    await button(page, r.mistakeOn).click();
    await at(page, planted.deal, planted.move);
  });

  it('says the same twice', async () => {
    const window = await browser.window({ size: 'phone' });
    const { page } = window;
    const once = async () => {
      await at(page, 2, 0);
      await analyse(page);
      const texts: string[] = [await verdict(page).innerText()];
      for (let move = 1; move <= 16; move++) {
        await page.keyboard.press('ArrowRight');
        await at(page, 2, move);
        texts.push(await verdict(page).innerText());
      }
      return [...(await marks(page).allTextContents()), ...texts];
    };
    await openLink(window, '?oyun=2&hamle=0', '.izle');
    const first = await once();
    expect(first.length).toBeGreaterThan(25);
    await page.keyboard.press('PageUp');
    await expect.poll(() => page.url()).toContain('?oyun=2&hamle=0');
    await page.reload();
    expect(await once()).toEqual(first);
  });

  it('of the whole match can be stopped and taken up again, and separates cards from play', async () => {
    const window = await openLink(await browser.window({ size: 'phone' }), '', '.analiz');
    const { page } = window;
    await button(page, r.analyseMatch).click();
    await page.getByRole('progressbar', { name: r.progress }).waitFor();
    await button(page, r.stop).click();
    await page.getByRole('progressbar').waitFor({ state: 'detached' });
    const again = page.getByRole('button', {
      name: new RegExp(`^(?:${r.analyseMatch}|${r.analyseRest})$`),
    });
    await again.click();
    await again
      .or(page.getByText(r.result, { exact: true }))
      .first()
      .waitFor({ timeout: 60_000 });
    await page.getByRole('progressbar').waitFor({ state: 'detached', timeout: 60_000 });
    const part = page.getByRole('region', { name: r.title });
    for (const label of [r.result, r.luck, r.lost]) await part.getByText(label).first().waitFor();
    await part.getByText(r.graded.mistake(0)).waitFor({ state: 'detached' });
    // A deal with a mistake opens at it.
    await part.getByRole('button', { name: m.deal(1) }).click();
    await verdict(page).getByText(r.grades.mistake).waitFor();
    // Another seat has decisions of its own.
    await page.getByLabel(m.seenFrom).selectOption({ label: NAMES[2] });
    await button(page, r.analyseDeal).waitFor();
  });
});

/** The card that was played instead. */
function madeCard() {
  const entry = planted.table.log[dealsOf(planted.table)[planted.deal - 1]! + planted.move]!;
  if (entry.kind !== 'move' || entry.move.kind !== 'play') throw new Error('no card was played');
  return entry.move.card;
}

describe('a solo match', () => {
  /** A window in which the page has made its database. */
  async function visited(): Promise<TestWindow> {
    const window = await browser.window({ size: 'phone' });
    await window.open(`${server.url}/mac/tek/none`);
    await window.page.getByText(m.unknownSolo).waitFor();
    return window;
  }

  it('that goes on shows what its player may know, and judges it', async () => {
    const isEnough = (table: Table) => table.results.length === 1 && table.deal!.count === 10;
    const made = madeMatch({ game: 'hearts', seed: 5, isEnough });
    const window = await visited();
    const { page, t } = window;
    await saveSolo(window, 'running', made);
    await window.open(`${server.url}/mac/tek/running`);
    await page.getByText(m.running).waitFor();
    await page.getByText(r.shareLater).waitFor();
    await page.getByRole('link', { name: m.parts.fair }).click();
    await page.getByText(m.runningFair).waitFor();
    expect(await page.content()).not.toContain(Buffer.from(made.secret).toString('hex'));
    await page.getByRole('link', { name: m.parts.replay }).click();
    await shownMoment(page).waitFor();
    await page.keyboard.press('End');
    const end = made.table.log.length - dealsOf(made.table)[1]! - 1;
    await at(page, 2, end);
    const hand = page.getByRole('list', { name: t.table.hand }).getByRole('button');
    const { deal } = viewTable(made.table, 0);
    await expect.poll(() => hand.count()).toBe(deal!.hand!.length);
    for (const name of NAMES.slice(1)) {
      expect(await page.getByRole('list', { name: m.handOf(name) }).count()).toBe(0);
    }
    expect(await page.getByLabel(m.seenFrom).count()).toBe(0);
    expect(await button(page, m.copyMoment).count()).toBe(0);
    await analyse(page);
    await page.getByText(/^Oyun sürüyor/).waitFor();
    expect(await barriers(page)).toEqual([]);
    await button(page, t.common.back).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/tek/running');
    window.forgive(/./);
  });

  it('that is over is open, and its analysis is kept', async () => {
    const window = await visited();
    const { page } = window;
    await saveSolo(window, 'over', planted);
    await window.open(`${server.url}/mac/tek/over?oyun=1&hamle=0#izle`);
    await at(page, 1, 0);
    await page.getByRole('list', { name: m.handOf(NAMES[1]) }).waitFor();
    await analyse(page);
    const first = await marks(page).allTextContents();
    await page.reload();
    await verdict(page).waitFor();
    await expect.poll(() => marks(page).allTextContents()).toEqual(first);
    await expect.poll(() => button(page, r.analyseDeal).count()).toBe(0);
  });
});

describe.each([
  { language: 'tr', theme: 'kahvehane', size: 'phone' },
  { language: 'en', theme: 'bogaz', size: 'phone' },
  { language: 'tr', theme: 'bogaz', size: 'desktop' },
  { language: 'en', theme: 'kahvehane', size: 'desktop' },
] as const)('no barriers', ({ language, theme, size }) => {
  it(`in ${language}, ${theme}, on a ${size}`, async () => {
    const words = TEXTS[language].r;
    const settings = { size, language, settings: { theme }, reducedMotion: true };
    const window = await openLink(await browser.window(settings), '?oyun=1&hamle=0', '.izle');
    const { page } = window;
    await at(page, 1, 0);
    await button(page, words.analyseDeal).click();
    await verdict(page).waitFor({ timeout: 60_000 });
    await page.keyboard.press('n');
    await verdict(page).getByText(words.grades.mistake).waitFor();
    expect(await barriers(page)).toEqual([]);
    if (size === 'desktop') return;
    await page.getByRole('link', { name: TEXTS[language].m.parts.review }).click();
    await page.getByRole('region', { name: words.title }).waitFor();
    expect(await barriers(page)).toEqual([]);
  });
});
