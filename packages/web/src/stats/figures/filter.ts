// Which matches are counted: by game, by level of the rivals, with or without help; daily deals are apart.

import { GAME_IDS } from '@kalpler/engine';
import { LEVELS, type Level } from '@kalpler/protocol/level';
import { type FactsOf, hasHelp, type MatchFacts } from '../facts.ts';
import { levelOfMatch } from '../level.ts';

export const GAMES = ['all', ...GAME_IDS] as const;
export type GameChoice = (typeof GAMES)[number];

export const LEVEL_CHOICES = ['all', ...LEVELS, 'mixed'] as const;
export type LevelChoice = (typeof LEVEL_CHOICES)[number];

export interface Filter {
  readonly game: GameChoice;
  readonly level: LevelChoice;
  /** Whether only matches without hints and undo count. */
  readonly isUnaided: boolean;
}

export const EVERYTHING: Filter = { game: 'all', level: 'all', isUnaided: false };

/** The whole matches that a filter lets through. */
export function filtered(facts: readonly MatchFacts[], filter: Filter): MatchFacts[] {
  return facts.filter(
    (match) =>
      match.kind === 'match' &&
      (filter.game === 'all' || match.game === filter.game) &&
      (filter.level === 'all' || levelOfMatch(match) === filter.level) &&
      !(filter.isUnaided && hasHelp(match)),
  );
}

export function ofGame<Game extends MatchFacts['game']>(
  facts: readonly MatchFacts[],
  game: Game,
): FactsOf<Game>[] {
  return facts.filter((match): match is FactsOf<Game> => match.game === game);
}

/** The levels that rivals had, for a choice that offers no more than there is. */
export function levelsIn(facts: readonly MatchFacts[]): (Level | 'mixed')[] {
  const met = new Set(facts.map(levelOfMatch));
  return ([...LEVELS, 'mixed'] as const).filter((level) => met.has(level));
}
