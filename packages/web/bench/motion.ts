// How the table moves on a slow phone: from a tap to the lifted card, and the frames of dealing and sweeping.

import type { Page } from 'playwright-core';
import type { TestBrowser } from '../testing/support/browser.ts';
import { Player } from '../testing/support/player.ts';
import { sitDown } from '../testing/support/tables.ts';
import { median, quantile, type Row } from './row.ts';

const SLOWDOWN = 4;
/** So long after a new deal was asked for, what moves is the deal. */
const DEALING_MS = 1500;
/** Longer than this, two pictures of the screen and a rounding, is a frame that people see. */
const LONG_MS = 33.5;
const TAPS = 20;
/** So long a finger stays on the glass. */
const FINGER_MS = 80;

interface Frame {
  readonly ms: number;
  readonly isMoving: boolean;
  readonly isDeal: boolean;
}

interface Moved {
  readonly taps: readonly number[];
  readonly deal: readonly number[];
  readonly sweep: readonly number[];
}

/** Keeps the time of every frame and of every tap in the page. */
const WATCH = (dealing: number) => {
  const frames: Frame[] = [];
  const taps: number[] = [];
  let last = performance.now();
  let dealUntil = 0;
  // Asking for all animations in every frame would be work that is measured as well.
  let movesUntil = 0;
  const { animate } = Element.prototype;
  Element.prototype.animate = function noted(this: Element, keyframes, options) {
    const { duration = 0, delay = 0 } = typeof options === 'object' ? options : {};
    movesUntil = Math.max(movesUntil, performance.now() + Number(delay) + Number(duration));
    return animate.call(this, keyframes, options);
  };
  const frame = (now: number) => {
    frames.push({ ms: now - last, isMoving: now < movesUntil, isDeal: now < dealUntil });
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  addEventListener(
    'pointerdown',
    ({ target, timeStamp }) => {
      let since = timeStamp;
      const card = target instanceof Element ? target.closest('ul button') : null;
      if (card === null) return;
      const { top } = card.getBoundingClientRect();
      // A card that is lifted only by the click is waited for from there.
      const onUp = (up: PointerEvent) => {
        since = up.timeStamp;
      };
      addEventListener('pointerup', onUp, { capture: true, once: true });
      const look = () => {
        if (card.isConnected && Math.abs(card.getBoundingClientRect().top - top) < 0.5) {
          requestAnimationFrame(look);
          return;
        }
        removeEventListener('pointerup', onUp, { capture: true });
        // A message arrives after the frame has been drawn.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => taps.push(performance.now() - since);
        port2.postMessage(null);
      };
      requestAnimationFrame(look);
    },
    true,
  );
  Object.assign(globalThis, {
    motion: {
      read: () => ({ frames, taps }),
      markDeal: () => {
        dealUntil = performance.now() + dealing;
      },
    },
  });
};

interface Watched {
  readonly motion: {
    read(): { readonly frames: Frame[]; readonly taps: number[] };
    markDeal(): void;
  };
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

export async function motion(browser: TestBrowser, url: string, runs: number): Promise<Row[]> {
  const frames: number[] = [];
  const taps: number[] = [];
  const all: Moved[] = [];
  for (let run = 0; run < runs; run++) {
    const empty = await emptyPage(browser);
    frames.push(quantile(empty.frames, 0.95));
    taps.push(quantile(empty.taps, 0.5));
    all.push(await played(browser, url));
  }
  const row = (name: string, unit: string, budget: number, of: (one: Moved) => number): Row => {
    const single = all.map(of);
    return { name, unit, measured: median(single), budget, runs: single };
  };
  const late = (frames: readonly number[]) =>
    (100 * frames.filter((ms) => ms > LONG_MS).length) / frames.length;
  return [
    reference('p95 frame of an empty page, CPU ÷ 4', frames),
    reference('tap to lifted button there, p50', taps),
    row('tap to lifted card, p50, CPU ÷ 4', 'ms', 50, ({ taps }) => quantile(taps, 0.5)),
    row('tap to lifted card, p95', 'ms', 50, ({ taps }) => quantile(taps, 0.95)),
    row('deal: p95 frame, CPU ÷ 4', 'ms', 20, ({ deal }) => quantile(deal, 0.95)),
    row('play and sweep: p95 frame, CPU ÷ 4', 'ms', 20, ({ sweep }) => quantile(sweep, 0.95)),
    row('deal, play and sweep: frames over 33 ms', '%', 1, ({ deal, sweep }) =>
      late([...deal, ...sweep]),
    ),
  ];
}

/** A figure that says how quiet the machine was. */
function reference(what: string, runs: readonly number[]): Row {
  return { name: `reference: ${what}`, unit: 'ms', measured: median(runs), budget: null, runs };
}

const read = (page: Page) => page.evaluate(() => (globalThis as unknown as Watched).motion.read());

/** What the machine itself can do in this minute: one button that lifts itself and one thing that moves. */
async function emptyPage(browser: TestBrowser): Promise<{ frames: number[]; taps: number[] }> {
  const { page, context } = await browser.window({ size: 'phone' });
  await page.setContent('<ul><li><button>♥</button></li></ul>');
  await page.evaluate(() => {
    const button = document.querySelector('button')!;
    let isUp = false;
    button.onpointerdown = () => {
      isUp = !isUp;
      button.style.transform = isUp ? 'translateY(-10px)' : '';
    };
    const forEver = { duration: 2000, iterations: Number.POSITIVE_INFINITY };
    document.querySelector('ul')!.animate({ opacity: [1, 0.9] }, forEver);
  });
  await slowDown(page);
  await page.evaluate(WATCH, DEALING_MS);
  for (let tap = 0; tap < TAPS; tap++) {
    await page.getByRole('button').click({ delay: FINGER_MS });
    await page.waitForFunction(
      (done) => (globalThis as unknown as Watched).motion.read().taps.length > done,
      tap,
    );
  }
  const { frames, taps } = await read(page);
  await context.close();
  return { frames: frames.map(({ ms }) => ms), taps };
}

/** Where a finger would be put: on a card that may be played, or nowhere yet. */
const NEXT = () => {
  const card = document.querySelector('ul button[data-legal="true"]');
  const { left, top } = card?.getBoundingClientRect() ?? { left: 0, top: 0 };
  const isOver = document.querySelector('[data-phase="roundEnd"]') !== null;
  return { isOver, spot: card === null ? null : { x: left + 12, y: top + 14 } };
};

/** Deals of Hearts at the usual speed, until there were enough taps and a second deal has been seen. */
async function played(browser: TestBrowser, url: string): Promise<Moved> {
  const window = await browser.window({ size: 'phone', settings: { speed: 'normal' } });
  await sitDown(url, [window], {
    game: 'hearts',
    options: { passCycle: ['hold'], endScore: 1000 },
    bots: ['easy', 'easy', 'easy'],
  });
  const { page, t } = window;
  const player = new Player(window);
  await player.cards.first().waitFor();
  await slowDown(page);
  await page.evaluate(WATCH, DEALING_MS);
  // Roles and names are looked for only when nothing moves: that would be measured too.
  for (let taps = 0, deals = 0; deals < 1 || taps < TAPS; ) {
    const { isOver, spot } = await page.evaluate(NEXT);
    if (spot !== null) {
      await page.mouse.click(spot.x, spot.y, { delay: FINGER_MS });
      taps++;
    } else if (isOver) {
      const go = player.roundEnd.getByRole('button', { name: t.panels.next });
      const box = (await go.boundingBox())!;
      await page.evaluate(() => (globalThis as unknown as Watched).motion.markDeal());
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      deals++;
      await page.waitForTimeout(DEALING_MS);
    }
    // Looked at seldom: every look is work for the page, too.
    await page.waitForTimeout(700);
  }
  const { frames, taps } = await read(page);
  await window.close();
  const moving = frames.filter(({ isMoving }) => isMoving);
  return {
    taps: taps.slice(0, TAPS),
    deal: moving.filter(({ isDeal }) => isDeal).map(({ ms }) => ms),
    sweep: moving.filter(({ isDeal }) => !isDeal).map(({ ms }) => ms),
  };
}
