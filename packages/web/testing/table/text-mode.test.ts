// The text mode: whole hands with typed commands only, read from the text of the page.

import { textModeEn } from '@kalpler/i18n/en/text-mode';
import { textModeTr } from '@kalpler/i18n/tr/text-mode';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { TestServer } from '../../../server/testing/harness.ts';
import { barriers } from '../support/axe.ts';
import { openBrowser, type TestBrowser, type WindowOptions } from '../support/browser.ts';
import { startSite } from '../support/site.ts';
import { sitDown, type TableRequest } from '../support/tables.ts';
import { THEMES } from '../support/words.ts';
import { TextModePlayer } from './text-mode-player.ts';

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

const BOTS = ['easy', 'easy', 'easy'];

async function sit(request: TableRequest, look: WindowOptions = {}): Promise<TextModePlayer> {
  const window = await browser.window({ size: 'phone', ...look });
  const slug = await sitDown(server.url, [window], { bots: BOTS, ...request });
  await window.open(`${server.url}/masa/${slug}/metin`);
  return new TextModePlayer(window, look.language === 'en' ? textModeEn : textModeTr);
}

it('a hand of Hearts in Turkish', async () => {
  const player = await sit({ game: 'hearts' });
  const { p } = player;
  await player.waitFor(p.newDeal(1));
  await player.types('MERHABA', p.unread('MERHABA', p.misread.command));
  await player.types('oyna maça on bir', p.unread('maça on bir', p.misread.card));
  await player.types('ihale 3', p.notBidding);
  const [first, second, third] = await player.hand();
  await player.types(`ver ${first}, ${second}`, p.giveExactly(3, 2));
  await player.types(`ver ${first}, ${second}, ${third}`, p.gave(''));
  for (;;) {
    await expect.poll(() => player.isAsked()).toBe(true);
    if (await player.isSaid(p.dealOver(1))) break;
    const held = await player.hand();
    const legal = await player.legal();
    const other = held.find((card) => !legal.some((open) => player.isSame(open, card)));
    // What may not be played is refused with the reason, and nothing is lost.
    if (other !== undefined && held.length === 13) {
      const lines = (await player.log()).length;
      await player.send(other);
      await expect.poll(async () => (await player.log()).length).toBeGreaterThan(lines);
      expect(await player.hand()).toEqual(held);
    }
    await player.types(legal[0]!.toLocaleUpperCase('tr'), player.played(legal[0]!));
  }
  const plays = (await player.log()).filter((line) => player.isPlay(line));
  expect(plays.length).toBeGreaterThan(20);
  await player.types('hazır', p.newDeal(2));
});

it('bids of Spades in English', async () => {
  const player = await sit(
    { game: 'spades', options: { blindNilMinDeficit: 0 } },
    { language: 'en' },
  );
  const { p, t } = player;
  await player.waitFor(p.newDeal(1));
  await player.types('hand', p.hidden(13));
  await player.types('look', p.bids(''));
  await player.types(
    'bid 99',
    t.common.error({ code: 'INVALID_BID', rule: 'bidRange', amount: 13 }),
  );
  await player.types('bid lots', p.unread('lots', p.misread.bid));
  await player.types('3', p.bidOf('Ayşe', t.panels.bidShown(3)));
  await expect.poll(() => player.legal()).not.toEqual([]);
  await player.types('help', p.help[0]!);
});

it('a game of King in Turkish', async () => {
  const player = await sit({ game: 'king' });
  const { p, t } = player;
  await player.waitFor(p.newDeal(1));
  for (;;) {
    await expect.poll(() => player.isAsked()).toBe(true);
    const choices = await player.contracts();
    if (choices.length > 0) {
      await player.types('seç batak', p.unread('batak', p.misread.contract));
      await player.types(`seç ${choices[0]}`, p.contractOf('Ayşe', choices[0]!));
      break;
    }
    const [card] = await player.legal();
    if (card === undefined) await player.send('hazır');
    else await player.send(card);
    await player.moved(card);
  }
  await player.types('mesaj Güzel el', p.said('Ayşe', 'Güzel el'));
  await player.types('oyuncular', t.common.you);
});

it('has no barriers, and a way to the drawn table', async () => {
  for (const theme of THEMES) {
    const player = await sit({ game: 'hearts' }, { settings: { theme } });
    await player.waitFor(player.p.newDeal(1));
    expect(await barriers(player.page)).toEqual([]);
    await player.page.getByRole('link', { name: player.p.toTable }).click();
    await player.page.locator('[data-seat]').first().waitFor();
  }
});

it('lets somebody in by a link', async () => {
  const host = await browser.window({ size: 'desktop' });
  const slug = await sitDown(
    server.url,
    [host],
    { game: 'hearts', bots: ['easy', 'easy'] },
    'waiting',
  );
  const guest = await browser.window({ size: 'phone' });
  await guest.open(`${server.url}/masa/${slug}/metin`);
  await guest.page.getByLabel(textModeTr.nameLabel).fill('Bora');
  await guest.page.getByRole('button', { name: textModeTr.sit }).click();
  const player = new TextModePlayer(guest, textModeTr);
  await player.waitFor(textModeTr.newDeal(1));
  await player.types('kalk', textModeTr.sureToLeave);
});
