// A match made for tests of its page: played by bots on fair deals, with a mistake or two where a test wants them.

import { allBots } from '@kalpler/bots';
import {
  dealNext,
  type GameId,
  gameOf,
  type Move,
  openTable,
  type Result,
  SeededRandom,
  submit,
  type Table,
  type TableView,
  viewTable,
} from '@kalpler/engine';
import { commitment, nextDraw } from '@kalpler/fair';
import { NAMES } from './tables.ts';

interface MadeRequest {
  readonly game: GameId;
  readonly options?: Readonly<Record<string, unknown>>;
  /** Tells one match from another. */
  readonly seed?: number;
  /** The level of all players. */
  readonly bot?: string;
  /** What somebody does instead of what a bot would do; null for nothing in particular. */
  readonly instead?: (view: TableView) => Move | null;
  /** Ends the match early. */
  readonly isEnough?: (table: Table) => boolean;
}

export interface Made {
  readonly table: Table;
  readonly secret: Uint8Array;
}

function must<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

export function madeMatch(request: MadeRequest): Made {
  const { game, options = {}, seed = 1, bot: level = 'hard', instead, isEnough } = request;
  const secret = Uint8Array.from({ length: 32 }, (_, i) => (seed * 31 + i * 7) & 255);
  const players = NAMES.slice(0, gameOf(game, options).seats);
  const salts = players.map(() => null);
  const deals = { kind: 'fair', commitment: commitment(secret), salts };
  const random = new SeededRandom(seed);
  const bot = allBots.create(level);
  let table = must(openTable({ game, options, players, deals }));
  while (table.standing.winners === null && !isEnough?.(table)) {
    if (table.awaitsDeal) {
      table = must(dealNext(table, nextDraw(table, secret)));
      continue;
    }
    const seat = table.actors[0]!;
    const view = viewTable(table, seat);
    const move = instead?.(view) ?? bot.choose(view, random).move;
    table = must(submit(table, seat, move));
  }
  return { table, secret };
}
