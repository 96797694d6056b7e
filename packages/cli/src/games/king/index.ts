// King in the terminal.

import { type King, type KingResult, type KingView, STANDARD_DECK } from '@kalpler/engine';
import type { GamePlugin } from '../plugin.ts';
import { kingScenarios } from './scenarios.ts';
import { kingStatistics } from './statistics.ts';
import { kingTable } from './table.ts';
import { kingTraining } from './training.ts';

export const king: GamePlugin<King, KingView, KingResult> = {
  id: 'king',
  name: 'King',
  // A game of King is a deal; all games together are a party.
  match: ['party', 'parties'],
  rules: {
    isLowBest: false,
    // A party ends after a fixed number of games, not at a goal.
    goal: () => null,
    deals: ({ penaltiesPerPlayer, trumpsPerPlayer, players }) =>
      (penaltiesPerPlayer + trumpsPerPlayer) * players,
    deck: ({ removedCards }) => STANDARD_DECK.without(...removedCards).cards,
  },
  table: kingTable,
  statistics: kingStatistics,
  training: kingTraining,
  scenarios: kingScenarios,
};
