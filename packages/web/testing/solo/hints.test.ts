// The help at a solo table, in a real browser: hints, cards played so far, counting, refused cards, claims, the voice.

import { dealNext, openTable, type TableView, viewTable } from '@kalpler/engine';
import { hintsTr } from '@kalpler/i18n/tr/hints';
import { settingsTr } from '@kalpler/i18n/tr/settings';
import { newProgress, readSaved, savedEntry } from '@kalpler/match';
import type { Locator } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { must } from '../../../match/testing/solo.ts';
import type { TestServer } from '../../../server/testing/harness.ts';
import { knownSuits, outOf } from '../../src/hints/known.ts';
import { barriers } from '../support/axe.ts';
import { openBrowser, type TestBrowser, type TestWindow } from '../support/browser.ts';
import { Player, playUntil } from '../support/player.ts';
import { startSite } from '../support/site.ts';
import { beginSolo, matchOf, openSolo, putRow, rowsOf } from '../support/solo-page.ts';

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

/** Hearts without a pass; the cards follow from the secret. */
const HEARTS = {
  game: 'hearts',
  options: { passCycle: ['hold'] },
  secret: '5a'.repeat(32),
} as const;

/** The corner of a card that its neighbours leave uncovered. */
const CORNER = { x: 12, y: 14 };

/** The newest view of the player, as the database has it. */
async function viewOf(window: TestWindow): Promise<TableView> {
  const [row] = await rowsOf(window, 'matches');
  const entries = (await rowsOf(window, 'entries')).map(({ entry }) => entry);
  const { table } = must(readSaved({ head: row!.match, progress: row!.progress, entries }));
  return viewTable(table, 0);
}

async function playCards(player: Player, count: number): Promise<void> {
  player.isHasty = true;
  const left = (await player.cards.count()) - count;
  await playUntil(
    [player],
    async (one) => (await one.cards.count()) === left && (await one.isToPlay()),
  );
}

async function boxes(cards: Locator) {
  return cards.evaluateAll((all) =>
    all.map((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      return { left, top, right, bottom };
    }),
  );
}

describe('a hint', () => {
  it.each([
    ['phone', { width: 390, height: 844 }],
    ['small phone', { width: 320, height: 568 }],
    ['phone lying down', { width: 844, height: 390 }],
  ])('on a %s names a card, marks it, covers none, and plays it', async (_, size) => {
    const window = await browser.window({ size });
    await beginSolo(server.url, window, HEARTS);
    const player = new Player(window);
    await playCards(player, 2);
    const { page } = window;
    await page.keyboard.press('i');
    const hint = page.getByRole('region', { name: hintsTr.hint, exact: true });
    const act = hint.getByRole('button', { name: hintsTr.doIt.play });
    await act.waitFor();
    const marked = player.hand.locator('button[data-marked]');
    const advised = async () => (await marked.getAttribute('aria-label'))!;
    expect(await hint.getByRole('status').textContent()).toContain(hintsTr.advice(await advised()));
    const { deal } = await viewOf(window);
    const figures = hint.getByRole('listitem');
    await expect
      .poll(() => figures.count())
      .toBe(deal!.legal.length === 1 ? 0 : deal!.legal.length);

    const [panel] = await boxes(hint);
    expect(panel!.left).toBeGreaterThanOrEqual(0);
    expect(panel!.right).toBeLessThanOrEqual(size.width);
    for (const card of await boxes(player.cards))
      expect(card.top).toBeGreaterThanOrEqual(panel!.bottom - 1);
    expect(await barriers(page)).toEqual([]);

    await page.keyboard.press('Escape');
    await hint.waitFor({ state: 'detached' });
    await expect.poll(() => marked.count()).toBe(0);
    await page.keyboard.press('i');
    await act.waitFor();
    // Asked again, it may have thought of something better.
    const name = await advised();
    await act.click();
    await player.hand.getByRole('button', { name, exact: true }).waitFor({ state: 'detached' });
    await hint.waitFor({ state: 'detached' });
  });

  it('gives a bid as well', async () => {
    const window = await browser.window({ size: 'phone' });
    const { page } = window;
    const hint = page.getByRole('region', { name: hintsTr.hint, exact: true });
    await beginSolo(server.url, window, { game: 'spades', secret: HEARTS.secret });
    const player = new Player(window);
    const panel = player.panel(window.t.panels.bidLabel);
    // Others bid before: that is not the moment for a hint.
    await panel.waitFor();
    await page.keyboard.press('i');
    await panel.getByRole('slider').waitFor();
    if (!(await hint.isVisible())) await page.keyboard.press('i');
    await hint.getByRole('button', { name: hintsTr.doIt.bid }).click();
    await player.panel(window.t.panels.bidLabel).waitFor({ state: 'detached' });
    const { deal } = await viewOf(window);
    expect(deal!.game === 'spades' && deal!.bids[0]).not.toBeNull();
  });
});

