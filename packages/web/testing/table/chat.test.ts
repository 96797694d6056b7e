// The chat of a table, seen from two windows: lines, typing, reactions, mutes, a closed chat, and who only watches.

import type { Locator } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { TestServer } from '../../../server/testing/harness.ts';
import { barriers } from '../support/axe.ts';
import {
  openBrowser,
  type TestBrowser,
  type TestWindow,
  type WindowOptions,
} from '../support/browser.ts';
import { startSite } from '../support/site.ts';
import { sitWithBots } from '../support/tables.ts';

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

/** Two people and two bots at one table, each before a window of their own. */
async function pair(
  ...requests: [WindowOptions, WindowOptions]
): Promise<[TestWindow, TestWindow, string]> {
  const [ayse, bora] = await Promise.all(requests.map((options) => browser.window(options)));
  const slug = await sitWithBots(server.url, [ayse!, bora!], { game: 'hearts' });
  return [ayse!, bora!, slug];
}

class ChatPanel {
  readonly window: TestWindow;
  constructor(window: TestWindow) {
    this.window = window;
  }

  get log(): Locator {
    return this.window.page.getByRole('log', { name: this.window.t.table.chat });
  }

  get input(): Locator {
    return this.window.page.getByLabel(this.window.t.chat.message, { exact: true });
  }

  line(text: string): Locator {
    return this.log.getByText(text, { exact: false });
  }

  async say(text: string): Promise<void> {
    await this.input.fill(text);
    await this.input.press('Enter');
    await this.line(text).waitFor();
  }

  button(name: string): Locator {
    return this.window.page.getByRole('button', { name, exact: true });
  }

  /** The settings of the chat, opened if they are not. */
  async settings(): Promise<Locator> {
    const { people } = this.window.t.chat;
    const opener = this.button(people);
    if ((await opener.getAttribute('aria-expanded')) === 'false') await opener.click();
    return this.window.page.getByRole('region', { name: people });
  }
}

it('lines, typing and reactions come to the other side', async () => {
  const [ayse, bora] = await pair({ size: 'desktop' }, { size: 'desktop', language: 'en' });
  const [one, other] = [new ChatPanel(ayse), new ChatPanel(bora)];
  await one.input.pressSequentially('Lap');
  await bora.page.getByText(bora.t.chat.isTyping(['Ayşe'])).waitFor();
  await one.input.press('Enter');
  await other.line('Lap').waitFor();
  await bora.page.getByText(bora.t.chat.isTyping(['Ayşe'])).waitFor({ state: 'detached' });
  expect(await other.log.getByRole('listitem').filter({ hasText: 'Lap' }).innerText()).toMatch(
    /^Ayşe Lap/,
  );
  expect(await one.log.getByRole('listitem').filter({ hasText: 'Lap' }).innerText()).toMatch(
    new RegExp(`^${ayse.t.chat.you} Lap`),
  );
  await one.button(ayse.t.chat.quick[3]!).click();
  await other.line(ayse.t.chat.quick[3]!).waitFor();
  await one.button(ayse.t.chat.reaction['☕']).click();
  await other.line(bora.t.chat.reaction['☕']).waitFor();
  expect(await other.log.innerText()).not.toMatch(/\p{Emoji_Presentation}/u);
  for (const { page } of [ayse, bora]) expect(await barriers(page)).toEqual([]);
});

it('a muted player is hidden, and is shown again when unmuted; all by keyboard', async () => {
  const [ayse, bora] = await pair({ size: 'desktop' }, { size: 'desktop' });
  const [one, other] = [new ChatPanel(ayse), new ChatPanel(bora)];
  const { t, page } = ayse;
  await other.say('Önce');
  await one.line('Önce').waitFor();
  await one.button(t.chat.people).focus();
  await page.keyboard.press('Enter');
  const muteSwitch = (await one.settings()).getByRole('switch', { name: /^Bora/ });
  await muteSwitch.focus();
  await page.keyboard.press('Space');
  await page.getByText(t.chat.muted(['Bora'])).waitFor();
  await one.line('Önce').waitFor({ state: 'detached' });
  expect(await barriers(page)).toEqual([]);
  await other.say('Arada');
  await one.say('Benden');
  await other.line('Benden').waitFor();
  expect(await one.line('Arada').count()).toBe(0);
  await muteSwitch.focus();
  await page.keyboard.press('Space');
  await one.line('Önce').waitFor();
  await other.say('Sonra');
  await one.line('Sonra').waitFor();
});

