// A real browser for tests: one Chromium for all files, and a window of its own for everybody in front of the page.

import { text as readText } from 'node:stream/consumers';
import { inspect } from 'node:util';
import {
  type Browser,
  type BrowserContext,
  type ConsoleMessage,
  chromium,
  type Download,
  type Page,
} from 'playwright-core';
import { findBrowser, missing } from '../../../../scripts/browser.mjs';
import type { Settings } from '../../src/state/settings.tsx';
import { WORDS, type Words } from './words.ts';

export const SIZES = {
  phone: { width: 390, height: 844 },
  landscape: { width: 844, height: 390 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
} as const;
export type SizeName = keyof typeof SIZES;

export interface WindowOptions {
  readonly size?: SizeName | { readonly width: number; readonly height: number };
  readonly language?: Settings['language'];
  /** Settings of the page besides the language; null for a browser that has never been here. */
  readonly settings?: Partial<Settings> | null;
  readonly reducedMotion?: boolean;
  /** How many pixels of the screen make one of the page. */
  readonly scale?: number;
  /** Whether the page may be kept by its service worker; most tests want it from the server every time. */
  readonly isKept?: boolean;
}

/** What tests want unless they say otherwise: nothing that only takes time. */
const QUIET: Partial<Settings> = { speed: 'none', sound: false, autoLast: false };
const KEY = 'kalpler.settings';
/** What is said of a page that may not be kept. */
const BLOCKED = 'Service Worker registration blocked by Playwright';
/** How long anything may take on a busy machine. */
const WAIT_TIMEOUT_MS = 60_000;
/** A process fewer to talk to for every window; nothing is drawn by a graphics card. */
const IN_ONE = ['--in-process-gpu'];
const ARGS = ['--no-sandbox', '--disable-dev-shm-usage', '--force-color-profile=srgb'];

/** Where the browser that all files of a run share is found; without one each starts its own. */
const SHARED = 'KALPLER_BROWSER';

/** Starts one browser for all files of a run; gives what ends it. */
export async function shareBrowser(): Promise<() => Promise<void>> {
  const args = [...ARGS, ...IN_ONE];
  const server = await chromium.launchServer({ executablePath: programOf({}), args });
  process.env[SHARED] = server.wsEndpoint();
  return () => server.close();
}

export async function openBrowser(
  settings: { readonly isWhole?: boolean } = {},
): Promise<TestBrowser> {
  const shared = settings.isWhole ? undefined : process.env[SHARED];
  if (shared !== undefined) return new TestBrowser(await chromium.connect(shared));
  return new TestBrowser(
    await chromium.launch({ executablePath: programOf(settings), args: ARGS }),
  );
}

function programOf(settings: { readonly isWhole?: boolean }): string {
  const program = findBrowser(settings);
  if (program === null) throw new Error(missing());
  return program;
}

export class TestBrowser {
  readonly #browser: Browser;
  readonly #windows: TestWindow[] = [];

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** A window with its own cookies and storage, as somebody else's browser would be. */
  async window(options: WindowOptions = {}): Promise<TestWindow> {
    const { size = 'desktop', language = 'tr', settings = {}, scale = 1 } = options;
    const viewport = typeof size === 'string' ? SIZES[size] : size;
    const context = await this.#browser.newContext({
      viewport,
      deviceScaleFactor: scale,
      locale: language === 'tr' ? 'tr-TR' : 'en-GB',
      hasTouch: viewport.width < 1000,
      reducedMotion: options.reducedMotion ? 'reduce' : 'no-preference',
      serviceWorkers: options.isKept ? 'allow' : 'block',
    });
    if (settings !== null) {
      const stored = JSON.stringify({ ...QUIET, ...settings, language });
      await context.addInitScript(
        ([key, value]) => {
          if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
        },
        [KEY, stored] as const,
      );
    }
    const window = new TestWindow(context, await context.newPage(), WORDS[language]);
    this.#windows.push(window);
    return window;
  }

  /** Everything that went wrong in any window since the last time; the windows are closed. */
  async complaints(): Promise<string[]> {
    const windows = this.#windows.splice(0);
    await Promise.all(windows.map((window) => window.close()));
    return windows.flatMap(({ complaints }) => complaints);
  }

  async close(): Promise<void> {
    await this.#browser.close();
  }
}

/** One window: the page in it, the words of its language, and all that went wrong in it. */
export class TestWindow {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly t: Words;
  /** Errors and warnings of the console, exceptions, failed requests, and requests to other hosts. */
  readonly complaints: string[];
  #home = '';
  #forgiven: RegExp[] = [];

  constructor(context: BrowserContext, page: Page, t: Words, complaints: string[] = []) {
    this.complaints = complaints;
    this.context = context;
    this.page = page;
    this.t = t;
    context.setDefaultTimeout(WAIT_TIMEOUT_MS);
    this.listen(page);
  }

  async open(url: string): Promise<this> {
    this.#home = new URL(url).origin;
    await this.page.goto(url);
    return this;
  }

  /** Another tab of the same browser. */
  async tab(url: string): Promise<TestWindow> {
    const other = new TestWindow(
      this.context,
      await this.context.newPage(),
      this.t,
      this.complaints,
    );
    return other.open(url);
  }

  cutNetwork(isCut: boolean): Promise<void> {
    return this.context.setOffline(isCut);
  }

  /** From now on complaints of this form are expected, as after a server was stopped. */
  forgive(...forms: RegExp[]): void {
    this.#forgiven = [...this.#forgiven, ...forms];
  }

  /** From now on nothing is forgiven. */
  forgiveNothing(): void {
    this.#forgiven = [];
  }

  close(): Promise<void> {
    return this.context.close();
  }

  private listen(page: Page): void {
    page.on('console', (message) => {
      const isBad = ['error', 'warning'].includes(message.type()) && message.text() !== BLOCKED;
      if (isBad && !isMissingPage(message, page)) this.complain(whole(message));
    });
    page.on('pageerror', (error) => this.complain(`exception: ${error.stack || inspect(error)}`));
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // Whatever is under way when a page is left does not arrive.
      if (reason !== 'net::ERR_ABORTED') this.complain(`failed: ${request.url()} (${reason})`);
    });
    page.on('request', (request) => this.look(request.url()));
    page.on('websocket', (socket) => this.look(socket.url().replace(/^ws/, 'http')));
  }

  private look(url: string): void {
    const isOurs = url.startsWith(`${this.#home}/`) || /^(?:data|blob):/.test(url);
    if (!isOurs) this.complain(`asks another host: ${url}`);
  }

  private complain(text: string): void {
    if (!this.#forgiven.some((form) => form.test(text))) this.complaints.push(text);
  }
}

/** A page at an address behind which there is nothing comes with status 404, and browsers say so. */
function isMissingPage(message: ConsoleMessage, page: Page): boolean {
  return /status of 404/.test(message.text()) && message.location().url === page.url();
}

function whole(message: ConsoleMessage): string {
  const { url, lineNumber } = message.location();
  return `${message.type()}: ${message.text()} (${url}:${lineNumber})`;
}

/** The text of a downloaded file; a browser that is shared by all files names no path. */
export async function textOf(download: Promise<Download>): Promise<string> {
  return readText(await (await download).createReadStream());
}

/** What a browser says of a server that is not there. */
export const SERVER_AWAY = [
  /WebSocket connection to .* failed/,
  /ERR_CONNECTION_(?:REFUSED|RESET)/,
];
