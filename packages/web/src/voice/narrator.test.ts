// The narrator with a recorded engine: one sentence at a time, nothing old, nothing in a foreign voice.

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RecordedSpeech } from '../../testing/support/recorded-speech.ts';
import { loadAllGames } from '../games/tables.ts';
import { Narrator } from './narrator.ts';
import type { Sentence } from './sentences.ts';

await loadAllGames();

let speech: RecordedSpeech;
let narrator: Narrator;
beforeEach(() => {
  vi.useFakeTimers();
  speech = RecordedSpeech.install();
  narrator = new Narrator(speech.synth, { language: 'tr', rate: 1.3 });
});
afterEach(() => vi.useRealTimers());

const card = (text: string): Sentence => ({ text, kind: 'card' });
const trick = (text: string): Sentence => ({ text, kind: 'trick' });
const news = (text: string): Sentence => ({ text, kind: 'news' });
const turn = (text: string): Sentence => ({ text, kind: 'turn' });
const wait = (text: string): Sentence => ({ text, kind: 'wait' });

it('says one sentence after the other, in the voice and at the pace that were chosen', () => {
  narrator.say([card('a'), trick('b'), turn('c')]);
  expect(speech.texts).toEqual(['a']);
  speech.finishAll();
  expect(speech.begun).toEqual(['a', 'b', 'c'].map((text) => ({ text, lang: 'tr-TR', rate: 1.3 })));
});

it('never lags: of the cards that wait only the last are said, and of the tricks the last', () => {
  narrator.say([card('1')]);
  for (const n of [2, 3, 4]) narrator.say([card(String(n))]);
  narrator.say([trick('first')]);
  for (const n of [5, 6, 7]) narrator.say([card(String(n))]);
  narrator.say([card('8'), trick('second'), news('over')]);
  speech.finishAll();
  expect(speech.texts).toEqual(['1', '7', '8', 'second', 'over']);
});

it('a turn is not said any more once somebody has acted, not even to its end', () => {
  narrator.say([turn('yours')]);
  narrator.say([card('a'), turn('yours again')]);
  expect(speech.cancelled).toBe(1);
  expect(speech.now).toBe('a');
  narrator.say([card('b')]);
  speech.finishAll();
  expect(speech.texts).toEqual(['yours', 'a', 'b']);
});

it('who is waited for is said only when nothing else happens', () => {
  narrator.say([card('a'), wait('waiting for b')]);
  speech.finishAll();
  vi.advanceTimersByTime(1000);
  narrator.say([card('b'), wait('waiting for c')]);
  speech.finishAll();
  expect(speech.texts).toEqual(['a', 'b']);
  vi.advanceTimersByTime(3000);
  speech.finishAll();
  expect(speech.texts).toEqual(['a', 'b', 'waiting for c']);
});

it('falls silent at once', () => {
  narrator.say([card('a'), news('b'), wait('c')]);
  narrator.hush();
  vi.advanceTimersByTime(60_000);
  expect(speech.texts).toEqual(['a']);
  narrator.say([news('d')]);
  expect(speech.now).toBe('d');
});

it('does not wait for ever for an engine that never reports its end', () => {
  narrator.say([card('a'), news('b')]);
  vi.advanceTimersByTime(10_000);
  expect(speech.texts).toEqual(['a', 'b']);
});

it('stays silent rather than speak Turkish in a foreign voice', () => {
  speech.voices = [{ lang: 'de-DE', localService: true, default: true }];
  narrator.say([news('a')]);
  expect(speech.texts).toEqual([]);
});

it('where no voices are named it tries, and gives up when that fails', () => {
  const onSilent = vi.fn();
  narrator = new Narrator(speech.synth, { language: 'tr', rate: 1 }, onSilent);
  speech.voices = [];
  narrator.say([news('a'), news('b')]);
  expect(speech.begun).toEqual([{ text: 'a', lang: 'tr-TR', rate: 1 }]);
  speech.fail('synthesis-failed');
  expect(onSilent).toHaveBeenCalledTimes(1);
  narrator.say([news('c')]);
  expect(speech.texts).toEqual(['a']);
  // Another choice in the settings is another chance.
  narrator.manner = { language: 'en', rate: 1 };
  narrator.say([news('d')]);
  expect(speech.begun.at(-1)).toEqual({ text: 'd', lang: 'en-GB', rate: 1 });
});

it('a sentence that was cut off elsewhere does not stop the next', () => {
  narrator.say([news('a'), news('b')]);
  speech.fail('interrupted');
  expect(speech.now).toBe('b');
});
