// The budgets of solo play: transfer before the first hand, time to it offline, memory after long play.

import { GAME_IDS, type GameId } from '@kalpler/engine';
import { soloTr } from '@kalpler/i18n/tr/solo';
import type { CDPSession, Page } from 'playwright-core';
import type { TestServer } from '../../server/testing/harness.ts';
import type { TestBrowser, TestWindow } from '../testing/support/browser.ts';
import { Player, playUntil } from '../testing/support/player.ts';
import { startSite } from '../testing/support/site.ts';
import { beginSolo, type SoloTestRequest } from '../testing/support/solo-page.ts';
import { median, quantile, type Row } from './row.ts';
import { kilobytes, type Travel, toSolo } from './travel.ts';

const SLOWDOWN = 4;

export async function solo(browser: TestBrowser, url: string, runs: number): Promise<Row[]> {
  return [
    ...(await weights(browser, url)),
    ...(await starts(browser, runs)),
    ...(await thinking(browser, url)),
    ...(await longPlay(browser, url)),
  ];
}

/** The heaviest of the games counts. */
async function weights(browser: TestBrowser, url: string): Promise<Row[]> {
  const travels: Travel[] = [];
  for (const game of GAME_IDS) travels.push(await toSolo(browser, url, game));
  const row = (what: string, type: string, budget: number): Row => {
    const runs = travels.map(({ fetched }) => kilobytes(fetched, type));
    const name = `${what} from a first visit to a solo hand`;
    return { name, unit: 'KB', measured: Math.max(...runs), budget, runs };
  };
  return [row('scripts with engine and bots', 'script', 160), row('styles', 'stylesheet', 20)];
}

const isPlayable = (page: Page) => page.locator('button[data-legal="true"]').first().waitFor();

/** A start without a server, from the call of the page until a card can be played. */
async function starts(browser: TestBrowser, runs: number): Promise<Row[]> {
  const times: Record<number, number[]> = { 1: [], [SLOWDOWN]: [] };
  for (const rate of [1, SLOWDOWN]) {
    const server = await startSite();
    const window = await browser.window({ size: 'tablet', isKept: true });
    const id = await beginSolo(server.url, window, PLAIN);
    const player = new Player(window);
    await playUntil([player], () => player.isToPlay());
    await window.page.evaluate(() => navigator.serviceWorker.ready);
    await window.page.reload();
    await isPlayable(window.page);
    await stop(server);
    const session = await slow(window, rate);
    for (let run = 0; run < runs; run++) {
      const since = performance.now();
      await window.page.goto(`${server.url}/tek/${id}`);
      await isPlayable(window.page);
      times[rate]!.push(performance.now() - since);
    }
    await session.detach();
    window.forgive(/./);
    await window.close();
    await server.remove();
  }
  const row = (name: string, budget: number, single: readonly number[]): Row => {
    return { name, unit: 'ms', measured: median(single), budget, runs: single };
  };
  return [
    row('offline start to a playable hand', 1000, times[1]!),
    row('offline start to a playable hand, CPU ÷ 4', 2000, times[SLOWDOWN]!),
  ];
}

const PLAIN: SoloTestRequest = {
  game: 'hearts',
  options: { preset: 'classic', passCycle: ['hold'], endScore: 1000 },
};

/** Over after some forty hands, and begun again then. */
const LONG: SoloTestRequest = { ...PLAIN, options: { ...PLAIN.options, endScore: 400 } };

async function stop(server: TestServer): Promise<void> {
  await server.stop();
}

async function slow({ context, page }: TestWindow, rate: number): Promise<CDPSession> {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  return session;
}

interface Blocked {
  readonly blocked: number[];
}

