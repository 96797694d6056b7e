// The text mode: whole hands by typed commands alone, read from what the page says.

import { textModeEn } from '@kalpler/i18n/en/text-mode';
import { textModeTr } from '@kalpler/i18n/tr/text-mode';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { TestServer } from '../../../server/testing/harness.ts';
import { barriers } from '../support/axe.ts';
import { openBrowser, type TestBrowser, type WindowOptions } from '../support/browser.ts';
import { startSite } from '../support/site.ts';
import { sitDown, type TableRequest } from '../support/tables.ts';
import { THEMES } from '../support/words.ts';
import { Typist } from './text-mode-player.ts';

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

async function sit(request: TableRequest, look: WindowOptions = {}): Promise<Typist> {
  const window = await browser.window({ size: 'phone', ...look });
  const slug = await sitDown(server.url, [window], { bots: BOTS, ...request });
  await window.open(`${server.url}/masa/${slug}/metin`);
  return new Typist(window, look.language === 'en' ? textModeEn : textModeTr);
}

it('a hand of Hearts in Turkish', async () => {
  const typist = await sit({ game: 'hearts' });
  const { p } = typist;
  await typist.waitFor(p.newDeal(1));
  await typist.types('MERHABA', p.unread('MERHABA', p.misread.command));
  await typist.types('oyna maça on bir', p.unread('maça on bir', p.misread.card));
  await typist.types('ihale 3', p.notBidding);
  const [first, second, third] = await typist.hand();
  await typist.types(`ver ${first}, ${second}`, p.giveExactly(3, 2));
  await typist.types(`ver ${first}, ${second}, ${third}`, p.gave(''));
  for (;;) {
    await expect.poll(() => typist.isAsked()).toBe(true);
    if (await typist.isSaid(p.dealOver(1))) break;
    const held = await typist.hand();
    const legal = await typist.legal();
    const other = held.find((card) => !legal.some((open) => typist.isSame(open, card)));
    // What may not be played is refused with the reason, and nothing is lost.
    if (other !== undefined && held.length === 13) {
      const lines = (await typist.log()).length;
      await typist.send(other);
      await expect.poll(async () => (await typist.log()).length).toBeGreaterThan(lines);
      expect(await typist.hand()).toEqual(held);
    }
    await typist.types(legal[0]!.toLocaleUpperCase('tr'), typist.played(legal[0]!));
  }
  const plays = (await typist.log()).filter((line) => typist.isPlay(line));
  expect(plays.length).toBeGreaterThan(20);
  await typist.types('hazır', p.newDeal(2));
});

it('bids of Spades in English', async () => {
  const typist = await sit(
    { game: 'spades', options: { blindNilMinDeficit: 0 } },
    { language: 'en' },
  );
  const { p, t } = typist;
  await typist.waitFor(p.newDeal(1));
  await typist.types('hand', p.hidden(13));
  await typist.types('look', p.bids(''));
  await typist.types(
    'bid 99',
    t.common.error({ code: 'INVALID_BID', rule: 'bidRange', amount: 13 }),
  );
  await typist.types('bid lots', p.unread('lots', p.misread.bid));
  await typist.types('3', p.bidOf('Ayşe', t.panels.bidShown(3)));
  await expect.poll(() => typist.legal()).not.toEqual([]);
  await typist.types('help', p.help[0]!);
});

it('a game of King in Turkish', async () => {
  const typist = await sit({ game: 'king' });
  const { p, t } = typist;
  await typist.waitFor(p.newDeal(1));
  for (;;) {
    await expect.poll(() => typist.isAsked()).toBe(true);
    const choices = await typist.contracts();
    if (choices.length > 0) {
      await typist.types('seç batak', p.unread('batak', p.misread.contract));
      await typist.types(`seç ${choices[0]}`, p.contractOf('Ayşe', choices[0]!));
      break;
    }
    const [card] = await typist.legal();
    if (card === undefined) await typist.send('hazır');
    else await typist.send(card);
    await typist.moved(card);
  }
  await typist.types('mesaj Güzel el', p.said('Ayşe', 'Güzel el'));
  await typist.types('oyuncular', t.common.you);
});

it('has no barriers, and a way to the drawn table', async () => {
  for (const theme of THEMES) {
    const typist = await sit({ game: 'hearts' }, { settings: { theme } });
    await typist.waitFor(typist.p.newDeal(1));
    expect(await barriers(typist.page)).toEqual([]);
    await typist.page.getByRole('link', { name: typist.p.toTable }).click();
    await typist.page.locator('[data-seat]').first().waitFor();
  }
});

it('lets somebody in by a link', async () => {
  const host = await browser.window({ size: 'desk' });
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
  const typist = new Typist(guest, textModeTr);
  await typist.waitFor(textModeTr.newDeal(1));
  await typist.types('kalk', textModeTr.sureToLeave);
});
