// A match made for tests of its page: played by bots on fair deals, with a mistake or two where a test wants them.

import { allBots } from '@kalpler/bots';
import {
  dealNext,
  type GameId,
  gameOf,
  type Move,
  openTable,
  QUEEN_OF_SPADES,
  type Result,
  rankOf,
  SeededRandom,
  submit,
  suitOf,
  type Table,
  type TableView,
  viewTable,
} from '@kalpler/engine';
import { commitment, nextDraw } from '@kalpler/fair';
import { trickCards } from '@kalpler/protocol';
import { NAMES } from './tables.ts';

interface MadeRequest {
  readonly game: GameId;
  readonly options?: Readonly<Record<string, unknown>>;
  /** Distinguishes one match from another. */
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

/** A mistake that nobody would defend: the last to play takes the queen of spades, although a lower card was there; null elsewhere. */
export function takeTheQueen(seat: number): (view: TableView) => Move | null {
  return (view) => {
    const { deal } = view;
    if (view.seat !== seat || deal?.phase !== 'playing') return null;
    const trick = trickCards(view, deal, deal.takers.length).map(({ card }) => card);
    if (trick.length !== view.players.length - 1 || !trick.includes(QUEEN_OF_SPADES)) return null;
    const led = suitOf(trick[0]!);
    const best = Math.max(...trick.filter((card) => suitOf(card) === led).map(rankOf));
    const follows = deal.legal.filter((card) => suitOf(card) === led);
    const higher = follows.find((card) => rankOf(card) > best);
    const isSafe = follows.some((card) => rankOf(card) < best);
    return higher === undefined || !isSafe ? null : { kind: 'play', card: higher };
  };
}
