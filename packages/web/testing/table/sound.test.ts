// What a real browser is given to play: nothing unasked, and what happens at the table.

import { settingsTr } from '@kalpler/i18n/tr/settings';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../../../server/testing/harness.ts';
import { render } from '../../src/sound/render.ts';
import { SOUNDS } from '../../src/sound/sounds.ts';
import { type Settings, STANDARD } from '../../src/state/settings.tsx';
import { openBrowser, type TestBrowser, type TestWindow } from '../support/browser.ts';
import { Player } from '../support/player.ts';
import { startSite } from '../support/site.ts';
import { besideOf, NAMES, sitDown, UNHURRIED } from '../support/tables.ts';
import { recordAudio } from './audio-recorder.ts';

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

/** Computer players may take a while. */
const WHILE = { timeout: 60_000 };
const REQUEST = {
  game: 'hearts',
  bots: ['easy', 'easy', 'easy'],
  options: { passCycle: ['hold'] },
} as const;

async function open(settings: Partial<Settings>) {
  const window = await browser.window({ size: 'phone', settings });
  const audio = await recordAudio(window.page);
  return { window, audio, player: new Player(window) };
}

async function sit(settings: Partial<Settings>) {
  const opened = await open(settings);
  await sitDown(server.url, [opened.window], REQUEST);
  return opened;
}

/** A table with computer players and these clocks, at which the person of a window sits; its link. */
async function seatAt(window: TestWindow, timers: object): Promise<string> {
  const beside = await besideOf(server.url, window);
  const options = { ...REQUEST.options, timers };
  const answer = await beside.ask('createTable', { ...REQUEST, options, playerName: NAMES[0] });
  expect(answer.ok).toBe(true);
  const { slug } = beside.all('tableJoined')[0];
  beside.close();
  return `${server.url}/masa/${slug}`;
}

/** Looks into the page; other than `evaluate`, this does not pass for a gesture. */
async function glance({
  context,
  page,
}: TestWindow): Promise<(expression: string) => Promise<unknown>> {
  const session = await context.newCDPSession(page);
  return async (expression) =>
    (await session.send('Runtime.evaluate', { expression })).result.value;
}

async function playOne(player: Player): Promise<void> {
  await expect.poll(() => player.isToPlay(), WHILE).toBe(true);
  await player.play();
}

describe('at a table', () => {
  it('nothing is made before the first tap', async () => {
    const { audio, player, window } = await open({ sound: true });
    const link = await seatAt(window, UNHURRIED);
    await window.open(link);
    const look = await glance(window);
    await expect
      .poll(() => look('document.querySelector("[data-legal=true]") !== null'), WHILE)
      .toBe(true);
    expect(await look('navigator.userActivation.hasBeenActive')).toBe(false);
    expect(await look('recorded.contexts.length')).toBe(0);
    await player.play();
    await expect.poll(() => audio.states()).toEqual(['running']);
  });

  it('cards and turns have sounds', async () => {
    const { audio, player } = await sit({ sound: true });
    await playOne(player);
    await playOne(player);
    await expect
      .poll(() => audio.sounds(), WHILE)
      .toEqual(expect.arrayContaining(['card', 'turn']));
    expect(await audio.loudest()).toBeLessThanOrEqual(0.26);
    expect(await audio.states()).toEqual(['running']);
  });

  it('there is silence with sound off', async () => {
    const { audio, player } = await sit({ sound: false });
    await playOne(player);
    await playOne(player);
    expect([await audio.states(), await audio.sounds(), await audio.vibrations()]).toEqual([
      [],
      [],
      [],
    ]);
  });

  it('a group at volume 0 is not started, the others are', async () => {
    const { audio, player } = await sit({
      sound: true,
      volumes: { ...STANDARD.volumes, cards: 0 },
    });
    await playOne(player);
    await playOne(player);
    await expect.poll(() => audio.sounds(), WHILE).toContain('turn');
    expect(await audio.sounds()).not.toContain('card');
  });

  it('a hidden tab rests', async () => {
    const { audio, player, window } = await sit({ sound: true });
    await playOne(player);
    await expect.poll(() => audio.states()).toEqual(['running']);
    const hide = (isHidden: boolean) =>
      window.page.evaluate((hidden) => {
        Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, isHidden);
    await hide(true);
    await expect.poll(() => audio.states()).toEqual(['suspended']);
    await hide(false);
    await expect.poll(() => audio.states()).toEqual(['running']);
  });

  it('own cards and turns are felt by those who want it, without a sound', async () => {
    const { audio, player } = await sit({ sound: false, vibration: true });
    await playOne(player);
    await playOne(player);
    await expect.poll(() => audio.vibrations(), WHILE).toContainEqual([30, 40, 30]);
    expect(await audio.states()).toEqual([]);
  });

  it('the last seconds of the own turn are counted', async () => {
    const { audio, player, window } = await open({ sound: true });
    await window.open(await seatAt(window, { ...UNHURRIED, turnSeconds: 5 }));
    await playOne(player);
    await expect
      .poll(async () => (await audio.sounds()).filter((name) => name === 'tick').length, WHILE)
      .toBeGreaterThan(2);
  });
});

it('a volume is played when its slider is released, and is saved', async () => {
  const { audio, window } = await open({ sound: true });
  const { page, t } = await window.open(`${server.url}/`);
  await page.getByRole('button', { name: t.common.settings }).click();
  const slider = page.getByRole('slider', { name: settingsTr.groups.cards });
  await slider.focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => audio.sounds()).toEqual(['card']);
  await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe(settingsTr.volume(0.9));
  await page.reload();
  await page.getByRole('button', { name: t.common.settings }).click();
  await expect.poll(() => slider.inputValue()).toBe('0.9');
  // There is another switch whose name begins with this word.
  const name = new RegExp(`^${t.lobby.switches.sound}(?!\\p{L})`, 'u');
  await page.getByRole('switch', { name }).uncheck({ force: true });
  await slider.waitFor({ state: 'detached' });
});

it('every sound leaves the browser as loud and as long as it should', async () => {
  const { page } = await (await browser.window()).open(`${server.url}/`);
  const rate = 48_000;
  for (const name of SOUNDS) {
    const { peak, seconds } = await page.evaluate(measure, {
      samples: [...render(name, rate)],
      rate,
    });
    expect(peak, name).toBeLessThanOrEqual(0.26);
    expect(peak, name).toBeGreaterThan(0.05);
    expect(seconds, name).toBeGreaterThan(0.01);
    expect(seconds, name).toBeLessThan(name === 'win' ? 0.8 : 0.6);
  }
});

/** Plays samples in the browser, faster than anybody could hear them. */
async function measure({ samples, rate }: { samples: number[]; rate: number }) {
  const context = new OfflineAudioContext(1, rate, rate);
  const source = context.createBufferSource();
  source.buffer = context.createBuffer(1, samples.length, rate);
  source.buffer.copyToChannel(new Float32Array(samples), 0);
  source.connect(context.destination);
  source.start();
  const played = (await context.startRendering()).getChannelData(0);
  const peak = played.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return { peak, seconds: played.findLastIndex((sample) => Math.abs(sample) > 1e-4) / rate };
}
