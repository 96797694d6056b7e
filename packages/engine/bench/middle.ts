// The steps that cost microseconds rather than nanoseconds: a view, a sample deal, a submitted move.

import {
  type AnyGame,
  Deal,
  dealNext,
  drawDeal,
  type GameId,
  gameOf,
  type Move,
  moveOf,
  openTable,
  PLAYING,
  readTableText,
  replay,
  rewind,
  SeededRandom,
  submit,
  type Table,
  tableText,
  viewDeal,
} from '../src/index.ts';
import { sampleDeal } from '../src/view/sample-deal.ts';

interface MiddleTimes {
  readonly game: GameId;
  readonly view: number;
  readonly sampleDeal: number;
  readonly submit: number;
}

interface Spot {
  readonly table: Table;
  readonly seat: number;
  readonly move: Move;
}

/** Tables half way through a deal, each with a legal move. */
function middleTables(id: GameId, count: number, random: SeededRandom): Spot[] {
  const { seats } = gameOf(id);
  const players = Array.from({ length: seats }, (_, seat) => `${seat}`);
  const opened = openTable({ game: id, players });
  if (!opened.ok) throw new Error(opened.error);
  const spots: Spot[] = [];
  while (spots.length < count) {
    const dealt = dealNext(opened.value, drawDeal(opened.value.game, random));
    if (!dealt.ok) throw new Error(dealt.error.code);
    let table = dealt.value;
    while (table.deal!.phase < PLAYING || table.deal!.trick < 6) table = advance(table, random);
    for (let i = random.below(4); i > 0; i--) table = advance(table, random);
    const seat = table.actors[0]!;
    spots.push({ table, seat, move: moveOf(table.game.random(table.deal!, seat, random)) });
  }
  return spots;
}

function advance(table: Table, random: SeededRandom): Table {
  const seat = table.actors[0]!;
  const done = submit(table, seat, moveOf(table.game.random(table.deal!, seat, random)));
  if (!done.ok) throw new Error(done.error.code);
  return done.value;
}

/** Microseconds of one call, the best of several rounds over all spots. */
function time(spots: readonly Spot[], rounds: number, call: (spot: Spot) => unknown): number {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    for (let repeat = 0; repeat < 10; repeat++) for (const spot of spots) call(spot);
    best = Math.min(best, ((performance.now() - start) * 1000) / (10 * spots.length));
  }
  return best;
}

export function middleTimes(id: GameId, rounds: number): MiddleTimes {
  const random = new SeededRandom(11);
  const spots = middleTables(id, 500, random);
  const game: AnyGame = spots[0]!.table.game;
  const views = new Map(spots.map((spot) => [spot, viewDeal(game, spot.table.deal!, spot.seat)]));
  const deal = new Deal();
  return {
    game: id,
    view: time(spots, rounds, ({ table, seat }) => viewDeal(game, table.deal!, seat)),
    sampleDeal: time(spots, rounds, (spot) => sampleDeal(game, views.get(spot)!, random, deal)),
    submit: time(spots, rounds, ({ table, seat, move }) => submit(table, seat, move)),
  };
}

interface MatchTimes {
  readonly game: GameId;
  /** One step back and reading the whole match as text, as parts of replaying all of it. */
  readonly rewind: number;
  readonly text: number;
}

/** A match of some twenty deals, whole; best of several rounds taken in turns. */
export function matchTimes(id: GameId, rounds: number): MatchTimes {
  const random = new SeededRandom(12);
  const players = Array.from({ length: gameOf(id).seats }, (_, seat) => `${seat}`);
  const options = id === 'hearts' ? { endScore: 1000 } : {};
  const start = openTable({ game: id, options, players });
  if (!start.ok) throw new Error(start.error);
  let table = start.value;
  for (let deals = 0; table.standing.winners === null && deals < 20; ) {
    if (table.awaitsDeal) {
      const dealt = dealNext(table, drawDeal(table.game, random));
      if (!dealt.ok) throw new Error(dealt.error.code);
      table = dealt.value;
      deals++;
    } else table = advance(table, random);
  }
  const { log, version } = table;
  const text = tableText(table);
  const calls = [
    () => replay(start.value, log),
    () => rewind(table, version - 1),
    () => readTableText(text),
  ];
  const best = calls.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < rounds; round++) {
    calls.forEach((call, i) => {
      const from = performance.now();
      for (let repeat = 0; repeat < 20; repeat++) call();
      best[i] = Math.min(best[i]!, performance.now() - from);
    });
  }
  return { game: id, rewind: best[1]! / best[0]!, text: best[2]! / best[0]! };
}
