// The sounds in numbers: dry, quiet, and of the pitch that is meant.

import { describe, expect, it } from 'vitest';
import { render } from './render.ts';
import { SOUNDS, type SoundName } from './sounds.ts';
import { PACES } from './speaker.ts';

const RATE = 44_100;
const secondsOf = (name: SoundName) => render(name, RATE).length / RATE;
const peakOf = (samples: Float32Array) => samples.reduce((a, b) => Math.max(a, Math.abs(b)), 0);

/** How much of a frequency is in the samples (Goertzel). */
function share(samples: Float32Array, hertz: number): number {
  const turn = 2 * Math.cos((2 * Math.PI * hertz) / RATE);
  let [one, two] = [0, 0];
  for (const sample of samples) [one, two] = [sample + turn * one - two, one];
  return Math.sqrt(one * one + two * two - turn * one * two);
}

/** The loudest pitch of a part of a sound, to 2 Hz. */
function pitch(samples: Float32Array, from: number, to: number): number {
  const part = samples.subarray(from * RATE, to * RATE);
  let best = 0;
  for (let hertz = 100; hertz < 5000; hertz += 2) {
    if (share(part, hertz) > share(part, best)) best = hertz;
  }
  return best;
}

describe.each(SOUNDS)('%s', (name) => {
  it.each([22_050, 44_100, 48_000, 96_000])('is quiet but not silent at %i Hz', (rate) => {
    const samples = render(name, rate);
    expect(samples.every(Number.isFinite)).toBe(true);
    expect(peakOf(samples)).toBeGreaterThan(0.05);
    expect(peakOf(samples)).toBeLessThanOrEqual(0.26);
  });

  it('begins at once and ends without a click', () => {
    const samples = render(name, RATE);
    expect(peakOf(samples.subarray(0, RATE * 0.02))).toBeGreaterThan(0.02);
    expect(Math.abs(samples[0]!)).toBeLessThan(0.02);
    expect(peakOf(samples.subarray(-RATE * 0.002))).toBeLessThan(0.004);
  });

  it('is the same every time, and over before it may begin again', () => {
    expect(render(name, RATE)).toEqual(render(name, RATE));
    expect(secondsOf(name)).toBeLessThanOrEqual(PACES[name].again);
  });
});

describe('notes', () => {
  it('of the own turn are a fourth apart', () => {
    const turn = render('turn', RATE);
    expect(pitch(turn, 0.2, 0.34) / pitch(turn, 0, 0.12)).toBeCloseTo(4 / 3, 1);
  });

  it('of a win rise four times, and of a loss are the first two', () => {
    const win = render('win', RATE);
    const pitches = [0, 1, 2, 3].map((i) => pitch(win, i * 0.16 + 0.04, i * 0.16 + 0.15));
    expect(pitches).toEqual([...new Set(pitches)].sort((a, b) => a - b));
    const loss = render('loss', RATE);
    for (const i of [0, 1]) {
      expect(pitch(loss, i * 0.16 + 0.04, i * 0.16 + 0.15)).toBeCloseTo(pitches[i]!, -1);
    }
  });

  it('single ones last under a quarter of a second', () => {
    for (const name of ['card', 'trick', 'tick', 'chat'] as const) {
      expect(secondsOf(name)).toBeLessThan(0.25);
    }
  });

  it('penalty is lower than a trick, and a trick lower than the glass', () => {
    const [penalty, trick, turn] = (['penalty', 'trick', 'turn'] as const).map((name) =>
      pitch(render(name, RATE), 0, 0.1),
    );
    expect(penalty).toBeLessThan(trick!);
    expect(trick).toBeLessThan(turn!);
  });
});
