// A table: its opening and its log of accepted entries, and the match that follows from them.
//
// A table never changes; every step gives a new one. All of it can be rebuilt from the opening and the log,
// so nothing else needs to be stored, and undo is nothing but a replay that stops earlier.

import type { Card } from '../cards/card.ts';
import { type Random, SeededRandom, shuffle } from '../cards/random.ts';
import { cardSet, listCards } from '../cards/ranks.ts';
import { isSeat, type Seat, seatsOf } from '../cards/seat.ts';
import { Deal } from '../deal/deal.ts';
import { OVER, type Phase, phaseName } from '../deal/phase.ts';
import { refuse } from '../games/game.ts';
import type { AnyGame, DealResult } from '../games/games.ts';
import { MOVE_KINDS, type Move, moveOf } from '../games/move.ts';
import { frozen, isRecord, show, unsigned } from '../games/options.ts';
import { type Refusal, refusalText } from '../games/refusal.ts';
import { fail, ok, type Result } from '../games/result.ts';
import type { Standing } from '../games/standing.ts';
import { type Opening, readOpening } from './opening.ts';

/** Cards in dealing order, and the seat that chance has picked for rules that begin at random. */
export interface Draw {
  readonly cards: readonly Card[];
  readonly first: Seat;
}

export type Entry =
  | ({ readonly kind: 'deal'; readonly at?: number } & Draw)
  | {
      readonly kind: 'move';
      readonly seat: Seat;
      readonly move: Move;
      /** Whether it was done for a seat that did not act in time. */
      readonly auto?: true;
      /** When, by the clock of the host. */
      readonly at?: number;
    };

export class Table {
  readonly opening: Opening;
  readonly game: AnyGame;
  /** The deal on the table. Read it only; copy it to play on. Null before the first. */
  readonly deal: Deal | null;
  /** How many entries the log has. */
  readonly version: number;
  readonly standing: Standing;
  readonly results: readonly DealResult[];
  /** Shared with later tables, which only ever add to it. */
  readonly #entries: Entry[];

  constructor(opening: Opening, game: AnyGame, state: State, entries: Entry[], version: number) {
    this.opening = opening;
    this.game = game;
    this.deal = state.deal;
    this.standing = state.standing;
    this.results = state.results;
    this.#entries = entries;
    this.version = version;
    Object.freeze(this);
  }

  get log(): readonly Entry[] {
    return this.#entries.slice(0, this.version);
  }

  /** The newest entry of the log. */
  get lastEntry(): Entry | undefined {
    return this.#entries[this.version - 1];
  }

  /** C5, C11: a match that is over is over at once, without a pause after the last round. */
  get phase(): Phase {
    if (this.standing.winners) return this.game.endPhase;
    return this.deal === null ? 'waiting' : phaseName(this.deal.phase);
  }

  /** Whether the next entry must be a deal. */
  get awaitsDeal(): boolean {
    return !this.standing.winners && (this.deal === null || this.deal.phase === OVER);
  }

  /** Whether players should have time to look at the result first; a deal cancelled unplayed needs none. */
  get awaitsPause(): boolean {
    return this.awaitsDeal && this.deal !== null && this.deal.count > 0;
  }

  /** The seats that the table waits for. */
  get actors(): Seat[] {
    return this.deal === null ? [] : seatsOf(this.game.actors(this.deal));
  }

  /** A new table with one more entry. */
  with(state: State, entry: Entry): Table {
    const isNewest = this.#entries.length === this.version;
    const entries = isNewest ? this.#entries : this.#entries.slice(0, this.version);
    entries.push(entry);
    return new Table(this.opening, this.game, state, entries, this.version + 1);
  }
}

interface State {
  deal: Deal | null;
  standing: Standing;
  results: readonly DealResult[];
}

export function openTable(value: unknown): Result<Table, string> {
  const read = readOpening(value);
  if (!read.ok) return fail(`opening${isRecord(value) ? '.' : ': '}${read.error}`);
  const { opening, game } = read.value;
  return ok(new Table(opening, game, startOf(opening, game), [], 0));
}

const NO_RESULTS: readonly DealResult[] = Object.freeze([]);

function startOf(opening: Opening, game: AnyGame): State {
  return { deal: null, standing: opening.standing ?? frozen(game.start()), results: NO_RESULTS };
}

/**
 * Carries out one entry on a state that may be changed. Returns the entry as it belongs into the log, or why
 * it is refused, with nothing changed.
 */
