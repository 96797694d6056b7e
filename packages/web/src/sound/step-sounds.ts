// The sounds of what happens when one view follows another, in the order in which it happened.

import type { DealView, Seat, TableView } from '@kalpler/engine';
import { gameEntry } from '../games/games.ts';
import { gameTable } from '../games/tables.ts';
import { type Side, sidesOf } from '../scores/sides.ts';
import type { SoundName } from './sounds.ts';

/** However much lies between the two views, every sound is named once. */
export function soundsOf(
  before: TableView | null,
  after: TableView,
  seat: Seat | null,
): readonly SoundName[] {
  const earlier = before !== null && isSameMatch(before, after) ? before : null;
  const side = sidesOf(after).find(({ seats }) => seat !== null && seats.includes(seat));
  const sounds: SoundName[] = [];
  if (isDealt(earlier, after)) sounds.push('deal');
  if (earlier !== null) {
    sounds.push(...played(dealBefore(earlier, after), after.deal, side, seat));
    sounds.push(...decided(earlier, after, side));
  }
  if (isAsked(after, seat) && !isAskedAlready(earlier, after, seat)) sounds.push('turn');
  return sounds;
}

/** Whether a seat has played a card of its own between the two views. */
export function hasPlayed(before: TableView | null, after: TableView, seat: Seat | null): boolean {
  if (before === null || seat === null || !isSameMatch(before, after)) return false;
  const earlier = dealBefore(before, after);
  if (earlier === null || after.deal === null) return false;
  const isPlay = after.deal.plays.length > earlier.plays.length;
  return isPlay && after.deal.counts[seat]! < earlier.counts[seat]!;
}

function isAsked({ deal }: TableView, seat: Seat | null): boolean {
  return seat !== null && (deal?.actors.includes(seat) ?? false);
}

function isSameMatch(before: TableView, after: TableView): boolean {
  const isOver = before.standing.winners !== null && after.standing.winners === null;
  return !isOver && after.version >= before.version;
}

/** Which deal of the match lies on the table: a finished one stays until the next. */
function dealNumber({ deal, results, awaitsDeal, standing }: TableView): number {
  const isFinished = deal !== null && (awaitsDeal || standing.winners !== null);
  return results.length - (isFinished ? 1 : 0);
}

/** The deal of the later view, as it was in the earlier one. */
function dealBefore(before: TableView, after: TableView): DealView | null {
  return dealNumber(before) === dealNumber(after) ? before.deal : null;
}

function isDealt(before: TableView | null, after: TableView): boolean {
  if (after.deal === null) return false;
  // Coming to a table in play, one has not seen the cards dealt.
  return before === null ? after.version === 1 : dealBefore(before, after) === null;
}

function played(
  before: DealView | null,
  after: DealView | null,
  side: Side | undefined,
  seat: Seat | null,
): SoundName[] {
  if (after === null || after.plays.length <= (before?.plays.length ?? 0)) return [];
  const takers = after.takers.slice(before?.takers.length ?? 0);
  const isWon = takers.some((taker) => side?.seats.includes(taker));
  const isEaten =
    seat !== null && countsPenalties(after) && after.taken[seat]! > (before?.taken[seat] ?? 0);
  return isEaten ? ['card', 'penalty'] : isWon ? ['card', 'trick'] : ['card'];
}

/** Whether what is taken in this deal counts against the taker. */
function countsPenalties(deal: DealView): boolean {
  return gameTable(deal.game).countsPenalties?.(deal) ?? gameEntry(deal.game).isLowBest ?? false;
}

/** A match that has just ended; spectators are glad with the winner. */
function decided(before: TableView, after: TableView, side: Side | undefined): SoundName[] {
  const { winners } = after.standing;
  if (winners === null || before.standing.winners !== null) return [];
  return [side === undefined || winners.includes(side.index) ? 'win' : 'loss'];
}

/** The same question as before: nobody has played, and the deal is in the same phase. */
function isAskedAlready(before: TableView | null, after: TableView, seat: Seat | null): boolean {
  if (before === null || !isAsked(before, seat)) return false;
  const earlier = dealBefore(before, after);
  return (
    earlier !== null &&
    earlier.phase === after.deal?.phase &&
    earlier.plays.length === after.deal.plays.length
  );
}
