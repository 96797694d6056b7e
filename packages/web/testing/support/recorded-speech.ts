// A speech engine that records what it is asked to say; tests decide when a sentence has been spoken.

interface Spoken {
  readonly text: string;
  readonly lang: string;
  readonly rate: number;
}

class RecordedUtterance extends EventTarget {
  readonly text: string;
  lang = '';
  rate = 1;
  voice: { readonly lang: string } | null = null;

  constructor(text: string) {
    super();
    this.text = text;
  }
}

export class RecordedSpeech {
  /** Everything that was begun, in order. */
  readonly begun: Spoken[] = [];
  /** How often it was cancelled. */
  cancelled = 0;
  voices: readonly { lang: string; localService: boolean; default: boolean }[] = [
    { lang: 'tr-TR', localService: true, default: true },
    { lang: 'en-GB', localService: true, default: false },
  ];
  #now: RecordedUtterance | null = null;

  /** Puts it in the place of the browser's own. */
  static install(): RecordedSpeech {
    const speech = new RecordedSpeech();
    Object.assign(globalThis, {
      speechSynthesis: speech,
      SpeechSynthesisUtterance: RecordedUtterance,
    });
    return speech;
  }

  get synth(): SpeechSynthesis {
    return this as unknown as SpeechSynthesis;
  }

  get texts(): string[] {
    return this.begun.map(({ text }) => text);
  }

  /** What is being said now. */
  get now(): string | null {
    return this.#now?.text ?? null;
  }

  getVoices() {
    return this.voices;
  }

  speak(utterance: RecordedUtterance): void {
    if (this.#now !== null) throw new Error('two sentences at once');
    const { text, lang, rate } = utterance;
    this.#now = utterance;
    this.begun.push({ text, lang, rate });
  }

  cancel(): void {
    this.cancelled++;
    this.#end('error', { error: 'canceled' });
  }

  /** The sentence has been spoken to its end. */
  finish(): void {
    this.#end('end');
  }

  fail(error: string): void {
    this.#end('error', { error });
  }

  /** Lets everything be spoken to its end, one sentence after the other. */
  finishAll(): void {
    while (this.#now !== null) this.finish();
  }

  #end(kind: string, more: object = {}): void {
    const ended = this.#now;
    this.#now = null;
    ended?.dispatchEvent(Object.assign(new Event(kind), more));
  }
}
