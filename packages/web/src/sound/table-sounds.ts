// The sounds and vibrations of a table, loaded on their own and only when they are switched on.

import type { Seat, TableView } from '@kalpler/engine';
import type { Settings } from '../state/settings.tsx';
import type { SoundName } from './sounds.ts';
import { speaker } from './speaker.ts';
import { hasPlayed, soundsOf } from './step-sounds.ts';

export { speaker };

export function follow(
  before: TableView | null,
  after: TableView,
  seat: Seat | null,
  settings: Settings,
): void {
  say(soundsOf(before, after, seat), settings);
  const pattern = settings.vibration ? felt(before, after, seat) : null;
  if (pattern !== null) vibrate(pattern);
}

export function say(names: readonly SoundName[], { sound, volumes }: Settings): void {
  if (sound) speaker.play(names, volumes);
}

/** Milliseconds on, off, on. */
const PLAY = [12] as const;
const TURN = [30, 40, 30] as const;

/**
 * What a phone lets the player feel: a card played, and the turn. The pattern between two views; null for
 * nothing.
 */
export function felt(
  before: TableView | null,
  after: TableView,
  seat: Seat | null,
): readonly number[] | null {
  if (soundsOf(before, after, seat).includes('turn')) return TURN;
  return hasPlayed(before, after, seat) ? PLAY : null;
}

export function vibrate(pattern: readonly number[]): void {
  // Before the first tap browsers refuse, and complain.
  if (navigator.userActivation?.hasBeenActive === false) return;
  navigator.vibrate?.([...pattern]);
}
