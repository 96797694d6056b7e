// Words of the daily deal in English: today's games, results against the expert, and the last weeks.

import { eachGame } from '../game-texts.ts';
import type { dailyTr } from '../tr/daily.ts';
import { gamesEn } from './games.ts';

export const dailyEn: typeof dailyTr = {
  locale: 'en-GB',
  title: 'Daily deal',
  back: 'On your own',
  lead: 'Every day a single deal of each game; the cards and the opponents are the same for everyone. No hints, no undo.',
  next: 'New deals in',
  hoursLeft: (hours, minutes) => (hours === 0 ? `${minutes} min` : `${hours} h ${minutes} min`),
  streak: 'In a row',
  days: (count) => `${count} ${count === 1 ? 'day' : 'days'}`,
  today: 'Today',
  backToToday: 'Back to today',
  past: 'A day gone by: it does not count for your streak, so play for pleasure.',
  play: 'Play',
  playGame: (game) => `Play: ${game}`,
  proceed: 'Continue',
  goOnGame: (game) => `Continue: ${game}`,
  review: 'Watch it again',
  reviewGame: (game) => `Watch it again: ${game}`,
  task: eachGame(gamesEn, ({ daily, lead }) => daily ?? lead),
  you: 'You',
  expert: 'Expert',
  thinking: 'thinking…',
  unknown: 'unknown',
  better: (points) => `${points} ${points === 1 ? 'point' : 'points'} better than the expert!`,
  same: 'Level with the expert.',
  worse: (points) => `The expert is ${points} ${points === 1 ? 'point' : 'points'} ahead.`,
  late: 'Played later',
  calendar: 'The last four weeks',
  weekdays: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'],
  dayLabel: (date, played, all) => `${date}: ${played}/${all} played`,
  fair: 'The deals follow from the date and the name of the game alone; nobody chooses them, everybody can check them.',
  failed: 'The game could not be opened. Please try again.',
};

export { dailyEn as texts };
