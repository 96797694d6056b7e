// Bids as a slider needs them: which values the table takes, and which value a position means.

import type { Bid, Seat, TableView } from '@kalpler/engine';
import type { TableTexts } from '@kalpler/i18n/tr/table';
import { sidesOf } from '../../scores/sides.ts';

export type BidValue = number | 'nil';

/** The nearest allowed number to a position of the slider; its zero end is nil where nil is played. */
export function snapped(position: number, legal: readonly Bid[]): BidValue | null {
  if (position === 0 && !legal.includes(0) && legal.includes('nil')) return 'nil';
  const numbers = legal.filter((bid) => typeof bid === 'number');
  if (numbers.length === 0) return legal.includes('nil') ? 'nil' : null;
  return numbers.reduce((best, bid) =>
    Math.abs(bid - position) < Math.abs(best - position) ? bid : best,
  );
}

export function positionOf(choice: BidValue): number {
  return choice === 'nil' ? 0 : choice;
}

/** A bid as the slider and the switch for nil can show it. */
export function choiceOf(bid: Bid | 'hidden' | null): BidValue | null {
  return typeof bid === 'number' || bid === 'nil' ? bid : null;
}

/** Allowed numbers in words, as in "1, 4–13". */
export function shownRanges(legal: readonly Bid[]): string {
  const numbers = legal.filter((bid) => typeof bid === 'number').sort((a, b) => a - b);
  const ranges: [number, number][] = [];
  for (const bid of numbers) {
    const last = ranges.at(-1);
    if (last && bid === last[1] + 1) last[1] = bid;
    else ranges.push([bid, bid]);
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
}

/** Who shares the viewer's side; null where everybody plays alone. */
export function partnerOf(view: TableView): Seat | null {
  const own = sidesOf(view).find((side) => side.isOwn);
  return own?.seats.find((seat) => seat !== view.seat) ?? null;
}

/** A bid in words. */
export function shownBid(bid: Bid, t: TableTexts): string {
  if (typeof bid === 'number') return t.panels.bidShown(bid);
  return bid === 'nil' ? t.panels.nil : t.panels.blindNil;
}
