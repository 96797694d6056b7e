// The log of a match without what follows from its beginning: deals from the secret, and moves as choices among the legal ones.

import {
  type Action,
  dealNext,
  fail,
  MAX_ACTIONS,
  type Move,
  moveOf,
  moveText,
  ok,
  parseMove,
  type Result,
  replay,
  rewind,
  type Seat,
  submit,
  type Table,
} from '@kalpler/engine';
import { nextDraw, type Secret } from '../index.ts';
import { ChoiceReader, ChoiceWriter } from './choice-number.ts';
import { isDrawn, noteDeal, readDeal } from './link-deal.ts';

/** What the log of a match consists of, if its beginning and its secret are known. */
export interface PackedLog {
  /** How many entries there are. */
  readonly length: number;
  /** Entries made for somebody who was late, by number. */
  readonly auto: readonly number[];
  /** Deals that do not follow from the secret. */
  readonly given: readonly number[];
  /** Moves of seats that need not act, as when a bid is changed. */
  readonly odd: readonly OddMove[];
  readonly choices: Uint8Array;
}

export interface OddMove {
  readonly entry: number;
  readonly seat: Seat;
  /** As `moveText` writes it. */
  readonly move: string;
}

export function packLog(table: Table, secret: Secret): PackedLog {
  const { log } = table;
  const auto: number[] = [];
  const given: number[] = [];
  const odd: OddMove[] = [];
  const writer = new ChoiceWriter();
  let now = rewind(table, 0);
  for (const [i, entry] of log.entries()) {
    if (entry.kind === 'deal') {
      if (!isDrawn(now, secret, entry)) {
        given.push(i);
        noteDeal(writer, now.game, entry);
      }
    } else {
      if (entry.auto) auto.push(i);
      if (!noteMove(writer, now, entry.seat, entry.move)) {
        odd.push({ entry: i, seat: entry.seat, move: moveText(entry.move) });
      }
    }
    const next = replay(now, [entry]);
    if (!next.ok) throw new Error(`a log that was accepted is refused: ${i}`);
    now = next.value;
  }
  return { length: log.length, auto, given, odd, choices: writer.bytes() };
}

/** False for a move that is not among those a seat has that must act. */
function noteMove(writer: ChoiceWriter, table: Table, seat: Seat, move: Move): boolean {
  const { actors } = table;
  const moves = actors.includes(seat) ? movesOf(table, seat).map(moveText) : [];
  const index = moves.indexOf(moveText(move));
  if (index < 0) return false;
  writer.note(actors.indexOf(seat), actors.length);
  writer.note(index, moves.length);
  return true;
}

const legal = new Int32Array(MAX_ACTIONS);

/** The moves of a seat in the order of their texts, which no change to the engine touches. */
function movesOf({ game, deal }: Table, seat: Seat): Move[] {
  const n = game.legal(deal!, seat, legal);
  const moves = Array.from(legal.subarray(0, n), (action) => moveOf(action as Action));
  if (game.id === 'hearts' && game.options.claim && game.canClaim(deal!, seat)) {
    moves.push({ kind: 'claim' });
  }
  const byText = moves.map((move) => ({ move, text: moveText(move) }));
  return byText.sort((a, b) => (a.text < b.text ? -1 : 1)).map(({ move }) => move);
}

/** No match has this many entries. */
const MOST_ENTRIES = 50_000;

/** The whole table again, from one at which nothing has been dealt yet. */
export function unpackLog(start: Table, secret: Secret, packed: PackedLog): Result<Table, string> {
  const reader = new ChoiceReader(packed.choices);
  const [auto, given] = [new Set(packed.auto), new Set(packed.given)];
  const odd = new Map(packed.odd.map((move) => [move.entry, move]));
  if (packed.length > MOST_ENTRIES) return fail(`log: ${packed.length} entries are too many`);
  let table = start;
  for (let i = 0; i < packed.length; i++) {
    const next = table.awaitsDeal
      ? dealAgain(table, secret, given.has(i) ? reader : null)
      : moveAgain(table, reader, odd.get(i), auto.has(i));
    if (!next.ok) return fail(`log ${i}: ${next.error}`);
    table = next.value;
  }
  return reader.isEmpty ? ok(table) : fail('log: something is left over');
}

function dealAgain(
  table: Table,
  secret: Secret,
  given: ChoiceReader | null,
): Result<Table, string> {
  if (given === null && table.opening.deals.kind !== 'fair') return fail('nothing to deal from');
  const draw = given === null ? nextDraw(table, secret) : readDeal(given, table.game);
  const dealt = dealNext(table, draw);
  return dealt.ok ? dealt : fail(dealt.error.code);
}

function moveAgain(
  table: Table,
  reader: ChoiceReader,
  odd: OddMove | undefined,
  isAuto: boolean,
): Result<Table, string> {
  const { actors, game } = table;
  const notes = isAuto ? { auto: true as const } : {};
  let seat: Seat;
  let move: Move;
  if (odd === undefined) {
    if (actors.length === 0) return fail('nobody is to act');
    seat = actors[reader.next(actors.length)]!;
    const moves = movesOf(table, seat);
    move = moves[reader.next(moves.length)]!;
  } else {
    const parsed = parseMove(odd.move, game.deck);
    if (!parsed.ok) return parsed;
    seat = odd.seat;
    move = parsed.value;
  }
  const done = submit(table, seat, move, notes);
  return done.ok ? done : fail(done.error.code);
}
