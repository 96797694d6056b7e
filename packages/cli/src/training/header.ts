// The header of a training file, and reading it and the footer back.

import { createHash } from 'node:crypto';
import { type AnyGame, MAX_SEED, makeGame } from '@kalpler/engine';
import { thinksForATime } from '../strategies.ts';
import {
  TRAINING_FORMAT,
  TRAINING_VERSION,
  type TrainingFooter,
  type TrainingHeader,
} from './example.ts';
import { type Kind, listOf, text, whole, yesNo } from './kind.ts';
import { isObject, problemIn, type Shape, type ShapeOf, shortText } from './shape.ts';
import { strategy, time } from './shape-parts.ts';

export interface HeaderOptions {
  readonly program: string;
  readonly game: AnyGame;
  /** By seat. */
  readonly bots: readonly string[];
  readonly seed: number;
  readonly games: number;
  readonly timestamp: string;
}

export function makeHeader(options: HeaderOptions): TrainingHeader {
  const { program, game, bots, seed, games, timestamp } = options;
  return {
    format: TRAINING_FORMAT,
    version: TRAINING_VERSION,
    program,
    game: game.id,
    rules: game.options,
    strategies: bots,
    seed,
    games,
    runId: runIdOf(game, bots, seed),
    timestamp,
    reproducible: !bots.some(thinksForATime),
  };
}

/** Two runs have the same name only if they play the same matches; their number does not count. */
function runIdOf(game: AnyGame, bots: readonly string[], seed: number): string {
  const whole = JSON.stringify([TRAINING_VERSION, game.options, bots, seed]);
  return `${game.id}-${createHash('sha256').update(whole).digest('hex').slice(0, 16)}`;
}

const anything: Kind<never> = {
  expected: 'an object',
  isOptional: false,
  accepts: (value): value is never => isObject(value),
  cell: () => '',
  parse: () => undefined,
};

const HEADER = {
  format: text(TRAINING_FORMAT, new RegExp(`^${TRAINING_FORMAT}$`)),
  version: whole,
  program: text('a program', /./),
  game: text('a game', /./),
  rules: anything,
  strategies: listOf(strategy),
  seed: whole,
  games: whole,
  runId: text('a run', /^[a-z]+-[0-9a-f]{16}$/),
  timestamp: time,
  reproducible: yesNo,
};

const FOOTER: ShapeOf<TrainingFooter> = {
  complete: yesNo,
  games: whole,
  examples: whole,
  check: text('eight hexadecimal digits', /^[0-9a-f]{8}$/),
};

/** What is wrong with a header, if anything. */
export function headerProblem(value: unknown): string | undefined {
  if (!isObject(value)) return `header: expected an object, got ${shortText(value)}`;
  const { format, version } = value;
  if (format !== TRAINING_FORMAT) {
    return `header.format: expected ${TRAINING_FORMAT}, got ${shortText(format)}`;
  }
  if (version !== TRAINING_VERSION) {
    return `header.version: this program reads version ${TRAINING_VERSION}, got ${shortText(version)}`;
  }
  const problem = problemIn(value, HEADER as Shape, 'header');
  if (problem !== undefined) return problem;
  const { game, rules, strategies, seed, games } = value as unknown as TrainingHeader;
  const made = makeGame(game, rules);
  if (!made.ok) return `header.rules: ${made.error}`;
  const { seats } = made.value;
  if (strategies.length !== seats) {
    return `header.strategies: expected ${seats}, got ${strategies.length}`;
  }
  if (seed < 0 || seed > MAX_SEED) return `header.seed: expected 0 to ${MAX_SEED}, got ${seed}`;
  return games < 1 ? `header.games: expected 1 or more, got ${games}` : undefined;
}

export function footerProblem(value: unknown): string | undefined {
  return problemIn(value, FOOTER, 'footer');
}
