// All scenarios, by game.

import { GAME_IDS, type GameId } from '@kalpler/engine';
import { gamePlugin } from '../games/index.ts';
import type { Scenario } from './scenario.ts';

export const SCENARIOS: readonly Scenario[] = GAME_IDS.flatMap(scenariosOf);

export function scenariosOf(game: GameId): readonly Scenario[] {
  return gamePlugin(game).scenarios;
}

export function scenarioNamed(name: string): Scenario | undefined {
  return SCENARIOS.find((scenario) => scenario.name === name);
}
