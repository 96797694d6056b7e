// The loudspeaker of the page: silent until the first tap or key, and while nobody looks at the tab; sounds of one moment follow one another.

import type { Settings } from '../state/settings.tsx';
import { render } from './render.ts';
import { groupOf, type SoundName } from './sounds.ts';

interface Pace {
  /** Seconds before the same sound may begin again. */
  readonly again: number;
  /** Seconds that it has for itself before the next of the same moment. */
  readonly room: number;
}

export const PACES: Readonly<Record<SoundName, Pace>> = {
  deal: { again: 0.8, room: 0.5 },
  card: { again: 0.1, room: 0.11 },
  trick: { again: 0.2, room: 0.14 },
  penalty: { again: 0.4, room: 0.3 },
  win: { again: 1.2, room: 0.9 },
  loss: { again: 1.2, room: 0.5 },
  turn: { again: 0.5, room: 0.4 },
  tick: { again: 0.5, room: 0.05 },
  chat: { again: 0.6, room: 0.1 },
};

export interface Start {
  readonly name: SoundName;
  readonly at: number;
}

export class Spacing {
  readonly #last = new Map<SoundName, number>();

  /** The beginnings of sounds that are wanted at this second; what comes too soon is left out. */
  starts(names: readonly SoundName[], now: number): Start[] {
    const starts: Start[] = [];
    let at = now;
    for (const name of names) {
      const last = this.#last.get(name);
      if (last !== undefined && at < last + PACES[name].again) continue;
      this.#last.set(name, at);
      starts.push({ name, at });
      at += PACES[name].room;
    }
    return starts;
  }
}

const GESTURES = ['pointerup', 'keydown'] as const;
/** Milliseconds after which a sound would come too late for what it belongs to. */
const LATE_MS = 600;
/** Cards do not fall alike: their pitch differs by as much. */
const VARIETY = 0.05;

interface MusicFriendlyNavigator extends Navigator {
  /** Where it exists, sounds can leave the music of other programs alone. */
  readonly audioSession?: { type: string };
}

class Speaker {
  #context: AudioContext | null = null;
  #listeners = 0;
  readonly #buffers = new Map<SoundName, AudioBuffer>();
  readonly #spacing = new Spacing();

  /** Follows gestures and the visibility of the tab, until the function that it returns is called. */
  attend(): () => void {
    this.#listeners++;
    const resume = () => this.#resume();
    const look = () => (document.hidden ? this.#suspend() : this.#resume());
    for (const gesture of GESTURES) addEventListener(gesture, resume, true);
    document.addEventListener('visibilitychange', look);
    resume();
    return () => {
      for (const gesture of GESTURES) removeEventListener(gesture, resume, true);
      document.removeEventListener('visibilitychange', look);
      if (--this.#listeners === 0) this.#suspend();
    };
  }

  /** Plays sounds of one moment, if the page may make any sound. */
  play(names: readonly SoundName[], volumes: Settings['volumes']): void {
    const audible = names.filter((name) => volumes[groupOf(name)] > 0);
    const context = this.#context;
    if (context === null || document.hidden || audible.length === 0) return;
    if (context.state === 'running') {
      this.#start(context, audible, volumes);
      return;
    }
    const askedAt = performance.now();
    context.resume().then(() => {
      if (performance.now() - askedAt < LATE_MS) this.#start(context, audible, volumes);
    }, silence);
  }

  #resume(): void {
    // Without a gesture a context would not start, and some browsers complain.
    if (document.hidden || navigator.userActivation?.hasBeenActive === false) return;
    if (typeof AudioContext === 'undefined') return;
    try {
      this.#context ??= openContext();
      if (this.#context.state !== 'running') this.#context.resume().catch(silence);
    } catch {
      // A device without a loudspeaker.
    }
  }

  #suspend(): void {
    this.#context?.suspend().catch(silence);
  }

  #start(context: AudioContext, names: readonly SoundName[], volumes: Settings['volumes']): void {
    try {
      for (const { name, at } of this.#spacing.starts(names, context.currentTime)) {
        const source = context.createBufferSource();
        source.buffer = this.#bufferOf(context, name);
        if (name === 'card') source.playbackRate.value = 1 + VARIETY * (2 * Math.random() - 1);
        const gain = context.createGain();
        // Loudness is perceived as even when the gain grows with the square.
        gain.gain.value = volumes[groupOf(name)] ** 2;
        source.connect(gain).connect(context.destination);
        source.start(at);
      }
    } catch {
      // Sounds are never worth an error.
    }
  }

  #bufferOf(context: AudioContext, name: SoundName): AudioBuffer {
    const known = this.#buffers.get(name);
    if (known !== undefined) return known;
    const samples = render(name, context.sampleRate);
    const buffer = context.createBuffer(1, samples.length, context.sampleRate);
    buffer.copyToChannel(samples, 0);
    this.#buffers.set(name, buffer);
    return buffer;
  }
}

function openContext(): AudioContext {
  const { audioSession } = navigator as MusicFriendlyNavigator;
  if (audioSession !== undefined) audioSession.type = 'ambient';
  return new AudioContext({ latencyHint: 'interactive' });
}

function silence(): void {}

/** One for the page. */
export const speaker = new Speaker();