function step(game: AnyGame, state: State, entry: Entry): Result<Entry, Refusal> {
  const isPlain = isRecord(entry as unknown);
  if (!isPlain) return refuse('INVALID_MOVE');
  if (entry.kind === 'deal') return stepDeal(game, state, entry);
  const { deal } = state;
  if (deal === null || state.standing.winners) return refuse('WRONG_PHASE');
  const wellFormed =
    entry.kind === 'move' && isRecord(entry.move) && MOVE_KINDS.includes(entry.move.kind);
  if (!wellFormed) return refuse('INVALID_MOVE');
  const notes = notesOf(entry);
  const seated = isSeat(entry.seat, game.seats);
  const checked = game.check(deal, seated ? entry.seat : 0, entry.move);
  // C4: even for a place that is no seat, the phase comes first.
  if (!seated && (checked.ok || checked.error.code !== 'WRONG_PHASE')) {
    return refuse('NOT_YOUR_TURN');
  }
  if (!checked.ok) return checked;
  game.apply(deal, entry.seat, checked.value);
  settle(game, state);
  const seat = unsigned(entry.seat);
  return ok(frozen({ kind: 'move', seat, move: moveOf(checked.value), ...notes }));
}

function stepDeal(
  game: AnyGame,
  state: State,
  entry: Entry & { readonly kind: 'deal' },
): Result<Entry, Refusal> {
  const { cards, first } = entry;
  if (state.deal !== null && state.deal.phase !== OVER) return refuse('WRONG_PHASE');
  const setup = game.next(state.standing);
  if (setup === null) return refuse('WRONG_PHASE');
  const dealt: readonly Card[] = Array.isArray(cards) ? [...cards] : [];
  const whole = dealt.length === game.deck.size && new Set(dealt).size === dealt.length;
  if (!whole || !dealt.every((card) => game.deck.has(card))) return refuse('INVALID_CARD');
  if (!isSeat(first, game.seats)) return refuse('INVALID_MOVE');
  const notes = notesOf(entry);
  state.deal ??= new Deal();
  game.open(state.deal, setup, dealt, first);
  settle(game, state);
  const hands = sortHands(dealt, game.seats);
  return ok(frozen({ kind: 'deal', cards: hands, first: unsigned(first), ...notes }));
}

/** The same hands, each in card order. */
function sortHands(cards: readonly Card[], seats: number): Card[] {
  const size = cards.length / seats;
  return Array.from({ length: seats }, (_, seat) =>
    listCards(cardSet(cards.slice(seat * size, (seat + 1) * size))),
  ).flat();
}

/** Adds the result of a deal that has just ended. */
function settle(game: AnyGame, state: State): void {
  if (state.deal?.phase !== OVER) return;
  const result = frozen(game.result(state.deal, state.standing));
  state.results = Object.freeze([...state.results, result]);
  state.standing = frozen(game.after(state.standing, result));
}

function enter(table: Table, entry: Entry): Result<Table, Refusal> {
  const { deal, standing, results } = table;
  const state: State = { deal: deal && new Deal().copyFrom(deal), standing, results };
  const done = step(table.game, state, entry);
  return done.ok ? ok(table.with(state, done.value)) : done;
}

/** What a host may note of an entry. A note that no file could give back is a mistake of the host. */
interface Notes {
  readonly auto?: true;
  readonly at?: number;
}

function notesOf({ auto, at }: Notes): Notes {
  if (auto !== undefined && auto !== true) {
    throw new RangeError(`auto: expected true, got ${show(auto)}`);
  }
  if (at !== undefined && !Number.isSafeInteger(at)) {
    throw new RangeError(`at: expected a whole number, got ${show(at)}`);
  }
  return { ...(auto ? { auto } : {}), ...(at === undefined ? {} : { at: unsigned(at) }) };
}

/** Makes a seat's move, if the rules allow it. */
export function submit(
  table: Table,
  seat: Seat,
  move: Move,
  notes: Notes = {},
): Result<Table, Refusal> {
  return enter(table, { kind: 'move', seat, move, ...notes });
}

/** Puts a new deal on the table; only when one is awaited. */
export function dealNext(
  table: Table,
  draw: Draw,
  notes: Omit<Notes, 'auto'> = {},
): Result<Table, Refusal> {
  return enter(table, { kind: 'deal', cards: draw.cards, first: draw.first, ...notes });
}

/** What is done for a seat that does not act in time. */
export function autoMove(table: Table, seat: Seat, random: Random): Result<Move, Refusal> {
  if (table.deal === null || !table.actors.includes(seat)) return refuse('NOT_YOUR_TURN');
  return ok(moveOf(table.game.auto(table.deal, seat, random)));
}