it('cards played so far: what is out adds up, and who played what is shown', async () => {
  const window = await browser.window({ size: 'phone' });
  await beginSolo(server.url, window, HEARTS);
  const player = new Player(window);
  await playCards(player, 2);
  const { page } = window;
  await page.keyboard.press('o');
  const sheet = page.getByRole('dialog');
  await sheet.getByText(hintsTr.voids).waitFor();
  const view = await viewOf(window);
  const messages = await sheet.getByRole('heading', { level: 3 }).allTextContents();
  knownSuits(view).forEach((suit, i) => {
    expect(messages[i]).toContain(hintsTr.outLeft(outOf(suit).length));
  });
  await sheet.getByRole('button', { name: hintsTr.whoPlayed }).click();
  const table = sheet.getByRole('table');
  for (const card of view.deal!.plays) {
    await expect(table.getByText(window.t.cards.name(card), { exact: true }).count()).resolves.toBe(
      1,
    );
  }
  // What nobody has played is nowhere in it.
  await expect
    .poll(() => table.getByRole('cell').locator('b').count())
    .toBe(view.deal!.plays.length);
  expect(await barriers(page)).toEqual([]);
});

it('why a card may not be played is said above the hand, with those that may', async () => {
  const window = await browser.window({ size: 'phone' });
  await beginSolo(server.url, window, HEARTS);
  const player = new Player(window);
  const forbidden = player.hand.locator('button[data-legal="false"]');
  await playUntil([player], async (one) => (await one.isToPlay()) && (await forbidden.count()) > 0);
  await forbidden.first().click({ position: CORNER, force: true });
  const why = window.page.getByRole('region', { name: hintsTr.whyNot });
  await why.waitFor();
  const { deal } = await viewOf(window);
  if (deal!.legal.length <= 8) {
    for (const card of deal!.legal) {
      expect(await why.textContent()).toContain(window.t.cards.name(card));
    }
  }
  expect(await barriers(window.page)).toEqual([]);
  await player.play();
  await why.waitFor({ state: 'detached' });
});

it('the trainer asks, judges and keeps the score', async () => {
  const window = await browser.window({ size: 'phone', settings: { trainer: true } });
  await beginSolo(server.url, window, HEARTS);
  const player = new Player(window);
  const { page } = window;
  const panel = page.getByRole('region', { name: hintsTr.trainer });
  // It is asked once the player has the turn after the fourth trick.
  await playCards(player, 4);
  await panel.waitFor();
  expect(await barriers(page)).toEqual([]);
  await panel.getByRole('button').first().click();
  const verdict = await panel.getByRole('status').textContent();
  const isRight = verdict!.startsWith(hintsTr.right);
  expect(isRight || verdict!.startsWith('Doğrusu: ')).toBe(true);
  // A second answer changes nothing.
  await panel.getByRole('button').nth(1).click({ force: true });
  await panel.getByText(hintsTr.today(Number(isRight), 1)).waitFor();
  await panel.getByRole('button', { name: hintsTr.proceed }).click();
  await panel.waitFor({ state: 'detached' });
  const kept = async () =>
    (await rowsOf(window, 'kept')).find(({ name }) => name === 'trainer')?.value;
  const right = Number(isRight);
  await expect.poll(kept).toEqual({ right, asked: 1, streak: right, best: right });
  await expect.poll(() => player.isToPlay()).toBe(true);
});