/** What experts and hints cost the page: its longest task, and how long a hint takes. */
async function thinking(browser: TestBrowser, url: string): Promise<Row[]> {
  const blocks: number[] = [];
  const hints: number[] = [];
  for (const game of GAME_IDS) {
    const window = await browser.window({ size: 'tablet' });
    const { page } = window;
    await beginSolo(url, window, { ...requestOf(game), bot: 'expert:200ms' });
    await page.evaluate(() => {
      const blocked: number[] = [];
      Object.assign(globalThis, { blocked });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) blocked.push(duration);
      }).observe({ entryTypes: ['longtask'] });
    });
    const player = new Player(window);
    player.isHasty = true;
    while (!(await player.roundEnd.isVisible())) {
      await playUntil(
        [player],
        async () => (await player.isToPlay()) || player.roundEnd.isVisible(),
      );
      if (!(await player.isToPlay())) continue;
      // The last card plays itself.
      if ((await player.cards.count()) < 2) {
        await player.play();
        continue;
      }
      const since = performance.now();
      await page.keyboard.press('i');
      await page.locator('section p[role="status"] > b').first().waitFor();
      hints.push(performance.now() - since);
      await page.keyboard.press('Escape');
      await player.play();
    }
    blocks.push(...(await page.evaluate(() => (globalThis as unknown as Blocked).blocked)));
    await window.close();
  }
  return [
    {
      name: 'longest task of the page while experts think',
      unit: 'ms',
      measured: Math.max(0, ...blocks),
      budget: 50,
    },
    {
      name: 'hint, p95, from the key to the words',
      unit: 'ms',
      measured: quantile(hints, 0.95),
      budget: 300,
    },
  ];
}

function requestOf(game: GameId): SoloTestRequest {
  return game === 'hearts' ? PLAIN : { game, options: {} };
}

const HANDS = 100;

/** What a hundred hands leave behind, in the page and in the worker. */
async function longPlay(browser: TestBrowser, url: string): Promise<Row[]> {
  const window = await browser.window({ size: 'phone' });
  await beginSolo(url, window, LONG);
  const player = new Player(window);
  player.isHasty = true;
  const again = window.page.getByRole('button', { name: soloTr.again });
  const held = await heapOf(window);
  const figures: number[] = [];
  for (let hand = 1; hand <= HANDS; hand++) {
    await playUntil([player], async () => (await player.roundEnd.isVisible()) || again.isVisible());
    if (hand % (HANDS / 4) === 0) figures.push(await held());
    if (hand === HANDS) break;
    if (await again.isVisible()) {
      await again.click();
      await again.waitFor({ state: 'detached' });
    } else await player.advance();
  }
  const growth = figures.at(-1)! - figures[1]!;
  await window.close();
  return [
    {
      name: `memory of page and worker after ${HANDS} hands`,
      unit: 'MB',
      measured: figures.at(-1)!,
      budget: 60,
      runs: figures,
    },
    { name: 'growth over the last half of them', unit: 'MB', measured: growth, budget: 2 },
  ];
}

/** Millions of bytes that the page and its workers hold. */
async function heapOf({ context, page }: TestWindow): Promise<() => Promise<number>> {
  const session = await context.newCDPSession(page);
  const workers = new Set<string>();
  const waiting = new Map<number, (size: number) => void>();
  session.on('Target.attachedToTarget', ({ sessionId }) => workers.add(sessionId));
  session.on('Target.detachedFromTarget', ({ sessionId }) => workers.delete(sessionId));
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, result } = JSON.parse(message);
    waiting.get(id)?.(result?.usedSize ?? 0);
  });
  await session.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  });
  let asked = 0;
  const ask = (sessionId: string, method: string) =>
    new Promise<number>((resolve) => {
      waiting.set(++asked, resolve);
      const message = JSON.stringify({ id: asked, method });
      void session.send('Target.sendMessageToTarget', { sessionId, message });
    });
  return async () => {
    await session.send('HeapProfiler.collectGarbage');
    let bytes = (await session.send('Runtime.getHeapUsage')).usedSize;
    if (workers.size === 0) throw new Error('no worker plays this match');
    for (const worker of workers) {
      await ask(worker, 'HeapProfiler.collectGarbage');
      bytes += await ask(worker, 'Runtime.getHeapUsage');
    }
    return bytes / 1e6;
  };
}
