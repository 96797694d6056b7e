// What an achievement is: something counted over all that was done, in the order of time.

import type { GameId } from '@kalpler/engine';
import type { Level } from '@kalpler/protocol/level';
import type { AnalysisNote } from '../analysis-notes.ts';
import { hasHelp, type MatchFacts } from '../facts.ts';
import { isAgainst } from '../level.ts';

/** What achievements are made of. */
export type Activity = MatchFacts | AnalysisNote;

export interface Achievement {
  readonly id: string;
  readonly group: 'general' | GameId;
  /** How strong the rivals must be at least; null where none are needed. */
  readonly level: Level | null;
  /** How much must be counted; 1 where it is done at once. */
  readonly goal: number;
  /** Begins to count: the function takes every activity in its order and returns how far it is. */
  readonly count: () => (activity: Activity) => number;
}

type GroupMatch<Group> = Group extends GameId ? Extract<MatchFacts, { game: Group }> : MatchFacts;

/** A whole match by the rules of a preset, without help, with rivals of that level or better. */
function isProper(match: MatchFacts, level: Level): boolean {
  return (
    match.kind === 'match' && match.changes === 0 && !hasHelp(match) && isAgainst(match, level)
  );
}

const isMatch = (activity: Activity): activity is MatchFacts => activity.kind !== 'analysis';

/** Counts matches of a group that are proper; all others leave the count as it is. */
export function counted<const Id extends string, const Group extends Achievement['group']>(
  id: Id,
  group: Group,
  level: Level,
  goal: number,
  start: () => (match: GroupMatch<Group>) => number,
) {
  const count = () => {
    const next = start();
    let now = 0;
    return (activity: Activity) => {
      const isOurs = isMatch(activity) && (group === 'general' || activity.game === group);
      if (isOurs && isProper(activity, level)) now = next(activity as GroupMatch<Group>);
      return now;
    };
  };
  return { id, group, level, goal, count } as const satisfies Achievement;
}

/** Reached by one match that is as it should be. */
export function once<const Id extends string, const Group extends Achievement['group']>(
  id: Id,
  group: Group,
  level: Level,
  is: (match: GroupMatch<Group>) => boolean,
) {
  return counted(id, group, level, 1, () => (match) => Number(is(match)));
}

/** The longest row of items that are as they should be. */
export function longestRow<T>(items: readonly T[], is: (item: T) => boolean): number {
  let row = 0;
  let longest = 0;
  for (const item of items) {
    row = is(item) ? row + 1 : 0;
    longest = Math.max(longest, row);
  }
  return longest;
}
