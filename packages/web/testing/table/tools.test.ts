// The tools of the table: every word in its own button, on one line, at every width and in both languages.

import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../../../server/testing/harness.ts';
import { openBrowser, type TestBrowser, type TestWindow } from '../support/browser.ts';
import { Player, playUntil } from '../support/player.ts';
import { startSite } from '../support/site.ts';
import { beginSolo } from '../support/solo-page.ts';
import { sitDown } from '../support/tables.ts';
import { LANGUAGES } from '../support/words.ts';

const SIZES = [
  ...[320, 360, 390, 430, 600].map((width) => ({ width, height: 780 })),
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  ...[700, 768, 820, 1024, 1099].map((width) => ({ width, height: 1100 })),
  { width: 1024, height: 768 },
];
/** From here on the rail shows last trick, scores and chat. */
const WIDE = [1100, 1280, 1440, 1920].map((width) => ({ width, height: 900 }));

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

interface Seen {
  readonly words: string[];
  readonly faults: string[];
}

/** The tools in sight, and what is wrong with the places of their words. */
function toolsOf(page: Page): Promise<Seen> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const faults: string[] = [];
    const words = [...document.querySelectorAll<HTMLElement>('nav button > span')].filter((word) =>
      word.checkVisibility(),
    );
    const boxOf = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect();
    };
    const meet = (a: DOMRect, b: DOMRect) =>
      a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    const say = [...document.querySelectorAll('[role="status"][data-urgent] > *')]
      .filter((element) => element.textContent !== '' && element.checkVisibility())
      .map(boxOf);
    for (const [i, word] of words.entries()) {
      const box = boxOf(word);
      const button = word.parentElement!.getBoundingClientRect();
      const name = word.textContent;
      if (box.height > 24) faults.push(`${name} takes two lines`);
      if (box.left < button.left || box.right > button.right) faults.push(`${name} is too wide`);
      if (button.left < 0 || button.right > innerWidth) faults.push(`${name} is off the screen`);
      if (Math.min(button.width, button.height) < 44) faults.push(`${name} is small`);
      for (const other of words.slice(i + 1)) {
        if (meet(button, other.parentElement!.getBoundingClientRect())) {
          faults.push(`${name} meets ${other.textContent}`);
        }
      }
      if (say.some((line) => meet(line, button))) faults.push(`${name} meets what is said`);
    }
    return { words: words.map((word) => word.textContent), faults };
  });
}

async function look({ page }: TestWindow, narrow: readonly string[], wide: readonly string[]) {
  for (const size of [...SIZES, ...WIDE]) {
    await page.setViewportSize(size);
    const words = size.width < 1100 ? narrow : wide;
    expect({ size, ...(await toolsOf(page)) }).toEqual({ size, words, faults: [] });
  }
}

const ONLINE = {
  tr: {
    hearts: ['Son el', 'Puan', 'Kurallar', 'Sohbet'],
    king: ['Son el', 'Yazboz', 'Kurallar', 'Sohbet'],
  },
  en: { hearts: ['Last', 'Scores', 'Rules', 'Chat'], king: ['Last', 'Scores', 'Rules', 'Chat'] },
};
const Solo = {
  tr: ['İpucu', 'Geri al', 'Son el', 'Çıkanlar', 'Daha'],
  en: ['Hint', 'Undo', 'Last', 'Played', 'More'],
};

describe.each(LANGUAGES)('%s', (language) => {
  it.each(['hearts', 'king'] as const)('%s online', async (game) => {
    const window = await browser.window({ size: 'phone', language, reducedMotion: true });
    await sitDown(server.url, [window], { game, bots: ['easy', 'easy', 'easy'] });
    const words = ONLINE[language][game];
    await look(window, words, [words[2]!]);
  });

  it('solo', async () => {
    const window = await browser.window({ size: 'phone', language, reducedMotion: true });
    await beginSolo(server.url, window, { game: 'hearts', options: { passCycle: ['hold'] } });
    const player = new Player(window);
    player.isHasty = true;
    await playUntil([player], () => player.isToPlay());
    const words = Solo[language];
    await look(
      window,
      words,
      words.filter((_, i) => i !== 2),
    );
  });
});
