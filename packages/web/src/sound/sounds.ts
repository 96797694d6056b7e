// The sounds of the table by name, and which volume each of them follows.

import type { VolumeGroup } from '../state/settings.tsx';

const GROUPS = {
  deal: 'cards',
  card: 'cards',
  turn: 'turn',
  tick: 'turn',
  chat: 'turn',
  trick: 'results',
  penalty: 'results',
  win: 'results',
  loss: 'results',
} as const satisfies Record<string, VolumeGroup>;

export type SoundName = keyof typeof GROUPS;

export const SOUNDS = Object.keys(GROUPS) as readonly SoundName[];

export function groupOf(name: SoundName): VolumeGroup {
  return GROUPS[name];
}

/** What is played to try out a volume. */
export const SAMPLE: Readonly<Record<VolumeGroup, SoundName>> = {
  cards: 'card',
  turn: 'turn',
  results: 'win',
};
