// What each game brings to its table, fetched when a table of the game is shown.

import { type DealView, GAME_IDS, type GameId } from '@kalpler/engine';
import { type LazyResource, lazyResource, useLazyResource } from '../state/lazy-resource.ts';
import type { Words } from '../text-mode/report.ts';
import type { GameTable } from './plugin.ts';

/** A game that is not here has the table of any game. */
const TABLES: Readonly<Partial<Record<GameId, () => Promise<GameTable>>>> = {
  hearts: async () => (await import('./hearts/table.tsx')).HEARTS_TABLE,
  spades: async () => (await import('./spades/table.tsx')).SPADES_TABLE,
  king: async () => (await import('./king/table.tsx')).KING_TABLE,
};

const fetched = new Map<GameId, LazyResource<GameTable>>();

function resourceOf(game: GameId): LazyResource<GameTable> {
  const known = fetched.get(game) ?? lazyResource(TABLES[game] ?? (async () => ({})));
  fetched.set(game, known);
  return known;
}

/** Fetches what the table of a game needs, ahead of the time when it is shown. */
export function loadGameTable(game: GameId): Promise<GameTable> {
  return resourceOf(game).load();
}

/** For the component that a table begins with: what its game brings, once that is loaded. */
export function useGameTable(game: GameId): GameTable | undefined {
  return useLazyResource(resourceOf(game));
}

/** For everything at a table that is shown. */
export function gameTable(game: GameId): GameTable {
  const table = resourceOf(game).peek();
  if (table === undefined) throw new Error(`the table of ${game} has not been fetched`);
  return table;
}

/** What somebody has chosen since an earlier view, which may be of another deal or of none. */
export function choicesSince(
  before: DealView | null,
  deal: DealView,
  players: readonly string[],
  words: Words,
): string[] {
  return gameTable(deal.game).choicesSince?.(before, deal, players, words) ?? [];
}

/** For tests, which ask for any game. */
export function loadAllGames(): Promise<unknown> {
  return Promise.all(GAME_IDS.map(loadGameTable));
}
