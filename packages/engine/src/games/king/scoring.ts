// Counting a game of King, and who is out and who is sunk when the party ends.

import type { Seat } from '../../cards/seat.ts';
import type { KingContract } from '../move.ts';
import type { GameResult } from '../standing.ts';
import type { KingOptions } from './options.ts';
import { gamesInParty } from './selection.ts';

/** How a deal ended, beside being played out. */
export const CANCELLED_KIZ = 1;
export const CANCELLED_RIFKI = 2;
export const CANCELLED_TRUMP = 3;
export const KING_MADE = 4;
export const KING_LOST = 5;

export const CANCELLATIONS = ['kiz', 'rifki', 'trump'] as const;
export type Cancellation = (typeof CANCELLATIONS)[number];

/** What cancelled a deal that ended so; null if nothing did (K4). */
export function cancellationOf(ending: number): Cancellation | null {
  return CANCELLATIONS[ending - CANCELLED_KIZ] ?? null;
}

export interface KingResult extends GameResult<'king'> {
  readonly selector: Seat;
  /** Null when the deal was cancelled before a contract was named (K4). */
  readonly contract: KingContract | null;
  /** Tricks or penalty cards taken, by seat. */
  readonly counts: readonly number[];
  readonly cancelled: Cancellation | null;
  /** How a King ended the party, if it did (K11). */
  readonly king: 'made' | 'lost' | null;
}

interface KingCount {
  readonly number: number;
  readonly selector: Seat;
  readonly contract: KingContract | null;
  /** Tricks or penalty cards taken by each seat. */
  readonly counts: readonly number[];
  readonly cancelled: Cancellation | null;
  /** The seat that made King, or that declared it and lost (K11). */
  readonly king: { readonly seat: Seat; readonly made: boolean } | null;
  readonly totals: readonly number[];
}

export function scoreKing(options: KingOptions, count: KingCount): KingResult {
  const value = count.contract === null || count.cancelled ? 0 : unitValue(options, count.contract);
  const scores = count.counts.map((units) => units * value || 0);
  const totals = count.totals.map((total, seat) => total + scores[seat]!);
  const last = count.cancelled ? null : partyWinners(options, count.number, totals);
  return {
    game: 'king',
    number: count.number,
    selector: count.selector,
    contract: count.contract,
    counts: count.counts,
    cancelled: count.cancelled,
    scores,
    totals,
    king: count.king === null ? null : count.king.made ? 'made' : 'lost',
    ended: last !== null || count.king !== null,
    winners: count.king ? kingWinners(count.king, totals) : (last ?? []),
  };
}

/** K14: who has won once all games of the party are played; null before that. */
export function partyWinners(
  options: KingOptions,
  played: number,
  totals: readonly number[],
): readonly Seat[] | null {
  return played < gamesInParty(options) ? null : partyOutcome(options, totals).winners;
}

function unitValue(options: KingOptions, contract: KingContract): number {
  return contract.type === 'trump' ? options.values.trump : options.values[contract.name];
}

/** K4: the queens are void when every player took one. */
export function isKizVoid(options: KingOptions, counts: readonly number[]): boolean {
  return options.cancelKiz && counts.every((queens) => queens > 0);
}

/** K11: a King made wins alone; a declared King lost lets all others win. */
function kingWinners(king: { seat: Seat; made: boolean }, totals: readonly number[]): Seat[] {
  return totals.map((_, seat) => seat).filter((seat) => (seat === king.seat) === king.made);
}

export interface PartyOutcome {
  /** Out of the red ("çıkmış") and sunk ("batmış"). */
  readonly cikmis: readonly Seat[];
  readonly batmis: readonly Seat[];
  readonly winners: readonly Seat[];
}

/** K14; where nobody is out, as can happen in the short party, the best score wins (K13). */
export function partyOutcome(options: KingOptions, totals: readonly number[]): PartyOutcome {
  const seats = totals.map((_, seat) => seat);
  const isOut = (seat: Seat) => (options.cikmis === 'gt0' ? totals[seat]! > 0 : totals[seat]! >= 0);
  const cikmis = seats.filter(isOut);
  const best = Math.max(...totals);
  return {
    cikmis,
    batmis: seats.filter((seat) => !isOut(seat)),
    winners: cikmis.length > 0 ? cikmis : seats.filter((seat) => totals[seat] === best),
  };
}
