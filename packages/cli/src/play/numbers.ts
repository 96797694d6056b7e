// Numbers and bids as they are shown.

import type { Bid } from '@kalpler/engine';
import type { PlayTexts } from '@kalpler/i18n/tr/terminal';

export { shownChange, shownNumber } from '@kalpler/i18n/numbers';

/** Allowed numbers in words, as in `1, 4–13`. */
export function shownRanges(bids: readonly Bid[]): string {
  const numbers = bids.filter((bid) => typeof bid === 'number').sort((a, b) => a - b);
  const ranges: [number, number][] = [];
  for (const bid of numbers) {
    const last = ranges.at(-1);
    if (last && bid === last[1] + 1) last[1] = bid;
    else ranges.push([bid, bid]);
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
}

/** A bid as short as it is shown beside a name; a dash where there is none yet. */
export function bidWords(bid: Bid | 'hidden' | null, t: PlayTexts): string {
  switch (bid) {
    case 'nil':
      return t.nil;
    case 'blind_nil':
      return t.blindNil;
    case 'hidden':
      return t.hidden;
    case null:
      return '–';
    default:
      return `${bid}`;
  }
}
