// Whole matches that bots have played at real tables, and what is saved of them; the same ones every time.

import { allBots } from '@kalpler/bots';
import {
  dealNext,
  drawDeal,
  type GameId,
  gameOf,
  openTable,
  type Result,
  SeededRandom,
  submit,
  type Table,
  viewTable,
} from '@kalpler/engine';
import { headSum, type MatchProgress, type SavedMatch, savedEntry } from '@kalpler/match';
import type { Dump } from '../../src/solo/store/store.ts';
import { factsOf } from '../../src/stats/facts-of.ts';

export interface Played {
  readonly table: Table;
  readonly match: SavedMatch;
  readonly progress: MatchProgress;
}

interface PlayedRequest {
  readonly game: GameId;
  readonly seed: number;
  readonly options?: Readonly<Record<string, unknown>>;
  /** The bots by seat; the first one plays for the player. */
  readonly bots?: readonly string[];
  readonly kind?: 'match' | 'daily';
  readonly hints?: number;
}

const HOUR = 3_600_000;
/** A Monday noon. */
const START = Date.UTC(2026, 10, 2, 12);

export function must<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

export function playedMatch(request: PlayedRequest): Played {
  const { game, seed, options = {}, kind = 'match', hints = 0 } = request;
  const random = new SeededRandom(seed);
  const { seats } = gameOf(game, options);
  const names = (request.bots ?? ['skilled', 'hard', 'hard', 'hard']).slice(0, seats);
  const bots = names.map((name) => allBots.create(name));
  const players = ['Ayşe', 'Bora', 'Can', 'Defne'].slice(0, seats);
  let table = must(openTable({ game, options, players, deals: { kind: 'seeded', seed } }));
  for (let isOver = false; !isOver; ) {
    if (table.awaitsDeal) table = must(dealNext(table, drawDeal(table.game, random)));
    while (table.actors.length > 0) {
      const seat = table.actors[0]!;
      const { move } = bots[seat]!.choose(viewTable(table, seat), random);
      table = must(submit(table, seat, move));
    }
    isOver = table.standing.winners !== null || kind === 'daily';
  }
  const startedAt = START + seed * 5 * HOUR;
  const head = {
    id: `${game}-${seed}`,
    kind,
    day: kind === 'daily' ? new Date(startedAt).toISOString().slice(0, 10) : null,
    opening: table.opening,
    secret: '0'.repeat(64),
    seat: 0,
    rivals: names.map((bot, seat) => (seat === 0 ? null : { character: null, bot })),
    startedAt,
  };
  return {
    table,
    match: { ...head, check: headSum(head) },
    progress: {
      cursor: table.version,
      length: table.version,
      hints,
      undos: 0,
      playedAt: startedAt + HOUR,
      isOver: true,
      totals: table.standing.totals,
      deals: table.results.length,
    },
  };
}

/** What a store holds after these matches. */
export function dumpOf(all: readonly Played[]): Dump {
  return {
    matches: all.map(({ match, progress }) => ({ match, progress })),
    entries: all.flatMap(({ table, match }) => entriesOf(table, match)),
    broken: [],
    facts: all
      .filter(({ progress }) => progress.isOver)
      .map(({ table, match, progress }) => factsOf(table, match, progress)),
    kept: [{ name: 'lesson.hearts', value: { step: 3 } }],
  };
}

function entriesOf({ log, game }: Table, { id, check }: SavedMatch): Dump['entries'] {
  let sum = check;
  return log.map((entry, n) => {
    const saved = savedEntry(entry, game.seats, sum);
    sum = saved.sum;
    return { match: id, n, entry: saved };
  });
}
