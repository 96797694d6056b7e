// How strong the other side of a match was.

import { LEVELS, type Level } from '@kalpler/protocol/level';
import { gameEntry } from '../games/games.ts';
import type { MatchFacts } from './facts.ts';

/** Players with a style of their own, beside the level that they come nearest to. */
const STYLES: Readonly<Record<string, Level>> = {
  random: 'easy',
  basic: 'medium',
  aggressive: 'hard',
  defensive: 'hard',
  skilled: 'hard',
};

function levelOf(bot: string, game: MatchFacts['game']): Level {
  const known = LEVELS.find((level) => level === bot);
  return known ?? gameEntry(game).levels?.[bot] ?? STYLES[bot] ?? 'easy';
}

/** The level of all rivals, or that they differ. */
export function levelOfMatch({ rivals, game }: MatchFacts): Level | 'mixed' {
  const levels = new Set(rivals.map((bot) => levelOf(bot, game)));
  return levels.size === 1 ? [...levels][0]! : 'mixed';
}

/** Whether even the weakest rival was as strong as that. */
export function isAgainst({ rivals, game }: MatchFacts, level: Level): boolean {
  const least = LEVELS.indexOf(level);
  return rivals.length > 0 && rivals.every((bot) => LEVELS.indexOf(levelOf(bot, game)) >= least);
}
