// What a table lets be heard and felt, loaded apart from the table and only for those who want it.

import type { Seat, TableView } from '@kalpler/engine';
import type { Settings } from '../state/settings.tsx';
import { received } from './heard.ts';
import type { SoundName } from './sounds.ts';
import { speaker } from './speaker.ts';
import { felt, vibrate } from './vibration.ts';

export { speaker };

export function follow(
  before: TableView | null,
  after: TableView,
  seat: Seat | null,
  settings: Settings,
): void {
  say(received(before, after, seat), settings);
  const pattern = settings.vibration ? felt(before, after, seat) : null;
  if (pattern !== null) vibrate(pattern);
}

export function say(names: readonly SoundName[], { sound, volumes }: Settings): void {
  if (sound) speaker.play(names, volumes);
}
