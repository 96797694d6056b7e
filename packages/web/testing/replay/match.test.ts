// The page of a finished match: its verdict, walking through it, and whatever can be wrong with it.

import {
  dealNext,
  moveOf,
  type Result,
  rewind,
  SeededRandom,
  submit,
  type Table,
  viewTable,
} from '@kalpler/engine';
import { matchJson, nextDraw, readMatch } from '@kalpler/fair';
import { replayEn } from '@kalpler/i18n/en/replay';
import { replayTr } from '@kalpler/i18n/tr/replay';
import { saltTr } from '@kalpler/i18n/tr/salt';
import { trickCards } from '@kalpler/protocol';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DocumentClient } from '../../../server/testing/document-client.ts';
import type { TestServer } from '../../../server/testing/harness.ts';
import { barriers } from '../support/axe.ts';
import { openBrowser, type TestBrowser, type TestWindow } from '../support/browser.ts';
import { startSite } from '../support/site.ts';
import { besideOf, finishedMatch, NAMES, sitDown } from '../support/tables.ts';
import { LANGUAGES, THEMES } from '../support/words.ts';

const TEXTS = { tr: replayTr, en: replayEn } as const;
const m = replayTr;

let server: TestServer;
let browser: TestBrowser;
let id: string;
let file: string;
beforeAll(async () => {
  server = await startSite();
  browser = await openBrowser();
  id = await finishedMatch(server.url, { game: 'hearts', options: { endScore: 40 } });
  file = await (await fetch(`${server.url}/api/matches/${id}`)).text();
});
afterAll(async () => {
  await browser.close();
  await server.remove();
});
afterEach(async () => {
  expect(await browser.complaints()).toEqual([]);
});

function must<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

const show = (window: TestWindow, tail = '') => window.open(`${server.url}/mac/${id}${tail}`);
const at = (page: Page, deal: number, move: number) =>
  page.locator(`[data-moment="${deal}:${move}"]`).waitFor();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const verdict = (page: Page) => page.getByTestId('verdict');

/** Answers for the file of the match with another. */
async function answer(window: TestWindow, body: string, status = 200): Promise<void> {
  await window.page.route(`**/api/matches/${id}`, (route) =>
    route.fulfill({ status, body, contentType: 'application/json' }),
  );
}

/** The same match with a second deal that somebody has chosen, played on to an end. */
function withChosenDeal(): string {
  const { table, secret } = must(readMatch(file));
  const second = table.log.findIndex((entry, i) => i > 0 && entry.kind === 'deal');
  const random = new SeededRandom(1);
  let now: Table = rewind(table, second);
  for (let dealt = 0; now.standing.winners === null; ) {
    if (now.awaitsDeal) {
      const { cards, first } = nextDraw(now, secret);
      const bent = dealt++ === 0 ? [cards[51]!, ...cards.slice(1, 51), cards[0]!] : cards;
      now = must(dealNext(now, { cards: bent, first }));
    }
    const seat = now.actors[0]!;
    now = must(submit(now, seat, moveOf(now.game.auto(now.deal!, seat, random))));
  }
  return JSON.stringify(matchJson(now, secret));
}

