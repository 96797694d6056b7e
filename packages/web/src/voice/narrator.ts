// Says sentences aloud one after the other and keeps up with the table: what has become old is not said any more.

import type { Language } from '@kalpler/i18n/language';
import type { Sentence } from './sentences.ts';
import { pickVoice, TAGS } from './voices.ts';

export interface Manner {
  readonly language: Language;
  readonly rate: number;
}

/** How many cards and tricks may wait to be said; beyond that the oldest are left out. */
const MOST: Readonly<Partial<Record<Sentence['kind'], number>>> = { card: 2, trick: 1 };
/** Milliseconds without an event until the narrator says whose turn it is. */
const QUIET_MS = 2500;
/** Some engines never report that they are done: after so long for each letter they are not waited for any more. */
const SENTENCE_TIMEOUT_MS = 2000;
const LETTER_MS = 160;
/** What an engine says that will not speak this time or ever. */
const HOPELESS = [
  'synthesis-failed',
  'synthesis-unavailable',
  'language-unavailable',
  'voice-unavailable',
];

export class Narrator {
  readonly #synth: SpeechSynthesis;
  #manner: Manner;
  #queue: Sentence[] = [];
  /** Referenced while it is spoken: some browsers cut an utterance off once it is garbage collected. */
  #now: { readonly sentence: Sentence; readonly utterance: SpeechSynthesisUtterance } | null = null;
  #timeout: ReturnType<typeof setTimeout> | undefined;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #isHopeless = false;
  readonly #onSilent: () => void;

  /** `onSilent` is called when the browser turns out not to speak. */
  constructor(synth: SpeechSynthesis, manner: Manner, onSilent = () => {}) {
    this.#synth = synth;
    this.#manner = manner;
    this.#onSilent = onSilent;
  }

  set manner(manner: Manner) {
    if (manner.language !== this.#manner.language) this.hush();
    this.#manner = manner;
    this.#isHopeless = false;
  }

  /** What follows from one step of the table. */
  say(sentences: readonly Sentence[]): void {
    if (sentences.length === 0 || this.#isHopeless) return;
    clearTimeout(this.#waiting);
    const fresh = sentences.filter(({ kind }) => kind !== 'wait');
    // That seat has acted by now: saying that it is its turn would no longer be true.
    this.#queue = thinned([...this.#queue.filter(({ kind }) => kind !== 'turn'), ...fresh]);
    if (this.#now?.sentence.kind === 'turn' && fresh.length > 0) this.#stop();
    this.#next();
    const wait = sentences.find(({ kind }) => kind === 'wait');
    if (wait === undefined) return;
    this.#waiting = setTimeout(() => {
      this.#queue.push(wait);
      this.#next();
    }, QUIET_MS);
  }

  /** Falls silent at once and forgets what was to be said. */
  hush(): void {
    clearTimeout(this.#waiting);
    this.#queue = [];
    this.#stop();
  }

  #stop(): void {
    clearTimeout(this.#timeout);
    this.#now = null;
    this.#synth.cancel();
  }

  #next(): void {
    if (this.#now !== null) return;
    const sentence = this.#queue.shift();
    if (sentence === undefined) return;
    const { language, rate } = this.#manner;
    const voices = this.#synth.getVoices();
    const voice = pickVoice(voices, language);
    // Another language's voice would only make noise of the words.
    if (voice === null && voices.length > 0) return;
    const utterance = new SpeechSynthesisUtterance(sentence.text);
    utterance.lang = voice?.lang ?? TAGS[language];
    utterance.voice = voice;
    utterance.rate = rate;
    this.#now = { sentence, utterance };
    const done = () => {
      if (this.#now?.utterance !== utterance) return;
      clearTimeout(this.#timeout);
      this.#now = null;
      this.#next();
    };
    utterance.addEventListener('end', done);
    utterance.addEventListener('error', ({ error }) => {
      if (HOPELESS.includes(error)) {
        this.#isHopeless = true;
        this.#queue = [];
        this.#onSilent();
      }
      done();
    });
    this.#timeout = setTimeout(
      () => {
        this.#synth.cancel();
        done();
      },
      SENTENCE_TIMEOUT_MS + (LETTER_MS * sentence.text.length) / rate,
    );
    this.#synth.speak(utterance);
  }
}

/** Without what the table has gone past: of cards and tricks only the last are still worth a word. */
function thinned(queue: readonly Sentence[]): Sentence[] {
  return queue.filter(({ kind }, i) => {
    const later = queue.slice(i + 1).filter((one) => one.kind === kind).length;
    return later < (MOST[kind] ?? Number.POSITIVE_INFINITY);
  });
}
