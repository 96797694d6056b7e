// Opening the page: what a new visitor meets, in which language, and what a browser has to say about it.

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../../../server/testing/harness.ts';
import { openBrowser, SIZES, type SizeName, type TestBrowser } from '../support/browser.ts';
import { startSite } from '../support/site.ts';
import { LANGUAGES, THEMES, WORDS } from '../support/words.ts';

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

describe.each(LANGUAGES)('a browser that speaks %s and has never been here', (language) => {
  const t = WORDS[language];
  const open = async () =>
    (await browser.window({ language, settings: null })).open(`${server.url}/`);

  it('is met in its language, with a name at hand', async () => {
    const { page } = await open();
    await page.getByRole('heading', { level: 1, name: t.home.title }).waitFor();
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(language);
    await expect.poll(() => page.getByLabel(t.home.nameLabel).inputValue()).not.toBe('');
    await page.getByText(t.lobby.noTables).waitFor();
  });

  it('can change language and theme, and finds both again', async () => {
    const { page } = await open();
    const other = WORDS[language === 'tr' ? 'en' : 'tr'];
    await page.getByRole('button', { name: t.home.switchLanguage }).click();
    await page.getByRole('heading', { name: other.home.title }).waitFor();
    await page.getByRole('button', { name: other.home.switchTheme(THEMES[0]) }).click();
    await page.reload();
    await page.getByRole('heading', { name: other.home.title }).waitFor();
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe(THEMES[1]);
  });

  it('has a page for links to nowhere', async () => {
    const window = await browser.window({ language });
    const { page } = await window.open(`${server.url}/masa/yokboyle`);
    await page.getByText(t.door.doorGone).waitFor();
  });
});

it.each([...Object.keys(SIZES), 'smallest'])(
  'fits a %s without scrolling sideways',
  async (name) => {
    const size = name === 'smallest' ? { width: 320, height: 568 } : (name as SizeName);
    const { page } = await (await browser.window({ size })).open(`${server.url}/`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(widths[0]).toBeLessThanOrEqual(widths[1]!);
  },
);

it('says that the server cannot be reached, and shows the list once it can', async () => {
  const window = await browser.window();
  const { page, t } = window;
  await page.addInitScript(() => {
    if (sessionStorage.getItem('isBack') !== null) return;
    class DeadLine extends EventTarget {
      onclose?: (event: { code: number }) => void;
      constructor() {
        super();
        setTimeout(() => this.onclose?.({ code: 1006 }));
      }
      close() {}
    }
    Object.assign(globalThis, { WebSocket: DeadLine });
  });
  await window.open(`${server.url}/`);
  await page.getByText(t.lobby.unreachable).waitFor();
  await page.evaluate(() => sessionStorage.setItem('isBack', 'yes'));
  await page.reload();
  await page.getByText(t.lobby.noTables).waitFor();
});
