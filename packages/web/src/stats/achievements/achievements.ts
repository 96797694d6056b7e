// All achievements: which are reached and when, how far the others are, and what a match has added.

import { GAME_ACHIEVEMENTS } from '../../games/achievements.ts';
import { gameEntry } from '../../games/games.ts';
import { type Day, later } from '../../solo/daily/day.ts';
import type { SoloStore } from '../../solo/store/store.ts';
import { type AnalysisNote, FEWEST_CHOICES, readNotes } from '../analysis-notes.ts';
import { hasHelp, type MatchFacts, storedFacts } from '../facts.ts';
import { dayPlayed } from '../figures/daily-figures.ts';
import { type Achievement, type Activity, counted, once } from './achievement.ts';

const GAMES = 3;
const ROW = 5;
const WEEK = 7;

/** Counts the games in which a match was won. */
const gamesWon = () => {
  const games = new Set<string>();
  return ({ game, isWon }: MatchFacts) => {
    if (isWon) games.add(game);
    return games.size;
  };
};

/** Last of all when half was played, or far behind where there are but two sides, and first in the end. */
function isComeback({ game, deals, players, goal, isWon, place }: MatchFacts): boolean {
  if (!isWon || place !== 1) return false;
  if (gameEntry(game).hasPartners) return deals.some(({ lead }) => lead <= -(goal ?? 0) / 3);
  return deals.length >= 4 && deals[Math.floor(deals.length / 2) - 1]!.place === players;
}

const GENERAL = [
  once('firstWin', 'general', 'easy', ({ isWon }) => isWon),
  counted('trio', 'general', 'hard', GAMES, gamesWon),
  counted('masters', 'general', 'expert', GAMES, gamesWon),
  counted('streak', 'general', 'medium', ROW, () => {
    let row = 0;
    return ({ isWon }) => {
      row = isWon ? row + 1 : 0;
      return row;
    };
  }),
  once('comeback', 'general', 'medium', isComeback),
  {
    id: 'week',
    group: 'general',
    level: null,
    goal: WEEK,
    count: () => {
      const days = new Set<Day>();
      return (activity) => {
        const played = activity.kind === 'daily' ? dayPlayed(activity) : null;
        if (played === null) return 0;
        days.add(played);
        let row = 1;
        for (const step of [-1, 1]) {
          for (let day = later(played, step); days.has(day); day = later(day, step)) row++;
        }
        return row;
      };
    },
  },
  {
    id: 'flawless',
    group: 'general',
    level: null,
    goal: 1,
    count: () => (activity) =>
      Number(
        activity.kind === 'analysis' &&
          activity.mistakes === 0 &&
          activity.choices >= FEWEST_CHOICES,
      ),
  },
] as const satisfies readonly Achievement[];

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

const timeOf = (activity: Activity) =>
  activity.kind === 'analysis' ? activity.at : activity.playedAt;
const nameOf = (activity: Activity) =>
  activity.kind === 'analysis' ? `${activity.match} ${activity.deal}` : activity.id;

/** An analysis of a match that was played with help says nothing about the player. */
function activitiesOf(facts: readonly MatchFacts[], notes: readonly AnalysisNote[]): Activity[] {
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
  const activities = activitiesOf(facts, notes);
  return ACHIEVEMENTS.map(({ id, group, level, goal, count }) => {
    const about = { id, group, level, goal };
    const next = count();
    let value = 0;
    for (const activity of activities) {
      value = Math.max(value, next(activity));
      if (value >= goal) return { ...about, value: goal, at: timeOf(activity) };
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
