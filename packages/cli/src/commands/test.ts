// `kalpler test`: strategies on deals of a kind, and how often they succeed.

import { MOST_BOARDS } from '@kalpler/bots/arena';
import type { GameId } from '@kalpler/engine';
import type { AddCommand, Context } from '../command.ts';
import { GAME_NAMES } from '../contest/contest-text.ts';
import { playDeals, type ScenarioWish } from '../contest/played-scenario.ts';
import { addReportOptions, ReportDesk, type ReportOptions } from '../contest/report.ts';
import { scenarioList } from '../contest/scenario-list.ts';
import { scenarioReport } from '../contest/scenario-report.ts';
import { addExamples } from '../examples.ts';
import {
  addRuleOptions,
  addWorkOptions,
  botsOf,
  gameIdOf,
  type RuleOptions,
  rulesOf,
  seedOf,
  shown,
  type WorkOptions,
  wholeNumber,
  workersOf,
} from '../options.ts';
import { NoDealFits } from '../scenarios/dealing.ts';
import { SCENARIOS, scenarioNamed, scenariosOf } from '../scenarios/index.ts';
import { scenarioDeal } from '../scenarios/playing.ts';
import type { Scenario } from '../scenarios/scenario.ts';
import { UsageError } from '../usage-error.ts';

interface TestOptions extends RuleOptions, WorkOptions, ReportOptions {
  readonly scenario?: string;
  readonly games?: string;
  readonly ai?: string;
  readonly list?: boolean;
}

const GAMES = 100;
const STRATEGIES = ['basic', 'aggressive', 'defensive', 'skilled'];

const HELP = `
--games counts deals. They are generated to fit the scenario: the cards that matter
are dealt where they must lie, all others at random. Each strategy of --ai sits in the
tested seat once for every deal; the others follow to its left in the order of --ai,
turned. In Spades the second to its left is its partner. A scenario brings its game
along.`;

export const addTest: AddCommand = (program, context) => {
  const command = program
    .command('test')
    .summary('how often strategies succeed on deals of a kind')
    .description(
      'Lets strategies play deals of a kind, such as shoot-the-moon, and counts how often they succeed.',
    )
    .option('--scenario <name>', 'what is tested; --list tells which there are')
    .option('--list', 'lists the scenarios')
    .option('--games <number>', `deals for each strategy (default: ${GAMES})`)
    .option(
      '--ai <list>',
      `bots by seat, or one, or two for one against the others (default: ${STRATEGIES.join(',')})`,
    );
  addRuleOptions(command);
  addReportOptions(addWorkOptions(command))
    .addHelpText('after', HELP)
    .action((options: TestOptions) => runTest(context, options));
  addExamples(command, [
    ['kalpler test --list', 'which scenarios there are'],
    [
      'kalpler test --scenario shoot-the-moon --games 100 --ai aggressive,defensive,defensive,defensive',
      'each of the two in the tested seat',
    ],
    ['kalpler test --scenario nil-under-attack --ai skilled,hard --games 500 --json', 'pairs'],
    ['kalpler king test --scenario son-iki-squeeze --preset pagat', 'by other rules'],
  ]);
};

async function runTest(context: Context, options: TestOptions): Promise<void> {
  const { io } = context;
  if (options.list) {
    if (options.scenario !== undefined) {
      throw new UsageError('--list: lists all scenarios, --scenario plays one; not both');
    }
    const list = scenarioList(askedGame(context, options));
    const desk = await ReportDesk.open(io, options);
    return desk.write(async () => list);
  }
  const wish = readWish(context, options);
  const workers = workersOf(options.workers);
  const desk = await ReportDesk.open(io, options);
  await desk.write(async () => {
    const deals = await playDeals(wish, { io, workers });
    if (deals.length > 0) return scenarioReport(wish, deals);
    io.stderr.write('Interrupted before anything was played.\n');
    return null;
  });
}

/** The game, where somebody has named one. */
function askedGame(context: Context, options: TestOptions): GameId | undefined {
  const isAsked = context.game !== undefined || options.game !== undefined;
  return isAsked ? gameIdOf(context, options) : undefined;
}

function readWish(context: Context, options: TestOptions): ScenarioWish {
  const scenario = readScenario(options.scenario, askedGame(context, options));
  const game = rulesOf(scenario.game, options.preset, options.rule);
  const needs = scenario.needs?.(game);
  if (needs !== undefined) throw new UsageError(`--scenario: ${scenario.name} needs ${needs}`);
  const bots = options.ai ?? STRATEGIES.slice(0, game.seats).join(',');
  const wish: ScenarioWish = {
    scenario,
    game,
    bots: botsOf(game, bots),
    seed: seedOf(options.seed),
    asked: wholeNumber('--games', options.games ?? `${GAMES}`, 1, MOST_BOARDS),
  };
  try {
    scenarioDeal(scenario, game, wish.seed, 0);
  } catch (error) {
    if (!(error instanceof NoDealFits)) throw error;
    throw new UsageError(`--scenario: ${scenario.name}: by these rules ${error.message}`);
  }
  return wish;
}

function readScenario(name: string | undefined, game: GameId | undefined): Scenario {
  const known = game === undefined ? SCENARIOS : scenariosOf(game);
  const names = known.map((scenario) => scenario.name).join(', ');
  if (name === undefined) throw new UsageError(`--scenario: expected one of ${names}`);
  const scenario = scenarioNamed(name);
  if (scenario === undefined) {
    throw new UsageError(`--scenario: expected one of ${names}, got ${shown(name)}`);
  }
  if (game === undefined || game === scenario.game) return scenario;
  throw new UsageError(
    `--scenario: ${name} is a scenario of ${GAME_NAMES[scenario.game]}; of ${GAME_NAMES[game]} there are ${names}`,
  );
}
