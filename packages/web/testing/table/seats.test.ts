// What stands at the other seats: with a panel open as well as in play, and while somebody is away.

import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../../../server/testing/harness.ts';
import { barriers } from '../support/axe.ts';
import { openBrowser, type TestBrowser, type TestWindow } from '../support/browser.ts';
import { asked, momentOf } from '../support/past-matches.ts';
import { Player, playUntil } from '../support/player.ts';
import { startSite } from '../support/site.ts';
import { sitDown, sitWithBots } from '../support/tables.ts';
import { LANGUAGES } from '../support/words.ts';

const PHONES = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];

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

interface SeenSeat {
  readonly name: string;
  /** The lines that are seen, from top to bottom. */
  readonly lines: string[];
  /** Those that are cut, off the screen or under something else. */
  readonly lost: string[];
}

/** What can be read at every other seat. */
function seatsOf(page: Page): Promise<SeenSeat[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {})));
    return [...document.querySelectorAll('[data-side]')].map((seat) => {
      const seen = [...seat.querySelectorAll<HTMLElement>('[data-line], [data-state]')].filter(
        (line) => line.checkVisibility() && line.getBoundingClientRect().width > 1,
      );
      const lost = seen.filter((line) => {
        const { left, right, top, bottom } = line.getBoundingClientRect();
        const isCut = line.scrollWidth > Math.ceil(line.clientWidth) && line.clientWidth > 0;
        const isOff = left < 0 || right > innerWidth || top < 0 || bottom > innerHeight;
        const isUnder = [left + 1, (left + right) / 2, right - 1].some(
          (x) => !seat.contains(document.elementFromPoint(x, (top + bottom) / 2)),
        );
        return isCut || isOff || isUnder;
      });
      const read = (line: HTMLElement) => line.textContent ?? '';
      return {
        name: seat.querySelector('[data-tile] + div b')!.textContent,
        lines: seen.map(read).filter((line) => line !== ''),
        lost: lost.map(read),
      };
    });
  });
}

describe.each(LANGUAGES)(
  '%s: with a panel open, a phone shows one line at every seat',
  (language) => {
    const look = async ({ page }: TestWindow, form: RegExp) => {
      for (const size of PHONES) {
        await page.setViewportSize(size);
        const seats = await seatsOf(page);
        expect(seats).toHaveLength(3);
        for (const seat of seats) {
          expect({ size, ...seat }).toMatchObject({
            lost: [],
            lines: [expect.stringMatching(form)],
          });
        }
      }
    };

    it('Hearts: who has chosen', async () => {
      const window = await browser.window({ size: 'phone', language, reducedMotion: true });
      await sitDown(server.url, [window], { game: 'hearts', bots: ['easy', 'easy', 'easy'] });
      await new Player(window).panel(window.t.panels.giveLabel).waitFor();
      const { chosen, choosing } = window.t.table;
      await look(window, new RegExp(`^(?:${chosen}|${choosing})$`));
    });

    it('Spades: what was bid, and who the partner is', async () => {
      const window = await browser.window({ size: 'phone', language, reducedMotion: true });
      const { page, t } = window;
      await sitDown(server.url, [window], { game: 'spades', bots: ['easy', 'easy', 'easy'] });
      await new Player(window).panel(t.panels.bidLabel).getByRole('slider').waitFor();
      await look(window, /\d|…|nil|sıfır/);
      const partner = page.locator('[data-side="top"] [data-state]');
      expect(await partner.textContent()).toMatch(language === 'tr' ? /^eşin, / : /^partner, /);
    });

    it('King: how many points', async () => {
      const open = await momentOf({ game: 'king', until: asked('selecting', 5) });
      const window = await browser.window({ size: 'phone', language, reducedMotion: true });
      await open(server.url, window);
      await new Player(window).panel(window.t.panels.contractLabel).waitFor();
      await look(window, /^−?\d+$/);
      expect(await barriers(window.page)).toEqual([]);
    });
  },
);

it.each(LANGUAGES)(
  '%s: somebody who is away is marked in the seat, the points stay, the tile is grey and signed',
  async (language) => {
    const windows = [
      await browser.window({ size: 'phone', language, reducedMotion: true }),
      await browser.window({ size: 'phone' }),
    ];
    const [window, other] = windows as [TestWindow, TestWindow];
    await sitWithBots(server.url, windows, {
      game: 'hearts',
      options: { passCycle: ['hold'], disconnect: 'takeover' },
    });
    const player = new Player(window);
    player.isHasty = true;
    await other.page.close();
    const { page, t } = window;
    const seat = page.locator('[data-side][data-away="true"]');
    await seat.waitFor();
    await playUntil([player], () => player.isToPlay());

    for (const size of [...PHONES, { width: 820, height: 1180 }, { width: 1440, height: 900 }]) {
      await page.setViewportSize(size);
      const seats = await seatsOf(page);
      const away = seats.find(({ name }) => name === 'Bora')!;
      expect({ size, ...away }).toMatchObject({ lost: [], lines: { length: 3 } });
      expect(away.lines[0]).toBe(t.table.points('0'));
      expect(away.lines[2]).toBe(language === 'tr' ? 'koptu · bot' : 'away · bot');
    }
    const tile = seat.locator('[data-tile]');
    const filter = await tile
      .locator('svg')
      .first()
      .evaluate((art) => getComputedStyle(art).filter);
    expect(filter).toMatch(/grayscale/);
    expect(await tile.locator('[data-sign="away"]').isVisible()).toBe(true);
    expect(await seat.ariaSnapshot()).toContain(
      language === 'tr'
        ? 'Bağlantısı koptu, yerine bot oynuyor.'
        : 'Disconnected, a bot is playing.',
    );
    expect(await barriers(page)).toEqual([]);
  },
  60_000,
);
