// The job of test: one deal of a scenario, with every strategy in the tested seat once.

import { allBots } from '@kalpler/bots';
import { type BotMaker, sidesOf } from '@kalpler/bots/arena';
import { type AnyOptions, gameOf } from '@kalpler/engine';
import { scenarioNamed } from '../scenarios/index.ts';
import { playScenario, scenarioDeal } from '../scenarios/playing.ts';
import type { Job } from './jobs.ts';

interface ScenarioSettings {
  readonly scenario: string;
  readonly options: AnyOptions;
  /** For each strategy: bots from the tested seat on, to the left. */
  readonly tables: readonly (readonly string[])[];
  readonly seed: number;
}

/** What each strategy made of the deal. */
export type ScenarioPiece = readonly {
  readonly hasSucceeded: boolean;
  /** Points that the tested seat, or its side, got for the deal. */
  readonly points: number;
  readonly fallbacks: number;
}[];

export function scenarioJob(
  { scenario: name, options, tables, seed }: ScenarioSettings,
  make: BotMaker = allBots.create,
): ReturnType<Job<ScenarioSettings, ScenarioPiece>> {
  const scenario = scenarioNamed(name)!;
  const game = gameOf(options.game, { ...options });
  const sides = sidesOf(game);
  return (index) => {
    const deal = scenarioDeal(scenario, game, seed, index);
    const { tested } = deal;
    return tables.map((table) => {
      const bots = table.map((_, seat) => table[(seat - tested + game.seats) % game.seats]!);
      const played = playScenario(scenario, game, deal, bots, [seed, index], make);
      return {
        hasSucceeded: scenario.hasSucceeded(played),
        points: played.result.scores[sides[tested]!]!,
        fallbacks: played.fallbacks[tested]!,
      };
    });
  };
}
