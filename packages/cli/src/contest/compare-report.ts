// The report of compare: each pair with its difference, and in words what follows from it.

import type { Length } from '@kalpler/bots/arena';
import type { AnyGame } from '@kalpler/engine';
import { distinctNames } from './pairing.ts';
import type { PlayedPairs } from './played-pairs.ts';
import type { Block, Report } from './report.ts';
import {
  arrangementsOf,
  countText,
  differenceText,
  gameText,
  interruptedText,
  pText,
  shareText,
  testLines,
  type Unit,
  unitOf,
  verdictText,
  warningLines,
} from './report-text.ts';
import { LEVEL, TESTS } from './significance.ts';
import { type PairVerdict, verdictsOf } from './verdicts.ts';

export interface Compared {
  readonly game: AnyGame;
  readonly strategies: readonly string[];
  readonly length: Length;
  readonly seed: number;
  /** How many boards were asked for. */
  readonly asked: number;
}

export function compareReport(compared: Compared, played: PlayedPairs): Report {
  const verdicts = verdictsOf(played);
  return {
    blocks: compareBlocks(compared, played, verdicts),
    json: compareJson(compared, played, verdicts),
  };
}

function compareBlocks(
  { game, strategies, length, seed, asked }: Compared,
  played: PlayedPairs,
  verdicts: readonly PairVerdict[],
): Block[] {
  const unit = unitOf(game.id, length);
  const arrangements = arrangementsOf(game, played.pairings[0]!.contests);
  const each = verdicts.length === 1 ? '' : ' for each pair, the same for all';
  const lines = [
    `${countText(played.boards, ...unit)}${each}, each in ${countText(arrangements, 'arrangement')}; seed ${seed}.`,
  ];
  if (played.boards < asked) lines.unshift(interruptedText(played.boards, asked, unit));
  return [
    { kind: 'title', text: `${gameText(game)}: strategies head to head` },
    { kind: 'lines', lines },
    {
      kind: 'table',
      rows: pairRows(verdicts, unit),
      left: [1, 5],
    },
    { kind: 'lines', lines: verdicts.map((verdict) => verdictText(verdict, unit)) },
    {
      kind: 'lines',
      lines: [...testLines(verdicts, unit[0]), ...warningLines(strategies, played)],
    },
  ];
}

export function pairRows(verdicts: readonly PairVerdict[], [one, many]: Unit): string[][] {
  const p = verdicts.length === 1 ? 'p' : 'p (Holm)';
  return [
    ['first', 'second', `first ahead, points a ${one}`, `${many} won by first`, p, 'verdict'],
    ...verdicts.map((verdict) => [
      verdict.first,
      verdict.second,
      differenceText(verdict.difference),
      shareText(verdict.share),
      pText(verdict.pCorrected),
      verdict.isSignificant ? 'significant' : 'not significant',
    ]),
  ];
}

function compareJson(
  { game, strategies, length, seed, asked }: Compared,
  played: PlayedPairs,
  verdicts: readonly PairVerdict[],
): unknown {
  return {
    command: 'compare',
    ...contestJson(game, length, seed),
    strategies: distinctNames(strategies),
    games: { asked, played: played.boards, isComplete: played.boards === asked },
    arrangements: arrangementsOf(game, played.pairings[0]!.contests),
    ...testJson(verdicts),
    pairs: verdicts,
    fallbacks: played.fallbacks,
    brokenOff: played.brokenOff,
  };
}

export function contestJson(
  { id, options }: AnyGame,
  length: Length,
  seed: number,
): Record<string, unknown> {
  return { game: id, options, length, seed };
}

export function testJson(verdicts: readonly PairVerdict[]): Record<string, unknown> {
  const names = [...new Set(verdicts.map(({ test }) => test))];
  return {
    tests: Object.fromEntries(names.map((name) => [name, TESTS[name]])),
    correction: 'Holm',
    level: LEVEL,
  };
}
