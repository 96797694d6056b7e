// Spades in the terminal.

import {
  partnerOf,
  type Spades,
  type SpadesResult,
  type SpadesView,
  sideOf,
  spadesDeck,
} from '@kalpler/engine';
import type { GamePlugin } from '../plugin.ts';
import { spadesScenarios } from './scenarios.ts';
import { spadesStatistics } from './statistics.ts';
import { spadesTable } from './table.ts';
import { spadesTraining } from './training.ts';

export const spades: GamePlugin<Spades, SpadesView, SpadesResult> = {
  id: 'spades',
  name: 'Spades',
  match: ['game', 'games'],
  rules: {
    isLowBest: false,
    goal: ({ targetScore }) => targetScore,
    deck: (options) => spadesDeck(options).cards,
    side: sideOf,
    partner: partnerOf,
  },
  table: spadesTable,
  statistics: spadesStatistics,
  training: spadesTraining,
  scenarios: spadesScenarios,
};
