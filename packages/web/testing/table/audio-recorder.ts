// Records what a page plays: which sounds it has started, known by their length, through the browser's own audio.

import type { Page } from 'playwright-core';
import { render } from '../../src/sound/render.ts';
import { SOUNDS, type SoundName } from '../../src/sound/sounds.ts';

interface Start {
  readonly length: number;
  readonly rate: number;
  readonly peak: number;
}

interface Recorded {
  readonly contexts: AudioContext[];
  readonly starts: Start[];
  readonly vibrations: unknown[];
}

declare global {
  var recorded: Recorded;
}

/** Records from the first moment of the page on; everything still reaches the browser. */
export async function recordAudio(page: Page): Promise<AudioRecorder> {
  await page.addInitScript(() => {
    const contexts: AudioContext[] = [];
    const starts: Start[] = [];
    const vibrations: unknown[] = [];
    globalThis.recorded = { contexts, starts, vibrations };
    const Real = AudioContext;
    globalThis.AudioContext = class extends Real {
      constructor(options?: AudioContextOptions) {
        super(options);
        contexts.push(this);
      }
    };
    const { start } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (...times) {
      const { length, sampleRate: rate } = this.buffer!;
      const peak = this.buffer!.getChannelData(0).reduce((a, b) => Math.max(a, Math.abs(b)), 0);
      starts.push({ length, rate, peak });
      return start.apply(this, times);
    };
    const { vibrate } = Navigator.prototype;
    Navigator.prototype.vibrate = function (pattern) {
      vibrations.push(pattern);
      return vibrate.call(this, pattern as number[]);
    };
  });
  return new AudioRecorder(page);
}

class AudioRecorder {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** The states of all audio contexts that were ever made. */
  states(): Promise<string[]> {
    return this.#page.evaluate(() => recorded.contexts.map(({ state }) => state));
  }

  async sounds(): Promise<SoundName[]> {
    const starts = await this.#page.evaluate(() => recorded.starts);
    return starts.map(({ length, rate }) => nameOf(length, rate));
  }

  async loudest(): Promise<number> {
    return Math.max(...(await this.#page.evaluate(() => recorded.starts.map(({ peak }) => peak))));
  }

  vibrations(): Promise<unknown[]> {
    return this.#page.evaluate(() => recorded.vibrations);
  }
}

function nameOf(length: number, rate: number): SoundName {
  const name = SOUNDS.find((other) => render(other, rate).length === length);
  if (name === undefined) throw new Error(`no sound is ${length / rate} seconds long`);
  return name;
}
