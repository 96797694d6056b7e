// The points to which each preset is played, for start buttons on pages that do without the engine's option sheets.

import type { GameId } from '@kalpler/engine';
import type { RuleChanges } from './RuleOptions.tsx';

/** As the sheets have it, which a test holds it to; the usual preset of a game comes first. */
export const PRESET_GOALS: Readonly<Record<GameId, Readonly<Record<string, number | null>>>> = {
  hearts: { kalpler: 50, classic: 100, omnibus: 100, spot: 500, blackMaria: 100 },
  spades: { standard: 300, pagat: 500, cutthroat: 300, jja: 300, jjdd: 300, deucesHigh: 300 },
  king: { standard: null, natural: null, short: null, pagat: null, three: null },
};

/** The preset of a game for those who choose none: the same wherever it is played. */
export function usualPreset(game: GameId): string {
  return Object.keys(PRESET_GOALS[game])[0]!;
}

/** The points that end a match; null where the number of its deals does. */
export function goalOf(game: GameId, preset: string, changes: RuleChanges): number | null {
  const usual = PRESET_GOALS[game][preset] ?? null;
  const changed = game === 'hearts' ? changes.endScore : changes.targetScore;
  return usual === null ? null : Number(changed ?? usual);
}