it('the owner closes and opens the chat for all', async () => {
  const [ayse, bora] = await pair({ size: 'desktop' }, { size: 'phone' });
  const owner = new ChatPanel(ayse);
  const guest = new ChatPanel(bora);
  await bora.page.getByRole('button', { name: bora.t.table.chat }).first().click();
  await guest.say('Selam');
  await guest.settings();
  const { open } = bora.t.chat;
  expect(await bora.page.getByRole('switch', { name: new RegExp(`^${open}`) }).count()).toBe(0);
  await (await owner.settings()).getByRole('switch', { name: new RegExp(`^${open}`) }).click();
  await ayse.page.getByText(ayse.t.chat.closedByYou).waitFor();
  await bora.page.getByText(bora.t.chat.closedByOwner).waitFor();
  await expect.poll(() => guest.input.count()).toBe(0);
  for (const { page } of [ayse, bora]) expect(await barriers(page)).toEqual([]);
  await owner.button(ayse.t.chat.reopen).click();
  await guest.say('Yine');
  await owner.line('Yine').waitFor();
});

it('whoever watches writes with a name, and not with one of the players', async () => {
  const [ayse, , slug] = await pair({ size: 'desktop' }, { size: 'phone' });
  const watcher = await browser.window({ size: 'desktop', settings: { name: 'Ayşe' } });
  const { page, t } = watcher;
  await watcher.open(`${server.url}/masa/${slug}`);
  await page.getByRole('button', { name: t.lobby.watch, exact: true }).click();
  const chat = new ChatPanel(watcher);
  const name = page.getByLabel(t.chat.nameNeeded);
  await name.waitFor();
  await expect.poll(() => chat.input.count()).toBe(0);
  await chat.button(t.chat.nameGo).click();
  const taken = { code: 'NAME_TAKEN', message: '' } as const;
  await page.getByText(t.common.error(taken)).waitFor();
  await expect.poll(() => chat.input.count()).toBe(0);
  expect(await barriers(page)).toEqual([]);
  await name.fill('Ece');
  await name.press('Enter');
  await chat.say('Kolay gelsin');
  const seen = new ChatPanel(ayse);
  await seen.line('Kolay gelsin').waitFor();
  await seen.line(ayse.t.chat.watches('Ece')).waitFor();
});

it('stays where the reader is, and announces new lines', async () => {
  const [ayse, bora] = await pair({ size: 'desktop' }, { size: 'desktop' });
  const [one, other] = [new ChatPanel(ayse), new ChatPanel(bora)];
  for (let i = 0; i < 24; i++) await other.say(`satır ${i} ${'uzun'.repeat(40)}`);
  await one.line('satır 23').waitFor();
  const place = () => one.log.evaluate((log) => log.scrollTop);
  const end = () => one.log.evaluate((log) => log.scrollHeight - log.clientHeight);
  await expect.poll(async () => (await end()) - (await place())).toBeLessThan(2);
  await one.log.evaluate((log) => log.scrollTo({ top: 40 }));
  await expect.poll(place).toBe(40);
  await other.say('en yeni');
  await one.button(ayse.t.chat.newLines(1)).waitFor();
  expect(await place()).toBe(40);
  await one.button(ayse.t.chat.newLines(1)).click();
  await expect.poll(async () => (await end()) - (await place())).toBeLessThan(2);
  await expect.poll(() => one.button(ayse.t.chat.newLines(1)).count()).toBe(0);
  const isWide = await one.log.evaluate((log) => log.scrollWidth > log.clientWidth);
  expect(isWide).toBe(false);
});
