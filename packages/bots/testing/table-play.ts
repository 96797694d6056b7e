// Shorthands for tests: bots at a real table, and what each of them saw and thought.

import {
  dealNext,
  drawDeal,
  type GameId,
  gameOf,
  openTable,
  presetNames,
  type Result,
  SeededRandom,
  submit,
  type Table,
  type TableView,
  viewTable,
} from '@kalpler/engine';
import type { Bot, Thought } from '../src/bot.ts';

/** Every game with each of its presets. */
export const PRESETS = (['hearts', 'spades', 'king'] as const).flatMap((id) =>
  presetNames(id).map((preset): [GameId, string] => [id, preset]),
);

export interface Moment {
  readonly view: TableView;
  /** Where the bot's chance came from. */
  readonly seed: number;
  readonly thought: Thought;
}

export function given<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

/** Plays a number of deals at a table that refuses every illegal move; bots sit around it in turn. */
export function playDeals(
  id: GameId,
  options: Readonly<Record<string, unknown>>,
  bots: readonly Bot[],
  deals: number,
  seed = 1,
): Moment[] {
  const moments: Moment[] = [];
  playMatch(id, options, bots, deals, seed, (moment) => moments.push(moment));
  return moments;
}

/** The table after a number of deals; each move is reported before it is made. */
export function playMatch(
  id: GameId,
  options: Readonly<Record<string, unknown>>,
  bots: readonly Bot[],
  deals: number,
  seed = 1,
  notify: (moment: Moment) => void = () => {},
): Table {
  const game = gameOf(id, options);
  const random = new SeededRandom(seed);
  const players = Array.from({ length: game.seats }, (_, seat) => `player ${seat}`);
  let table: Table = given(openTable({ game: id, options, players }));
  for (let deal = 0; deal < deals && table.awaitsDeal; deal++) {
    table = given(dealNext(table, drawDeal(game, random)));
    while (table.actors.length > 0) {
      const seat = table.actors[0]!;
      const view = viewTable(table, seat);
      const own = random.below(2 ** 32);
      const thought = bots[seat % bots.length]!.choose(view, new SeededRandom(own));
      notify({ view, seed: own, thought });
      table = given(submit(table, seat, thought.move));
    }
  }
  return table;
}
