// Whether somebody else has just said something.

import type { Seat } from '@kalpler/engine';
import type { ChatLine } from '@kalpler/protocol';

/** Lines that come all at once were said earlier, before this tab was there. */
export function isNewLine(
  before: readonly ChatLine[],
  after: readonly ChatLine[],
  seat: Seat | null,
): boolean {
  const newest = after.at(-1);
  const known = before.at(-1);
  if (newest === undefined || newest === known) return false;
  const isContinued = known === undefined ? after.length === 1 : after.includes(known);
  return isContinued && (seat === null || newest.seat !== seat);
}
