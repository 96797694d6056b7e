// All achievements: which are reached and when, how far the others are, and what a match has added.

import { GAME_ACHIEVEMENTS } from '../../games/achievements.ts';
import type { SoloStore } from '../../solo/store.ts';
import { type AnalysisNote, readNotes } from '../analysis-notes.ts';
import { hasHelp, type MatchFacts, storedFacts } from '../facts.ts';
import type { Achievement, Deed } from './achievement.ts';
import { GENERAL } from './general-achievements.ts';

const LIST = [...GENERAL, ...GAME_ACHIEVEMENTS] as const;

export type AchievementId = (typeof LIST)[number]['id'];

export const ACHIEVEMENTS: readonly (Achievement & { readonly id: AchievementId })[] = LIST;

export interface Reach {
  readonly id: AchievementId;
  readonly group: Achievement['group'];
  readonly level: Achievement['level'];
  readonly goal: number;
  /** The most that was counted so far, at most the goal. */
  readonly value: number;
  /** When it was reached; null until then. */
  readonly at: number | null;
}

const timeOf = (deed: Deed) => (deed.kind === 'analysis' ? deed.at : deed.playedAt);
const nameOf = (deed: Deed) => (deed.kind === 'analysis' ? `${deed.match} ${deed.deal}` : deed.id);

/** An analysis of a match that was played with help tells nothing about the player. */
function deedsOf(facts: readonly MatchFacts[], notes: readonly AnalysisNote[]): Deed[] {
  const helped = new Set(facts.filter(hasHelp).map(({ id }) => id));
  const own = notes.filter(({ match }) => !helped.has(match));
  return [...facts, ...own].sort(
    (a, b) => timeOf(a) - timeOf(b) || (nameOf(a) < nameOf(b) ? -1 : 1),
  );
}

/** How far each achievement is. */
export function reachOf(
  facts: readonly MatchFacts[],
  notes: readonly AnalysisNote[] = [],
): Reach[] {
  const deeds = deedsOf(facts, notes);
  return ACHIEVEMENTS.map(({ id, group, level, goal, count }) => {
    const about = { id, group, level, goal };
    const next = count();
    let value = 0;
    for (const deed of deeds) {
      value = Math.max(value, next(deed));
      if (value >= goal) return { ...about, value: goal, at: timeOf(deed) };
    }
    return { ...about, value, at: null };
  });
}

/** The achievements that are reached, and when that was. */
export function reached(
  facts: readonly MatchFacts[],
  notes: readonly AnalysisNote[] = [],
): Map<AchievementId, number> {
  return new Map(
    reachOf(facts, notes).flatMap(({ id, at }) => (at === null ? [] : [[id, at] as const])),
  );
}

/** What a match has added: reached with it, and not without it. */
export function addedBy(
  match: string,
  facts: readonly MatchFacts[],
  notes: readonly AnalysisNote[] = [],
): AchievementId[] {
  const before = reached(
    facts.filter(({ id }) => id !== match),
    notes,
  );
  return [...reached(facts, notes).keys()].filter((id) => !before.has(id));
}

/** The same for a match whose facts are in the store already. */
export async function newAchievements(store: SoloStore, match: string): Promise<AchievementId[]> {
  return addedBy(match, await storedFacts(store), await readNotes(store));
}