/** Acts for every seat that the table waits for, as entries of the log like any others. */
export function timeOut(table: Table, random: Random, notes: Omit<Notes, 'auto'> = {}): Table {
  let next = table;
  for (const seat of table.actors) {
    const move = autoMove(next, seat, random);
    const done = move.ok ? submit(next, seat, move.value, { ...notes, auto: true }) : move;
    if (!done.ok) throw new Error(`no move for seat ${seat}: ${refusalText(done.error)}`);
    next = done.value;
  }
  return next;
}

export interface ReplayProblem {
  /** Which entry could not be carried out. */
  readonly entry: number;
  readonly refusal: Refusal;
}

/** Entries carried out one after the other on one deal, which makes no table for each of them. */
export class Replay {
  readonly #table: Table;
  readonly #state: State;
  readonly #entries: Entry[];

  constructor(table: Table) {
    const { deal, standing, results } = table;
    this.#table = table;
    this.#state = { deal: deal && new Deal().copyFrom(deal), standing, results };
    this.#entries = [...table.log];
  }

  get game(): AnyGame {
    return this.#table.game;
  }

  /** How many entries there are so far. */
  get version(): number {
    return this.#entries.length;
  }

  /** The seat that is to act, or the first of them. */
  get actor(): Seat | undefined {
    const { deal } = this.#state;
    return deal === null ? undefined : seatsOf(this.game.actors(deal))[0];
  }

  /** What the deal brought that is over and still on the table. */
  get ended(): DealResult | undefined {
    const { deal, results } = this.#state;
    return deal?.phase === OVER ? results.at(-1) : undefined;
  }

  enter(entry: Entry): Result<void, Refusal> {
    const done = step(this.game, this.#state, entry);
    if (!done.ok) return done;
    this.#entries.push(done.value);
    return ok(undefined);
  }

  /** The finished table; nothing may be entered after that. */
  end(): Table {
    return new Table(this.#table.opening, this.game, this.#state, this.#entries, this.version);
  }
}

/** The table after these entries, or the first one that the rules refuse. */
export function replay(table: Table, log: Iterable<Entry>): Result<Table, ReplayProblem> {
  const going = new Replay(table);
  for (const entry of log) {
    const done = going.enter(entry);
    if (!done.ok) return fail({ entry: going.version, refusal: done.error });
  }
  return ok(going.end());
}

/** The table as it was when its log had `version` entries. */
export function rewind(table: Table, version: number): Table {
  const log = table.log.slice(0, Math.max(0, version));
  const from = log.findLastIndex(({ kind }) => kind === 'deal');
  const state = from < 0 ? startOf(table.opening, table.game) : stateBefore(table, log, from);
  // Only the last deal is played again: what the others brought is known.
  const played = from < 0 ? [] : log.splice(from);
  const start = new Table(table.opening, table.game, state, log, log.length);
  const replayed = replay(start, played);
  if (!replayed.ok) throw new Error(`a log that was accepted is refused: ${replayed.error.entry}`);
  return replayed.value;
}

/** How the match stood before the deal at a place in the log: each one before it has its result. */
function stateBefore(table: Table, log: readonly Entry[], from: number): State {
  let deals = 0;
  for (let i = 0; i < from; i++) if (log[i]!.kind === 'deal') deals++;
  const results = Object.freeze(table.results.slice(0, deals));
  return { deal: null, standing: standingBefore(table, deals), results };
}

/** How the match stood before a deal, counted from 0. */
export function standingBefore(table: Table, deal: number): Standing {
  const { standing } = startOf(table.opening, table.game);
  const results = table.results.slice(0, deal);
  return frozen(results.reduce((before, result) => table.game.after(before, result), standing));
}

/** A table with such a deal on it. It cannot be saved: its log does not say how it came about. */
export function tableAt(game: AnyGame, standing: Standing, deal: Deal): Table {
  const opening: Opening = {
    game: game.id,
    options: game.options,
    players: Array.from({ length: game.seats }, (_, seat) => `${seat}`),
    deals: { kind: 'given' },
    standing,
  };
  return new Table(opening, game, { deal, standing, results: [] }, [], 0);
}

/**
 * Drawing a deal: the deck shuffled, and the seat that begins where the rules leave it to chance (C10).
 */
export function drawDeal(game: AnyGame, random: Random): Draw {
  const cards = shuffle([...game.deck.cards], random);
  return { cards, first: random.below(game.seats) };
}

/** The deal of a simulation with this seed; deals are numbered from 1, redeals counted. */
export function seededDraw(game: AnyGame, seed: number, number: number): Draw {
  return drawDeal(game, new SeededRandom(seed + number * 0x100000000));
}
