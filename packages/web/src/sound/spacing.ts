// When sounds begin: those of one moment one after the other, and none again before it has ended.

import type { SoundName } from './sounds.ts';

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
