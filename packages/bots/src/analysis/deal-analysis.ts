// The analysis of a whole deal for one seat: a verdict on each decision, and cards against play.

import {
  type Action,
  actionOf,
  DECLARED,
  Deal,
  type Draw,
  type Entry,
  type Move,
  OVER,
  PLAYING,
  replay,
  rewind,
  SELECTING,
  type Seat,
  SeededRandom,
  type Standing,
  type Table,
  type TableView,
  viewTable,
} from '@kalpler/engine';
import type { KnownGames } from '../known-games.ts';
import { type Effort, type Verdict, weighMove } from './verdict.ts';

export interface Judged {
  /** How many entries the log had before the move: the version of the view that the player saw. */
  readonly version: number;
  readonly move: Move;
  readonly verdict: Verdict;
}

/** What is known after each decision. */
export interface AnalysisProgress {
  readonly done: number;
  readonly total: number;
  readonly judged: Judged;
}

/** By how many points the seat, or its side in Spades, came out ahead of the others, and why. */
export interface DealSummary {
  readonly result: number;
  /** What the cards were worth: the result that skilled players would have come to on average. */
  readonly luck: number;
  /** What the seat's decisions cost, by their verdicts, and how many of them were mistakes. */
  readonly lost: number;
  readonly mistakes: number;
}

export interface DealAnalysis {
  readonly judged: readonly Judged[];
  /** Null while the deal is played. */
  readonly summary: DealSummary | null;
}

/**
 * Judges every decision of a seat in one deal, from 0 on as in `table.results`. Each step is one decision: the
 * caller may show how far it is, or stop. The same table and effort give the same analysis.
 */
export function* analyzeDeal(
  games: KnownGames,
  table: Table,
  number: number,
  seat: Seat,
  effort: Effort = {},
): Generator<AnalysisProgress, DealAnalysis, void> {
  const played = playedDeal(table, number, seat);
  const total = played.made.length;
  const judged: Judged[] = [];
  for (const { view, move } of played.made) {
    const verdict = weighMove(games, view, move, { ...effort, seed: seedAt(effort, view.version) });
    judged.push({ version: view.version, move, verdict });
    yield { done: judged.length, total, judged: judged.at(-1)! };
  }
  return { judged, summary: summaryOf(games, played, judged, effort) };
}

/** Only the summary of a finished deal, from verdicts that are known already; null while it is played. */
export function summarize(
  games: KnownGames,
  table: Table,
  number: number,
  seat: Seat,
  judged: readonly Judged[],
  effort: Effort = {},
): DealSummary | null {
  return summaryOf(games, playedDeal(table, number, seat), judged, effort);
}

function summaryOf(
  games: KnownGames,
  played: PlayedDeal,
  judged: readonly Judged[],
  effort: Effort,
): DealSummary | null {
  const { end, standing, seat, isOver } = played;
  if (!isOver || end.deal === null) return null;
  const worth = games.search(end.game).worth(end.game, standing, seat);
  worth.of(end.deal);
  return {
    result: worth.points,
    luck: luckOf(games, played, seedAt(effort, 0)),
    lost: judged.reduce((sum, { verdict }) => sum + verdict.lost, 0),
    mistakes: judged.filter(({ verdict }) => verdict.grade === 'mistake').length,
  };
}

/** Each decision has a seed of its own, so that it can be judged again by itself. */
function seedAt({ seed = 0 }: Effort, version: number): number {
  return seed + version;
}

/** How often the deal is played again. */
const PLAYOUTS = 100;
/** One card in this many is any legal one: skilled players alone would come to the same end each time. */
const LOOSE = 4;

/**
 * The mean of what the seat, or its side, comes out ahead of the others when the same cards are played again from
 * the beginning, all seats as skilled players, except for some cards that are left to chance. In King the contract
 * stays as it was named, if another seat named it. Nothing, where no card was played.
 */
function luckOf(
  games: KnownGames,
  { seat, standing, draw, end }: PlayedDeal,
  seed: number,
): number {
  const { game } = end;
  const setup = game.next(standing);
  if (setup === null || end.deal === null || end.deal.count === 0) return 0;
  const { contractIndex, declared } = end.deal;
  const named = actionOf('choose', contractIndex | (declared ? DECLARED : 0));
  const worth = games.search(game).worth(game, standing, seat);
  const skilled = games.policy(game, standing, 'skilled');
  const random = new SeededRandom(seed);
  const deal = new Deal();
  const action = (turn: number): Action => {
    if (deal.phase === SELECTING && turn !== seat) return named;
    const isLoose = deal.phase === PLAYING && random.below(LOOSE) === 0;
    return isLoose ? game.random(deal, turn, random) : skilled.act(deal, turn, random);
  };
  let sum = 0;
  for (let n = 0; n < PLAYOUTS; n++) {
    game.open(deal, setup, draw.cards, draw.first);
    while (deal.phase !== OVER) {
      const turn = deal.phase === PLAYING ? deal.turn : 31 - Math.clz32(game.actors(deal));
      game.apply(deal, turn, action(turn));
    }
    worth.of(deal);
    sum += worth.points;
  }
  return sum / PLAYOUTS;
}

// One deal of a match, taken from its log: what one seat saw, and what it did.

/** A move of the seat, and what it could see before. */
interface Made {
  readonly view: TableView;
  readonly move: Move;
}

interface PlayedDeal {
  readonly seat: Seat;
  /** How the match stood before it. */
  readonly standing: Standing;
  readonly draw: Draw;
  /** What the seat decided itself; what the table did for it, because it was late, is left out. */
  readonly made: readonly Made[];
  /** The table after the last entry of the deal. */
  readonly end: Table;
  readonly isOver: boolean;
}

/** The deal of a number, from 0 on and redeals counted, as in `table.results`; throws if there was none. */
function playedDeal(table: Table, number: number, seat: Seat): PlayedDeal {
  const { log } = table;
  const begins = log.flatMap(({ kind }, i) => (kind === 'deal' ? [i] : []));
  const from = begins[number];
  if (from === undefined) throw new RangeError(`no deal ${number} in a match of ${begins.length}`);
  const before = rewind(table, from);
  const made: Made[] = [];
  let now = before;
  for (const entry of log.slice(from, begins[number + 1])) {
    if (entry.kind === 'move' && entry.seat === seat && !entry.auto) {
      made.push({ view: viewTable(now, seat), move: entry.move });
    }
    now = after(now, entry);
  }
  return {
    seat,
    standing: before.standing,
    draw: log[from] as Entry & { kind: 'deal' },
    made,
    end: now,
    isOver: table.results.length > number,
  };
}

function after(table: Table, entry: Entry): Table {
  const done = replay(table, [entry]);
  if (!done.ok) throw new Error(`a log that was accepted is refused: ${done.error.entry}`);
  return done.value;
}
