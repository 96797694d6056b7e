// The windows in which pictures are taken: one person before every size, language and theme at once.

import { mkdirSync } from 'node:fs';
import path from 'node:path';
import {
  choiceOf,
  type DocumentClient,
  type Payload,
} from '../../../server/testing/document-client.ts';
import { SIZES, type SizeName, type TestBrowser, type TestWindow } from '../support/browser.ts';
import { type Past, remember } from '../support/past-matches.ts';
import { Player } from '../support/player.ts';
import { besideOf, NAMES, type TableRequest, UNHURRIED } from '../support/tables.ts';
import type { LANGUAGES, THEMES } from '../support/words.ts';

interface StudioRequest {
  readonly url: string;
  readonly out: string;
  readonly sizes: readonly SizeName[];
  readonly languages: readonly (typeof LANGUAGES)[number][];
  readonly themes: readonly (typeof THEMES)[number][];
}

interface View {
  readonly name: string;
  readonly player: Player;
}

export class Studio {
  readonly url: string;
  readonly #out: string;
  readonly #views: readonly View[];
  /** The same person on a bare socket, who can move on quickly. */
  readonly beside: DocumentClient;
  taken = 0;

  private constructor({ url, out }: StudioRequest, views: readonly View[], beside: DocumentClient) {
    this.url = url;
    this.#out = out;
    this.#views = views;
    this.beside = beside;
    mkdirSync(out, { recursive: true });
  }

  static async open(browser: TestBrowser, request: StudioRequest): Promise<Studio> {
    const views: View[] = [];
    for (const size of request.sizes) {
      for (const language of request.languages) {
        for (const theme of request.themes) {
          const settings = { theme, name: NAMES[0] };
          const window = await browser.window({ size, language, settings, reducedMotion: true });
          const { width, height } = SIZES[size];
          const name = `${width}x${height}-${language}-${theme}`;
          views.push({ name, player: new Player(window) });
        }
      }
    }
    const first = views[0]!.player.window;
    const beside = await besideOf(request.url, first);
    const cookies = await first.context.cookies(request.url);
    for (const { player } of views) await player.window.context.addCookies(cookies);
    return new Studio(request, views, beside);
  }

  /** Sits down at a new table with computer players; nobody hurries. */
  async sit({ options, ...request }: TableRequest): Promise<void> {
    const { beside } = this;
    if (beside.tableId !== '') await beside.ask('leaveTable');
    beside.state = null;
    const answer = await beside.ask('createTable', {
      bots: ['medium', 'medium', 'medium'],
      ...request,
      options: { ...options, timers: { ...UNHURRIED, ...(options?.timers ?? {}) } },
      playerName: NAMES[0],
    });
    if (!answer.ok) throw new Error(JSON.stringify(answer));
    await this.show(`/masa/${beside.all('tableJoined').at(-1).slug}`);
  }

  /** Gives all windows the same past. */
  async remember(past: Past): Promise<void> {
    for (const { player } of this.#views) await remember(this.url, player.window, past);
  }

  /** Opens a page in all windows. */
  async show(page: string): Promise<void> {
    for (const { player } of this.#views) await player.window.open(`${this.url}${page}`);
  }

  /** Lets the others move on until the game is so. */
  wait(until: (state: Payload) => boolean): Promise<void> {
    return this.advance(until, false);
  }

  /** Moves on, in whatever way is allowed, until the game is so. */
  async advance(until: (state: Payload) => boolean, isActing = true): Promise<void> {
    const { beside } = this;
    while (beside.state === null || !until(beside.state)) {
      const { version = -1 } = beside.state ?? {};
      const next = beside.next('updateGame', (state) => state.version > version);
      const choice = beside.state === null || !isActing ? null : choiceOf(beside.state);
      if (choice !== null) await beside.ask(choice.event, choice.payload);
      await next;
    }
  }

  /** Takes a picture in every window, of the whole page if wanted, after something was done in each. */
  async take(
    name: string,
    prepare: (player: Player) => Promise<unknown> = async () => {},
    fullPage = false,
  ): Promise<void> {
    for (const { name: view, player } of this.#views) {
      await prepare(player);
      await settled(player.window);
      const file = path.join(this.#out, `${name}-${view}.png`);
      await player.page.screenshot({ path: file, fullPage, animations: 'disabled' });
      this.taken++;
    }
    console.log(`${name}: ${this.#views.length}`);
  }

  /** Takes a picture of a sheet that a button of the page opens, and closes it; where no button does, it is in the rail. */
  async takeSheet(name: string, button: (player: Player) => string): Promise<void> {
    await this.take(name, async (player) => {
      const named = player.page.getByRole('button', { name: button(player) });
      const opener = named.filter({ visible: true });
      if ((await opener.count()) === 0) return;
      await opener.first().click();
      await player.page.getByRole('dialog').waitFor();
      // Waits also for what is fetched for it.
      await player.page.waitForFunction(
        () =>
          (document.querySelector('dialog[open] > div > :last-child')?.textContent ?? '') !== '',
      );
    });
    for (const { player } of this.#views) {
      if ((await player.page.getByRole('dialog').count()) === 0) continue;
      await player.page.keyboard.press('Escape');
      await player.page.getByRole('dialog').waitFor({ state: 'detached' });
    }
  }
}

/** Waits until fonts and pictures are loaded and nothing moves any more. */
async function settled({ page }: TestWindow): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => {});
  await page.evaluate(async () => {
    await document.fonts.ready;
    const images = [...document.images].map((image) => image.decode().catch(() => {}));
    const moves = document.getAnimations().map(({ finished }) => finished.catch(() => {}));
    const patience = new Promise((resolve) => setTimeout(resolve, 1000));
    await Promise.race([Promise.all([...images, ...moves]), patience]);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}
