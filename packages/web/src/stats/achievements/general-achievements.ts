// Achievements that any game can bring.

import { gameEntry } from '../../games/games.ts';
import { type Day, later } from '../../solo/day.ts';
import { FEWEST_CHOICES } from '../analysis-notes.ts';
import type { MatchFacts } from '../facts.ts';
import { dayPlayed } from '../figures/daily-figures.ts';
import { type Achievement, counted, once } from './achievement.ts';

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

export const GENERAL = [
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
      return (deed) => {
        const played = deed.kind === 'daily' ? dayPlayed(deed) : null;
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
    count: () => (deed) =>
      Number(deed.kind === 'analysis' && deed.mistakes === 0 && deed.choices >= FEWEST_CHOICES),
  },
] as const satisfies readonly Achievement[];