it('the rest is claimed with its proof', async () => {
  const window = await browser.window({ size: 'phone' });
  const match = matchOf({ game: 'hearts', options: { preset: 'classic', passCycle: ['hold'] } });
  // The deck as it lies: all clubs to the player.
  const table = must(openTable(match.opening));
  const dealt = must(dealNext(table, { cards: table.game.deck.cards, first: 0 }));
  const entry = savedEntry(dealt.lastEntry!, dealt.game.seats, match.check);
  await window.open(`${server.url}/tek/none`);
  await window.page.getByRole('heading').waitFor();
  const progress = { ...newProgress(match), cursor: 1, length: 1 };
  await putRow(window, 'matches', { id: match.id, match, progress });
  await putRow(window, 'entries', { match: match.id, n: 0, entry });
  await openSolo(server.url, window, match.id);
  const { page, t } = window;
  await page.getByRole('button', { name: t.table.claim }).click();
  const sheet = page.getByRole('dialog', { name: hintsTr.sure });
  await sheet.getByText(hintsTr.sureNone).waitFor();
  expect(await barriers(page)).toEqual([]);
  await sheet.getByRole('button', { name: hintsTr.claim }).click();
  await new Player(window).roundEnd.waitFor();
  expect((await viewOf(window)).deal!.tricks[0]).toBe(13);
});

describe('the voice', () => {
  it('says what the log says, and nothing of it when it is off', async () => {
    for (const voice of [true, false]) {
      const window = await browser.window({ size: 'phone', settings: { voice } });
      // Chromium has no voices here: one that records what it is given.
      await window.context.addInitScript(() => {
        const said: string[] = [];
        const own = {
          getVoices: () => [{ lang: 'tr-TR', localService: true, default: true }],
          cancel: () => {},
          speak: (utterance: EventTarget & { text: string }) => {
            said.push(utterance.text);
            setTimeout(() => utterance.dispatchEvent(new Event('end')), 0);
          },
        };
        class Utterance extends EventTarget {
          readonly text: string;
          constructor(text: string) {
            super();
            this.text = text;
          }
        }
        Object.defineProperty(globalThis, 'speechSynthesis', { value: own });
        Object.assign(globalThis, { said, SpeechSynthesisUtterance: Utterance });
      });
      await beginSolo(server.url, window, HEARTS);
      const player = new Player(window);
      await playCards(player, 2);
      const said = () =>
        window.page.evaluate(() => (globalThis as unknown as { said: string[] }).said);
      if (!voice) {
        expect(await said()).toEqual([]);
        continue;
      }
      const { t } = window;
      const view = await viewOf(window);
      const { deal, players } = view;
      await expect.poll(said).toContain(`${t.table.wonBy(players[deal!.takers[0]!]!)}.`);
      await expect.poll(async () => (await said()).at(-1)).toMatch(`${t.table.yourTurn}. `);
      const lines = await said();
      const cards = deal!.plays.map((card) => t.cards.name(card));
      expect(
        cards.filter((card) => lines.some((line) => line.endsWith(`: ${card}.`))).length,
      ).toBeGreaterThan(3);
    }
  });

  it('where the browser cannot speak, the settings say so and the game goes on', async () => {
    const window = await browser.window({ size: 'phone' });
    await beginSolo(server.url, window, HEARTS);
    const { page, t } = window;
    await page.getByRole('button', { name: t.table.settings }).first().click();
    await page.getByLabel(settingsTr.voice).check();
    await page.getByText(settingsTr.unable).waitFor();
    expect(await barriers(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await playCards(new Player(window), 2);
  });
});
