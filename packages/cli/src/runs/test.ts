// What `kalpler test` does: lets strategies play the deals of a scenario, or lists the scenarios.

import { MOST_BOARDS } from '@kalpler/bots/arena';
import { GAME_IDS, type GameId } from '@kalpler/engine';
import type { Context } from '../command.ts';
import { GAMES, STRATEGIES, type TestOptions } from '../commands/test.ts';
import { playDeals, type ScenarioRequest } from '../contest/played-scenario.ts';
import { type Block, type Report, ReportOutput } from '../contest/report.ts';
import { scenarioReport } from '../contest/scenario-report.ts';
import { UsageError } from '../errors.ts';
import { gamePlugin } from '../games/index.ts';
import { gameIdOf, rulesOf, seedOf, shown, wholeNumber, workersOf } from '../options.ts';
import { NoDealFits } from '../scenarios/dealing.ts';
import { SCENARIOS, scenarioNamed, scenariosOf } from '../scenarios/index.ts';
import { scenarioDeal } from '../scenarios/playing.ts';
import type { Scenario } from '../scenarios/scenario.ts';
import { botsOf } from '../strategies.ts';

export async function runTest(context: Context, options: TestOptions): Promise<void> {
  const { io } = context;
  if (options.list) {
    if (options.scenario !== undefined) {
      throw new UsageError('--list: lists all scenarios, --scenario plays one; not both');
    }
    const idle = (['games', 'ai', 'seed', 'workers'] as const).find(
      (flag) => options[flag] !== undefined,
    );
    if (idle !== undefined) throw new UsageError(`--${idle}: nothing is played with --list`);
    const list = scenarioList(askedGame(context, options));
    const output = await ReportOutput.open(io, options);
    return output.write(async () => list);
  }
  const request = readRequest(context, options);
  const workers = workersOf(options.workers);
  const output = await ReportOutput.open(io, options);
  await output.write(async () => {
    const deals = await playDeals(request, { io, workers });
    if (deals.length > 0) return scenarioReport(request, deals);
    io.stderr.write('Interrupted before anything was played.\n');
    return null;
  });
}

/** The game, where somebody has named one. */
function askedGame(context: Context, options: TestOptions): GameId | undefined {
  const isAsked = context.game !== undefined || options.game !== undefined;
  return isAsked ? gameIdOf(context, options) : undefined;
}

function readRequest(context: Context, options: TestOptions): ScenarioRequest {
  const scenario = readScenario(options.scenario, askedGame(context, options));
  const game = rulesOf(scenario.game, options.preset, options.rule);
  const needs = scenario.needs?.(game);
  if (needs !== undefined) throw new UsageError(`--scenario: ${scenario.name} needs ${needs}`);
  const bots = options.ai ?? STRATEGIES.slice(0, game.seats).join(',');
  const request: ScenarioRequest = {
    scenario,
    game,
    bots: botsOf(game, bots),
    seed: seedOf(options.seed),
    asked: wholeNumber('--games', options.games ?? `${GAMES}`, 1, MOST_BOARDS),
  };
  try {
    scenarioDeal(scenario, game, request.seed, 0);
  } catch (error) {
    if (!(error instanceof NoDealFits)) throw error;
    throw new UsageError(`--scenario: ${scenario.name}: by these rules ${error.message}`);
  }
  return request;
}

function readScenario(name: string | undefined, game: GameId | undefined): Scenario {
  const known = game === undefined ? SCENARIOS : scenariosOf(game);
  const names = known.map((scenario) => scenario.name).join(', ') || 'none';
  if (name === undefined) throw new UsageError(`--scenario: expected one of ${names}`);
  const scenario = scenarioNamed(name);
  if (scenario === undefined) {
    throw new UsageError(`--scenario: expected one of ${names}, got ${shown(name)}`);
  }
  if (game === undefined || game === scenario.game) return scenario;
  throw new UsageError(
    `--scenario: ${name} is a scenario of ${gamePlugin(scenario.game).name}; of ${gamePlugin(game).name} there are ${names}`,
  );
}

/** The list of scenarios: of one game, or of all. */
function scenarioList(game: GameId | undefined): Report {
  const games = game === undefined ? GAME_IDS : [game];
  return { blocks: games.flatMap(gameBlocks), json: games.flatMap(gameJson) };
}

function gameBlocks(game: GameId): Block[] {
  const rows = scenariosOf(game).map(({ name, what }) => [name, what]);
  return [
    { kind: 'heading', text: gamePlugin(game).name },
    { kind: 'table', rows: [['scenario', 'what is tested'], ...rows], left: [1] },
  ];
}

function gameJson(game: GameId): unknown[] {
  return scenariosOf(game).map(({ name, what, deal, success }) => ({
    name,
    game,
    what,
    deal,
    success,
  }));
}
