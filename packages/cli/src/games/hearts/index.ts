// Hearts in the terminal.

import { type Hearts, type HeartsResult, type HeartsView, STANDARD_DECK } from '@kalpler/engine';
import type { GamePlugin } from '../plugin.ts';
import { heartsScenarios } from './scenarios.ts';
import { heartsStatistics } from './statistics.ts';
import { heartsTable } from './table.ts';
import { heartsTraining } from './training.ts';

export const hearts: GamePlugin<Hearts, HeartsView, HeartsResult> = {
  id: 'hearts',
  name: 'Hearts',
  match: ['game', 'games'],
  rules: {
    isLowBest: true,
    goal: ({ endScore }) => endScore,
    deck: () => STANDARD_DECK.cards,
  },
  table: heartsTable,
  statistics: heartsStatistics,
  training: heartsTraining,
  scenarios: heartsScenarios,
};
