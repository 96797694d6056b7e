// Plays deals of a scenario to their end, in the job of test with every strategy in the tested seat once.

import { allBots, type Bot, type Thought } from '@kalpler/bots';
import {
  type BotMaker,
  CARDS,
  deriveSeed,
  emptyPace,
  emptyTally,
  Referee,
  sidesOf,
  THOUGHT,
} from '@kalpler/bots/arena';
import {
  type AnyGame,
  type AnyOptions,
  Deal,
  gameOf,
  type Move,
  type Seat,
  SeededRandom,
} from '@kalpler/engine';
import type { Job } from '../work/jobs.ts';
import { scenarioNamed } from './index.ts';
import type { PlayedScenario, Scenario, ScenarioDeal } from './scenario.ts';

/** The deal of this number, from 0: the same for every strategy. */
export function scenarioDeal(
  scenario: Scenario,
  game: AnyGame,
  seed: number,
  number: number,
): ScenarioDeal {
  return scenario.draw(game, new SeededRandom(deriveSeed(seed, CARDS, number)));
}

interface ScenarioRun extends PlayedScenario {
  readonly fallbacks: readonly number[];
}

/** Plays a deal with bots by seat. Every seat has the same chance in each arrangement of them. */
export function playScenario(
  scenario: Scenario,
  game: AnyGame,
  deal: ScenarioDeal,
  bots: readonly string[],
  chance: readonly [seed: number, number: number],
  make: BotMaker = allBots.create,
): ScenarioRun {
  const moves: { readonly seat: Seat; readonly move: Move }[] = [];
  const chairs = bots.map((name, seat) => {
    const set = scenario.setMove?.(game, deal, seat);
    const bot = noting(guided(make(name), set), (move) => moves.push({ seat, move }));
    return { name, bot, tally: emptyTally(), pace: emptyPace() };
  });
  const chances = bots.map(
    (_, seat) => new SeededRandom(deriveSeed(chance[0], THOUGHT, chance[1], seat)),
  );
  const result = new Referee(game, chairs).play(deal.standing, [], deal, chances);
  return {
    ...deal,
    game,
    result,
    end: replayed(game, deal, moves),
    fallbacks: chairs.map(({ tally }) => tally.fallbacks),
  };
}

/** Makes the set move where the deal asks for one of its kind, and plays by itself otherwise. */
function guided(bot: Bot, set: Move | undefined): Bot {
  if (set === undefined) return bot;
  const phase = set.kind === 'bid' ? 'bidding' : 'selecting';
  const thought: Thought = { move: set, reason: { kind: 'onlyMove' } };
  return {
    name: bot.name,
    choose: (view, random) => (view.phase === phase ? thought : bot.choose(view, random)),
  };
}

function noting(bot: Bot, note: (move: Move) => void): Bot {
  return {
    name: bot.name,
    choose(view, random) {
      const thought = bot.choose(view, random);
      note(thought.move);
      return thought;
    },
  };
}

/** The deal as it lay when it was over, with all that was played. */
function replayed(
  game: AnyGame,
  { standing, cards, first }: ScenarioDeal,
  moves: readonly { readonly seat: Seat; readonly move: Move }[],
): Deal {
  const deal = new Deal();
  game.open(deal, game.next(standing)!, cards, first);
  for (const { seat, move } of moves) {
    const checked = game.check(deal, seat, move);
    if (!checked.ok) throw new Error(`a move that was played is refused: ${checked.error.code}`);
    game.apply(deal, seat, checked.value);
  }
  return deal;
}

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

/** The job of test: one deal of a scenario, with every strategy in the tested seat once. */
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
