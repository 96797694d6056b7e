// Where the keys of a replay lead.

import type { Key } from '../terminal/keys.ts';
import { type Stops, stopAfter, stopBefore } from './stops.ts';

/** How many entries of the log are to be shown after a key, if it leads anywhere. */
export function placeOf(
  { name }: Key,
  version: number,
  { all, deals, last }: Stops,
): number | undefined {
  switch (name) {
    case 'right':
    case 'enter':
      return version + 1;
    case 'left':
    case 'backspace':
      return version - 1;
    case 'down':
      return stopAfter(all, version);
    case 'up':
      return stopBefore(all, version);
    case 'pageDown':
      return stopAfter([...deals, last], version);
    case 'pageUp':
      return stopBefore(deals, version);
    case 'home':
      return deals[0];
    case 'end':
      return last;
    default:
      return undefined;
  }
}
