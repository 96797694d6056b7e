// The report of test: how often each strategy succeeded, and whether they differ.

import { type Estimate, meanEstimate, rateEstimate } from '@kalpler/bots/arena';
import type { ScenarioPiece } from '../scenarios/playing.ts';
import { type ScenarioRequest, tablesOf, testedOf } from './played-scenario.ts';
import type { Block, Report } from './report.ts';
import {
  countText,
  DEALS,
  gameText,
  interruptedText,
  pointsText,
  pSentence,
  shareText,
  warningLines,
} from './report-text.ts';
import { holm, LEVEL, testPairs } from './significance.ts';

interface Tested {
  readonly name: string;
  /** Bots from the tested seat on, to the left. */
  readonly table: readonly string[];
  readonly successes: number;
  readonly deals: number;
  /** After Wilson. */
  readonly rate: Estimate;
  readonly points: Estimate;
  readonly fallbacks: number;
}

interface Contrast {
  readonly first: string;
  readonly second: string;
  /** Deals on which one succeeded and the other did not. */
  readonly onlyFirst: number;
  readonly onlySecond: number;
  readonly p: number;
  readonly pCorrected: number;
  readonly isSignificant: boolean;
}

const TEST = 'exact test of the deals on which only one of the two succeeded (McNemar), two-sided';

export function scenarioReport(request: ScenarioRequest, deals: readonly ScenarioPiece[]): Report {
  const strategies = strategiesOf(request.bots, deals);
  const contrasts = contrastsOf(testedOf(request.bots), deals);
  const { scenario, game, seed, asked } = request;
  return {
    blocks: blocksOf(request, deals.length, strategies, contrasts),
    json: {
      command: 'test',
      scenario: scenario.name,
      what: scenario.what,
      deal: scenario.deal,
      success: scenario.success,
      game: game.id,
      options: game.options,
      seed,
      deals: { asked, played: deals.length, isComplete: deals.length === asked },
      strategies,
      test: TEST,
      correction: 'Holm',
      level: LEVEL,
      pairs: contrasts,
    },
  };
}

function strategiesOf(bots: readonly string[], deals: readonly ScenarioPiece[]): Tested[] {
  const tables = tablesOf(bots);
  return testedOf(bots).map((name, i): Tested => {
    const own = deals.map((deal) => deal[i]!);
    const successes = own.filter(({ hasSucceeded }) => hasSucceeded).length;
    return {
      name,
      table: tables[i]!,
      successes,
      deals: deals.length,
      rate: rateEstimate(successes, deals.length),
      points: meanEstimate(own.map(({ points }) => points)),
      fallbacks: own.reduce((sum, { fallbacks }) => sum + fallbacks, 0),
    };
  });
}

function contrastsOf(names: readonly string[], deals: readonly ScenarioPiece[]): Contrast[] {
  const only = (one: number, other: number): number =>
    deals.filter((deal) => deal[one]!.hasSucceeded && !deal[other]!.hasSucceeded).length;
  const pairs = names.flatMap((first, i) =>
    names.slice(i + 1).map((second, j) => {
      const [onlyFirst, onlySecond] = [only(i, i + 1 + j), only(i + 1 + j, i)];
      return { first, second, onlyFirst, onlySecond, p: testPairs(onlyFirst, onlySecond) };
    }),
  );
  const corrected = holm(pairs.map(({ p }) => p));
  return pairs.map((pair, i) => ({
    ...pair,
    pCorrected: corrected[i]!,
    isSignificant: corrected[i]! < LEVEL,
  }));
}

function blocksOf(
  { scenario, game, seed, asked, bots }: ScenarioRequest,
  played: number,
  strategies: readonly Tested[],
  contrasts: readonly Contrast[],
): Block[] {
  const fallbacks = Object.fromEntries(strategies.map(({ name, fallbacks }) => [name, fallbacks]));
  const same = strategies.length === 1 ? '' : ', the same for each strategy in the tested seat';
  const lines = [
    scenario.deal,
    `Success: ${scenario.success}`,
    `${countText(played, 'deal')}${same}; seed ${seed}.`,
  ];
  if (played < asked) lines.unshift(interruptedText(played, asked, DEALS));
  const notes = ['Intervals are 95 %: of rates after Wilson, of points after Student.'];
  if (contrasts.length > 0) {
    const several =
      contrasts.length === 1
        ? ''
        : `; p-values are corrected for ${contrasts.length} comparisons (Holm)`;
    notes.push(`Test: ${TEST}${several}. Significant: below ${LEVEL}.`);
  }
  return [
    { kind: 'title', text: `${gameText(game)}: ${scenario.name}` },
    { kind: 'lines', lines },
    { kind: 'table', rows: tableRows(strategies), left: [4] },
    ...(contrasts.length === 0
      ? []
      : [{ kind: 'lines' as const, lines: contrasts.map(contrastText) }]),
    { kind: 'lines', lines: [...notes, ...warningLines(bots, { fallbacks, brokenOff: 0 })] },
  ];
}

function tableRows(strategies: readonly Tested[]): string[][] {
  return [
    [
      'strategy',
      'success rate',
      'succeeded',
      'points of the deal',
      'table, from the tested seat on',
    ],
    ...strategies.map(({ name, table, successes, deals, rate, points }) => [
      name,
      shareText(rate),
      `${successes} of ${deals}`,
      pointsText(points),
      table.join(' '),
    ]),
  ];
}

function contrastText(contrast: Contrast): string {
  const { first, second, onlyFirst, onlySecond, isSignificant } = contrast;
  const p = pSentence(contrast.pCorrected);
  const alone = `${first} alone succeeded on ${onlyFirst}, ${second} alone on ${onlySecond}`;
  if (!isSignificant) return `${first} and ${second}: not significant (${p}); ${alone}.`;
  const [better, worse] = onlyFirst > onlySecond ? [first, second] : [second, first];
  return `${better} succeeds more often than ${worse} (${p}); ${alone}.`;
}
