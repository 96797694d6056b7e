// The games of the page: what is known of each from the beginning, and where its table is fetched from.

import { type AnyOptions, type DealView, GAME_IDS, type GameId } from '@kalpler/engine';
import type { CSSProperties } from 'react';
import { type LazyResource, lazyResource, useLazyResource } from '../state/lazy-resource.ts';
import type { Words } from '../text-mode/report.ts';
import type { GameEntry, GameUi } from './game.ts';
import { HEARTS } from './hearts/entry.ts';
import { KING } from './king/entry.ts';
import { SPADES } from './spades/entry.ts';

const ENTRIES: Readonly<Record<GameId, GameEntry>> = {
  hearts: HEARTS,
  spades: SPADES,
  king: KING,
};

/** A game that is not here has the table of any game. */
const TABLES: Readonly<Partial<Record<GameId, () => Promise<GameUi>>>> = {
  hearts: async () => (await import('./hearts/table.tsx')).HEARTS_TABLE,
  spades: async () => (await import('./spades/table.tsx')).SPADES_TABLE,
  king: async () => (await import('./king/table.tsx')).KING_TABLE,
};

export function gameEntry(game: GameId): GameEntry {
  return ENTRIES[game];
}

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

/** For the component that a table begins with: what its game brings, once it is there. */
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

/** What a match is played for: points or a number of deals; null where the rules do not say. */
export function goalOf(
  options: AnyOptions,
): { readonly points: number } | { readonly deals: number } | null {
  const { goalOption, dealsOf } = gameEntry(options.game);
  if (goalOption !== undefined) {
    const points: Readonly<Record<string, unknown>> = { ...options };
    return { points: Number(points[goalOption]) };
  }
  return dealsOf === undefined ? null : { deals: dealsOf(options) };
}

/** The points that a preset is played to after some changes; null where the number of deals ends a match. */
export function goalOfPreset(
  game: GameId,
  preset: string,
  changes: Readonly<Partial<Record<string, unknown>>>,
): number | null {
  const { goals, goalOption } = gameEntry(game);
  const usual = goals[preset] ?? null;
  const changed = goalOption && changes[goalOption];
  return usual === null ? null : Number(changed ?? usual);
}

/** The preset of a game for those who choose none: the same wherever it is played. */
export function usualPreset(game: GameId): string {
  return Object.keys(gameEntry(game).goals)[0]!;
}

/** The colours of a game, for the styles of whatever shows its tile or mark. */
export function tintOf(game: GameId): CSSProperties {
  const { ground, sign } = gameEntry(game).tint;
  return {
    '--game-ground': `var(--cini-${ground})`,
    '--game-sign': `var(--cini-${sign})`,
  } as CSSProperties;
}