describe('a match', () => {
  it('is found fair, with all that this rests on', async () => {
    const window = await show(await browser.window({ size: 'desktop' }));
    const { page } = window;
    await verdict(page).getByText(m.isFair, { exact: true }).waitFor();
    const { secret, table } = JSON.parse(file);
    const part = page.getByRole('region', { name: m.fairHead });
    await part.getByText(secret).waitFor();
    await part.getByText(table.opening.deals.commitment).waitFor();
    await part.getByText('nar tanesi').waitFor();
    await part.getByText(m.unseenCommitment).waitFor();
    const deals = table.log.filter((entry: object) => 'deal' in entry).length;
    await expect.poll(() => part.getByText(m.dealFair, { exact: true }).count()).toBe(deals);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      part.getByRole('link', { name: m.download }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.json$/);
  });

  it('with a chosen deal is found unfair, and the deal is named', async () => {
    const window = await browser.window({ size: 'phone' });
    await answer(window, withChosenDeal());
    await show(window, '#adil');
    const { page } = window;
    await verdict(page).getByText(m.isUnfair, { exact: true }).waitFor();
    await verdict(page).getByText(m.wrongDeals(2)).waitFor();
    await expect.poll(() => page.getByText(m.dealUnfair, { exact: true }).count()).toBe(1);
    await expect.poll(() => page.getByText(NAMES[0]).count()).toBeGreaterThan(0);
  });

  it('with another secret is found unfair', async () => {
    const window = await browser.window({ size: 'phone' });
    await answer(window, JSON.stringify({ ...JSON.parse(file), secret: 'ab'.repeat(32) }));
    await show(window, '#adil');
    await verdict(window.page).getByText(m.brokenPromise).waitFor();
    await window.page.getByText(m.expected).waitFor();
  });

  it('with another promise than the one seen at the table is found unfair', async () => {
    const window = await browser.window({ size: 'phone' });
    const seen = JSON.stringify([{ commitment: 'ab'.repeat(32), match: id }]);
    await window.context.addInitScript((text) => {
      localStorage.setItem('kalpler.promises', text);
    }, seen);
    await show(window, '#adil');
    await verdict(window.page).getByText(m.isUnfair, { exact: true }).waitFor();
    await verdict(window.page).getByText(m.otherCommitment).waitFor();
  });
});

