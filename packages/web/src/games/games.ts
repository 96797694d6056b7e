// The games of the page, and what is known of each from the beginning: the page and its worker share it.

import type { AnyOptions, GameId } from '@kalpler/engine';
import type { CSSProperties } from 'react';
import { HEARTS_ENTRY } from './hearts/entry.ts';
import { KING_ENTRY } from './king/entry.ts';
import type { GameEntry } from './plugin.ts';
import { SPADES_ENTRY } from './spades/entry.ts';

const ENTRIES: Readonly<Record<GameId, GameEntry>> = {
  hearts: HEARTS_ENTRY,
  spades: SPADES_ENTRY,
  king: KING_ENTRY,
};

export function gameEntry(game: GameId): GameEntry {
  return ENTRIES[game];
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

/** The default preset of a game: the same wherever it is played. */
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
