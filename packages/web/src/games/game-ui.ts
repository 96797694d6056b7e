// What each game brings to its table, fetched when a table of the game is shown.

import { type DealView, GAME_IDS, type GameId } from '@kalpler/engine';
import { type LazyResource, lazyResource, useLazyResource } from '../state/lazy-resource.ts';
import type { Words } from '../text-mode/report.ts';
import type { GameUi } from './game.ts';

/** A game that is not here has the table of any game. */
const TABLES: Readonly<Partial<Record<GameId, () => Promise<GameUi>>>> = {
  hearts: async () => (await import('./hearts/table.tsx')).HEARTS_TABLE,
  spades: async () => (await import('./spades/table.tsx')).SPADES_TABLE,
  king: async () => (await import('./king/table.tsx')).KING_TABLE,
};

const fetched = new Map<GameId, LazyResource<GameUi>>();

function uiOf(game: GameId): LazyResource<GameUi> {
  const known = fetched.get(game) ?? lazyResource(TABLES[game] ?? (async () => ({})));
  fetched.set(game, known);
  return known;
}

/** Fetches what the table of a game needs, ahead of the time when it is shown. */
export function loadGameUi(game: GameId): Promise<GameUi> {
  return uiOf(game).load();
}

/** For the component that a table begins with: what its game brings, once that is loaded. */
export function useGameUi(game: GameId): GameUi | undefined {
  return useLazyResource(uiOf(game));
}

/** For everything at a table that is shown. */
export function gameUi(game: GameId): GameUi {
  const ui = uiOf(game).peek();
  if (ui === undefined) throw new Error(`the table of ${game} has not been fetched`);
  return ui;
}

/** What somebody has chosen since an earlier view, which may be of another deal or of none. */
export function choicesSince(
  before: DealView | null,
  deal: DealView,
  players: readonly string[],
  words: Words,
): string[] {
  return gameUi(deal.game).choicesSince?.(before, deal, players, words) ?? [];
}

/** For tests, which ask for any game. */
export function loadAllGames(): Promise<unknown> {
  return Promise.all(GAME_IDS.map(loadGameUi));
}
