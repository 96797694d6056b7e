// Checks on everything that clients have received: the form of each frame, and the rounds that they make up.

import { ANNOUNCEMENTS } from '@kalpler/protocol';
import * as v from 'valibot';
import { expect } from 'vitest';
import type { DocumentClient, Payload, Received } from './document-client.ts';
import type { EventTable } from './document-tables.ts';

/** Every frame has the form that the protocol promises, no field more. */
export function expectFrames({ received }: DocumentClient): void {
  expect(received.length).toBeGreaterThan(0);
  for (const { event, payload } of received) {
    const schema: v.GenericSchema | undefined = Object.hasOwn(ANNOUNCEMENTS, event)
      ? ANNOUNCEMENTS[event as keyof typeof ANNOUNCEMENTS]
      : undefined;
    if (schema === undefined) throw new Error(`no such announcement: ${event}`);
    const read = v.safeParse(schema, payload);
    const problem = read.success ? '' : v.summarize(read.issues);
    expect(problem, `${event} ${JSON.stringify(payload)}`).toBe('');
    expect(read.output, event).toEqual(payload);
  }
}

/** Every event of a document's table was received by somebody, each time in the form of the document. */
export function expectTable(table: EventTable, received: readonly Received[]): void {
  const silent = new Set(Object.keys(table));
  for (const { event, payload } of received) {
    const schema = table[event];
    if (schema === undefined) continue;
    silent.delete(event);
    const read = v.safeParse(schema, payload);
    const problem = read.success ? '' : v.summarize(read.issues);
    expect(problem, `${event} ${JSON.stringify(payload)}`).toBe('');
  }
  expect([...silent], 'never received').toEqual([]);
}

interface HandledTrick {
  readonly cards: readonly { readonly seat: number; readonly card: Payload }[];
  readonly end: Payload;
  readonly last: Payload;
}

export interface HandledRound {
  /** All frames of the round, its end among them. */
  readonly frames: readonly Received[];
  readonly tricks: readonly HandledTrick[];
  /** The payload of roundEnd; null for a round that was cancelled. */
  readonly end: Payload | null;
}

/** The rounds that were played to their ends while this client listened. */
export function roundsOf(received: readonly Received[]): HandledRound[] {
  const rounds: HandledRound[] = [];
  let frames: Received[] = [];
  for (const frame of received) {
    frames.push(frame);
    if (frame.event !== 'roundEnd' && frame.event !== 'gameCancelled') continue;
    const end = frame.event === 'roundEnd' ? frame.payload : null;
    rounds.push({ frames, tricks: tricksOf(frames), end });
    frames = [];
  }
  return rounds;
}

function tricksOf(frames: readonly Received[]): HandledTrick[] {
  const tricks: HandledTrick[] = [];
  let cards: { seat: number; card: Payload }[] = [];
  let end: Payload = null;
  for (const { event, payload } of frames) {
    if (event === 'cardPlayed') cards.push({ seat: payload.player, card: payload.card });
    if (event === 'trickEnd') end = payload;
    if (event !== 'lastTrick') continue;
    tricks.push({ cards, end, last: payload });
    cards = [];
  }
  return tricks;
}

const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];

/** Who takes a trick by the documents: the highest trump, else the highest card of the suit led. */
function takerOf({ cards }: HandledTrick, trump: string | null): number {
  const led = cards[0]!.card.suit;
  const strength = ({ suit, rank }: Payload) =>
    RANKS.indexOf(rank) + (suit === trump ? 100 : suit === led ? 0 : -100);
  return cards.reduce((best, play) => (strength(play.card) > strength(best.card) ? play : best))
    .seat;
}

/** Thirteen tricks of four different cards each, in turn, taken and led as the documents say. */
export function expectTricks({ tricks }: HandledRound, trump: string | null, step: 1 | -1): void {
  expect(tricks).toHaveLength(13);
  const shown = tricks.flatMap(({ cards }) => cards.map(({ card }) => card.display));
  expect(new Set(shown).size).toBe(52);
  for (const [i, trick] of tricks.entries()) {
    const { cards, end, last } = trick;
    const leader = cards[0]!.seat;
    expect(cards.map(({ seat }) => seat)).toEqual(
      [0, 1, 2, 3].map((n) => (leader + n * step + 4) % 4),
    );
    expect(end.winner).toBe(takerOf(trick, trump));
    expect(last).toEqual({ cards, winner: end.winner });
    if (i > 0) expect(leader).toBe(tricks[i - 1]!.end.winner);
  }
}

/** What everybody at a table receives alike. */
const PUBLIC = new Set([
  'cardPlayed',
  'trickEnd',
  'lastTrick',
  'roundEnd',
  'gameEnd',
  'partyEnd',
  'bidsUpdate',
  'contractSelected',
  'turnStart',
]);

export function publicFrames({ received }: DocumentClient): Received[] {
  return received.filter(({ event }) => PUBLIC.has(event));
}
