// A scenario played in worker threads: what each strategy made of every deal, as far as it came.

import type { AnyGame } from '@kalpler/engine';
import type { Io } from '../io.ts';
import { progressBar } from '../progress.ts';
import type { ScenarioPiece } from '../scenarios/playing.ts';
import type { Scenario } from '../scenarios/scenario.ts';
import { inOrder } from '../work/worker-pool.ts';

export interface ScenarioRequest {
  readonly scenario: Scenario;
  readonly game: AnyGame;
  /** By seat; each strategy among them is tested once, with the others to its left as they sit here. */
  readonly bots: readonly string[];
  readonly seed: number;
  /** How many deals were asked for. */
  readonly asked: number;
}

/** The strategies without repeats. */
export function testedOf(bots: readonly string[]): string[] {
  return [...new Set(bots)];
}

/** For each strategy the table turned so that it sits first. */
export function tablesOf(bots: readonly string[]): string[][] {
  return testedOf(bots).map((name) => {
    const at = bots.indexOf(name);
    return [...bots.slice(at), ...bots.slice(0, at)];
  });
}

export async function playDeals(
  { scenario, game, bots, seed, asked }: ScenarioRequest,
  { io, workers }: { readonly io: Io; readonly workers: number },
): Promise<ScenarioPiece[]> {
  const deals: ScenarioPiece[] = [];
  const bar = progressBar(io.stderr, { what: 'Playing', whole: asked, unit: 'deals' });
  const settings = {
    scenario: scenario.name,
    options: game.options,
    tables: tablesOf(bots),
    seed,
  };
  try {
    const pool = { count: asked, workers, signal: io.signal };
    for await (const deal of inOrder('scenario', settings, pool)) {
      deals.push(deal);
      bar.at(deals.length);
    }
  } finally {
    bar.end();
  }
  return deals;
}
