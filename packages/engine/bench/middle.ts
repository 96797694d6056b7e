// The steps that cost microseconds rather than nanoseconds: a view, an imagined deal, a submitted move.

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
  SeededRandom,
  submit,
  type Table,
  viewDeal,
} from '../src/index.ts';
import { imagine } from '../src/view/imagine.ts';

export interface MiddleTimes {
  readonly game: GameId;
  readonly view: number;
  readonly imagine: number;
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
    imagine: time(spots, rounds, (spot) => imagine(game, views.get(spot)!, random, deal)),
    submit: time(spots, rounds, ({ table, seat, move }) => submit(table, seat, move)),
  };
}