describe('a replay', () => {
  it.each(['phone', 'desktop'] as const)('on a %s shows the cards of the log', async (size) => {
    const window = await show(await browser.window({ size }), '?oyun=2&hamle=0');
    const { page, t } = window;
    const { table } = must(readMatch(file));
    const second = table.log.findIndex((entry, i) => i > 0 && entry.kind === 'deal');
    const hand = page.getByRole('list', { name: t.table.hand }).getByRole('button');
    for (let move = 0; move <= 12; move++) {
      await at(page, 2, move);
      const now = rewind(table, second + 1 + move);
      const view = viewTable(now, 0);
      const { deal } = view;
      const isFull = deal!.plays.length > 0 && deal!.plays.length % 4 === 0;
      const trick = deal!.takers.length - (isFull ? 1 : 0);
      const played = trickCards(view, deal!, trick).map(({ seat, card }) =>
        t.table.played(view.players[seat]!, t.cards.name(card)),
      );
      await expect
        .poll(() => page.getByTestId('trick').locator('li .visuallyHidden').allTextContents())
        .toEqual(played);
      const names = await hand.evaluateAll((cards) => cards.map((card) => card.ariaLabel!));
      expect(names.toSorted()).toEqual(deal!.hand!.map(t.cards.name).toSorted());
      for (const seat of [1, 2, 3]) {
        const other = page.getByRole('list', { name: m.handOf(NAMES[seat]!) });
        const cards = viewTable(now, seat).deal!.hand!.map(t.cards.name);
        expect((await other.getByRole('listitem').allTextContents()).toSorted()).toEqual(
          cards.toSorted(),
        );
      }
      await page.keyboard.press('ArrowRight');
    }
  });

  it('goes by card, trick and deal, by buttons, keys and the slider', async () => {
    const { page } = await show(await browser.window({ size: 'phone' }), '?oyun=1&hamle=4');
    const { table } = must(readMatch(file));
    const deals = table.log.flatMap((entry, i) => (entry.kind === 'deal' ? [i] : []));
    const moves = (deal: number) => (deals[deal] ?? table.log.length) - deals[deal - 1]! - 1;
    await at(page, 1, 4);
    await button(page, m.steps.on).click();
    await at(page, 1, 5);
    await button(page, m.steps.back).click();
    await at(page, 1, 4);
    await button(page, m.steps.trickOn).click();
    await at(page, 1, 8);
    await page.keyboard.press('ArrowDown');
    await at(page, 1, 12);
    await page.keyboard.press('ArrowUp');
    await at(page, 1, 8);
    await button(page, m.steps.dealOn).click();
    await at(page, 2, 0);
    await button(page, m.steps.back).click();
    await at(page, 1, moves(1));
    await page.getByLabel(m.whichDeal).selectOption('2');
    await at(page, 2, 0);
    await page.getByLabel(m.position).fill('17');
    await at(page, 2, 17);
    await page.keyboard.press('Home');
    await at(page, 1, 0);
    await page.keyboard.press('End');
    await at(page, deals.length, moves(deals.length));
    await page.keyboard.press('ArrowRight');
    await at(page, deals.length, moves(deals.length));
  });

  it('plays by itself up to the end, and stops when asked to', async () => {
    const { table } = must(readMatch(file));
    const deals = table.log.flatMap((entry, i) => (entry.kind === 'deal' ? [i] : []));
    const end = table.log.length - deals.at(-1)! - 1;
    const window = await browser.window({ size: 'phone', settings: { speed: 'fast' } });
    const { page } = await show(window, `?oyun=${deals.length}&hamle=${end - 5}`);
    await at(page, deals.length, end - 5);
    await page.getByLabel(m.position).focus();
    await page.keyboard.press(' ');
    await button(page, m.pause).waitFor();
    await page.keyboard.press(' ');
    await button(page, m.play).waitFor();
    await button(page, m.play).click();
    await at(page, deals.length, end);
    await button(page, m.play).waitFor();
  });

  it('keeps its moment over a reload, and can be seen from another seat', async () => {
    const { page, t } = await show(await browser.window({ size: 'phone' }), '#izle');
    await at(page, 1, 0);
    await button(page, m.steps.trickOn).click();
    await button(page, m.steps.on).click();
    await expect.poll(() => page.url()).toMatch(/\?oyun=1&hamle=9#izle$/);
    await page.reload();
    await at(page, 1, 9);
    await page.getByLabel(m.seenFrom).selectOption({ label: NAMES[2] });
    const { table } = must(readMatch(file));
    const { deal } = viewTable(rewind(table, 10), 2);
    const hand = page.getByRole('list', { name: t.table.hand }).getByRole('button');
    await expect
      .poll(() => hand.evaluateAll((cards) => cards.map((card) => card.ariaLabel!).toSorted()))
      .toEqual(deal!.hand!.map(t.cards.name).toSorted());
  });
});

describe('what cannot be shown', () => {
  it.each(['yokboylebirmac', 'x', 'a%20b'])('%s: there is no such match', async (unknown) => {
    const window = await browser.window({ size: 'phone' });
    window.forgive(/status of 404/);
    await window.open(`${server.url}/mac/${unknown}`);
    await window.page.getByRole('heading', { name: m.unknownTitle }).waitFor();
    await button(window.page, m.home).click();
    await window.page.getByRole('heading', { name: window.t.home.title }).waitFor();
  });

  it.each(['', 'no match', '{"format":"kalpler-match"}', '[]'])(
    'a file with "%s"',
    async (body) => {
      const window = await browser.window({ size: 'phone' });
      await answer(window, body);
      await show(window);
      await window.page.getByRole('heading', { name: m.damagedTitle }).waitFor();
      expect(await barriers(window.page)).toEqual([]);
    },
  );

  it('a server that is away is asked again', async () => {
    const window = await browser.window({ size: 'phone' });
    const { page } = window;
    window.forgive(/ERR_CONNECTION_REFUSED|ERR_FAILED|failed:/);
    await page.route(`**/api/matches/${id}`, (route) => route.abort('connectionrefused'));
    await show(window);
    await page.getByRole('heading', { name: m.awayTitle }).waitFor();
    expect(await barriers(page)).toEqual([]);
    await page.unroute(`**/api/matches/${id}`);
    await button(page, m.tryAgain).click();
    await page.getByRole('heading', { name: m.title }).waitFor();
  });
});

describe('somebody who was there', () => {
  it('adds a salt, plays, and finds promise and salt in the record', async () => {
    const window = await browser.window({ size: 'phone' });
    const { page, t } = window;
    const options = { endScore: 1, passCycle: ['hold'] };
    const slug = await sitDown(server.url, [window], { game: 'hearts', options }, 'waiting');
    await page.getByText(t.door.fair).click();
    await button(page, saltTr.random).click();
    const salt = await page.getByLabel(saltTr.label).inputValue();
    await button(page, saltTr.add).click();
    await page.getByText(saltTr.taken).waitFor();
    await page.reload();
    await page.getByText(t.door.fair).click();
    await expect.poll(() => page.getByLabel(saltTr.label).inputValue()).toBe(salt);
    expect(await barriers(page)).toEqual([]);

    const self = await besideOf(server.url, window);
    await self.ask('reconnect', { tableId: slug });
    const others: DocumentClient[] = [];
    for (const playerName of NAMES.slice(1)) {
      const client = await new DocumentClient(server.url).connected();
      await client.ask('joinTable', { tableId: slug, playerName });
      others.push(client);
    }
    for (const client of [self, ...others]) client.playAlong();
    await page.getByRole('link', { name: t.matchEnd.fairLink }).click({ timeout: 60_000 });
    await page.getByRole('link', { name: m.parts.fair }).click();
    await verdict(page).getByText(m.isFair, { exact: true }).waitFor();
    await page.getByText(m.sameCommitment).waitFor();
    await page.getByText(m.ownSalt).waitFor();
    await page.getByText(salt).waitFor();
    await button(page, t.common.back).click();
    await page.getByRole('link', { name: t.matchEnd.fairLink }).waitFor();
    for (const client of [self, ...others]) client.close();
  });

  it('sees on the spot what is wrong with a salt', async () => {
    const window = await browser.window({ size: 'phone' });
    const { page, t } = window;
    await sitDown(server.url, [window], { game: 'king' }, 'waiting');
    await page.getByText(t.door.fair).click();
    await page.getByLabel(saltTr.label).fill('a\u0007b');
    await button(page, saltTr.add).click();
    await page.getByRole('alert').filter({ hasText: /./ }).waitFor();
    await page.getByLabel(saltTr.label).fill('çay');
    await button(page, saltTr.add).click();
    await page.getByText(saltTr.taken).waitFor();
    await button(page, saltTr.remove).click();
    await page.getByText(saltTr.removed).waitFor();
  });
});

describe.each(LANGUAGES.flatMap((language) => THEMES.map((theme) => ({ language, theme }))))(
  'no barriers: $language, $theme',
  ({ language, theme }) => {
    const open = (size: 'phone' | 'desktop') =>
      browser.window({ size, language, settings: { theme }, reducedMotion: true });

    it('on a phone, part by part', async () => {
      const window = await open('phone');
      const { page } = window;
      await show(window, '#sonuc');
      await page.locator('summary').first().waitFor();
      for (const summary of await page.locator('summary').all()) await summary.click();
      expect(await barriers(page)).toEqual([]);
      await page.getByRole('link', { name: TEXTS[language].parts.fair }).click();
      await verdict(page).waitFor();
      for (const summary of await page.locator('summary').all()) await summary.click();
      expect(await barriers(page)).toEqual([]);
      await show(window, '?oyun=2&hamle=20#izle');
      await at(page, 2, 20);
      expect(await barriers(page)).toEqual([]);
    });

    it('on a desktop, all at once', async () => {
      const window = await open('desktop');
      await show(window, '?oyun=2&hamle=20');
      await at(window.page, 2, 20);
      expect(await barriers(window.page)).toEqual([]);
    });
  },
);
