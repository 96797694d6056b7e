// The page as an app: its manifest and icons, the offer to install it, and what the browser is asked to keep.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../../../server/testing/harness.ts';
import { APP_TEXTS } from '../../src/pwa/app-texts.ts';
import type { Settings } from '../../src/state/settings.tsx';
import { openBrowser, type TestBrowser, type TestWindow } from '../support/browser.ts';
import { isKept } from '../support/cached-site.ts';
import { startSite } from '../support/site.ts';
import { LANGUAGES } from '../support/words.ts';

let browser: TestBrowser;
let server: TestServer;
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

const get = (file: string) => fetch(`${server.url}${file}`);

/** The width and height that a PNG says it has. */
async function sizeOf(file: string): Promise<string> {
  const response = await get(file);
  expect(response.headers.get('content-type')).toBe('image/png');
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

describe('the manifest', () => {
  it('says in Turkish what is installed, in the colours of the house', async () => {
    const response = await get('/kalpler.webmanifest');
    expect(response.headers.get('content-type')).toMatch(/^application\/manifest\+json/);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    const tokens = readFileSync(
      path.resolve(import.meta.dirname, '../../src/styles/tokens.css'),
      'utf8',
    );
    const background = /--bg: (#\w+);/.exec(tokens)?.[1];
    expect(await response.json()).toMatchObject({
      id: '/',
      lang: 'tr',
      short_name: 'Kalpler',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      orientation: 'any',
      theme_color: background,
      background_color: background,
    });
  });

  it('has icons of the size it says, for every mask, and one for Apple', async () => {
    const { icons } = (await (await get('/kalpler.webmanifest')).json()) as {
      icons: { src: string; sizes: string; purpose: string }[];
    };
    for (const { src, sizes } of icons) expect(await sizeOf(src)).toBe(sizes);
    expect(icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`)).toEqual([
      'any 192x192',
      'any 512x512',
      'maskable 192x192',
      'maskable 512x512',
    ]);
    const [, apple] = /rel="apple-touch-icon" href="([^"]+)"/.exec(await (await get('/')).text())!;
    expect(await sizeOf(apple!)).toBe('180x180');
  });

  it('leads to screens that are there', async () => {
    const { shortcuts } = (await (await get('/kalpler.webmanifest')).json()) as {
      shortcuts: { name: string; url: string }[];
    };
    for (const { name, url } of shortcuts) {
      const { page } = await (await browser.window()).open(server.url + url);
      await page.getByRole('heading', { level: 1, name }).waitFor();
    }
  });

  it('is all that a browser needs to install the page', async () => {
    const { page, context } = await (await browser.window()).open(`${server.url}/`);
    const session = await context.newCDPSession(page);
    const { errors } = await session.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    // The windows of tests are private ones.
    const other = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
    expect(other).toEqual([]);
  });
});

const button = ({ page }: TestWindow, language: Settings['language'] = 'tr') =>
  page.getByRole('button', { name: APP_TEXTS[language].install });

/** As browsers of Apple describe themselves, on a screen that is touched. */
function asApple({ page }: TestWindow, standalone: boolean): Promise<unknown> {
  return page.addInitScript((isInstalled) => {
    Object.defineProperties(navigator, {
      standalone: { value: isInstalled },
      maxTouchPoints: { value: 5 },
    });
  }, standalone);
}

describe('the offer to install', () => {
  it('is made where the browser makes one, and taken once', async () => {
    const window = await (await browser.window()).open(`${server.url}/tek`);
    const { page } = window;
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await button(window).count()).toBe(0);
    await page.evaluate(() => {
      const offer = new Event('beforeinstallprompt', { cancelable: true });
      const prompt = async () => document.body.setAttribute('data-asked', 'yes');
      dispatchEvent(Object.assign(offer, { prompt }));
    });
    await button(window).click();
    await page.locator('body[data-asked="yes"]').waitFor();
    await button(window).waitFor({ state: 'detached' });
  });

  it.each(LANGUAGES)('shows the way on an iPad, in %s', async (language) => {
    const t = APP_TEXTS[language];
    const window = await browser.window({ language, size: 'tablet' });
    await asApple(window, false);
    const { page } = await window.open(`${server.url}/tek`);
    await button(window, language).click();
    const sheet = page.getByRole('dialog', { name: t.installTitle });
    await expect.poll(() => sheet.getByRole('listitem').allTextContents()).toEqual(t.installSteps);
    await sheet.getByRole('button', { name: t.installDone }).click();
    await sheet.waitFor({ state: 'detached' });
  });

  it('is not made in the installed app', async () => {
    const window = await browser.window({ size: 'tablet' });
    await asApple(window, true);
    const { page } = await window.open(`${server.url}/tek`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await button(window).count()).toBe(0);
  });
});

it('whoever installs the page has its games kept, and is asked for that once', async () => {
  const window = await browser.window({ isKept: true });
  const { page } = window;
  await page.addInitScript(() => {
    StorageManager.prototype.persist = async () => {
      const asked = Number(document.body.dataset.asked ?? 0);
      document.body.dataset.asked = String(asked + 1);
      return true;
    };
  });
  await window.open(`${server.url}/`);
  await isKept(window);
  await page.evaluate(() => {
    for (let times = 0; times < 2; times++) dispatchEvent(new Event('appinstalled'));
  });
  await page.locator('body[data-asked]').waitFor();
  expect(await page.locator('body').getAttribute('data-asked')).toBe('1');
});
