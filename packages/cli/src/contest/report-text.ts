// Texts that the reports of compare, tournament and test share: what was played and by whom, figures with their intervals, and warnings about them.

import { isDeepStrictEqual } from 'node:util';
import { readBot } from '@kalpler/bots';
import {
  type Contest,
  type Estimate,
  type Length,
  MOST_DEALS,
  seatings,
  sidesOf,
} from '@kalpler/bots/arena';
import { type AnyGame, type GameId, OPTION_SHEETS } from '@kalpler/engine';
import { gamePlugin, goalText } from '../games/index.ts';
import { strategyOf } from './pairing.ts';
import type { PlayedPairs } from './played-pairs.ts';
import { LEVEL, TESTS } from './significance.ts';
import type { PairVerdict } from './verdicts.ts';

/** What a board is called: one and several. */
export type Unit = readonly [one: string, many: string];

export const DEALS: Unit = ['deal', 'deals'];

export function unitOf(game: GameId, length: Length): Unit {
  return length === 'deal' ? DEALS : gamePlugin(game).match;
}

/** The game, its rules where they are not the usual ones, and where it ends. */
export function gameText({ id, options }: AnyGame): string {
  const { presets, standard } = OPTION_SHEETS[id];
  const preset = Object.entries(presets).find(([, rules]) =>
    isDeepStrictEqual(rules, options),
  )?.[0];
  const rules = preset === standard ? '' : ` (${preset ?? 'changed rules'})`;
  return `${gamePlugin(id).name}${rules}${goalText(options)}`;
}

/** In how many ways the bots of a pair are seated for each board. */
export function arrangementsOf(game: AnyGame, contests: readonly Contest[]): number {
  const sides = sidesOf(game);
  return contests.reduce((sum, { bots }) => sum + seatings(bots, sides).length, 0);
}

/** Said of every report that was cut short. */
export function interruptedText(done: number, asked: number, unit: Unit): string {
  return `Interrupted: ${done.toLocaleString('en-US')} of ${countText(asked, ...unit)}.`;
}

/** One sentence about a pair, plain about what is not known. */
export function verdictText(verdict: PairVerdict, [one, many]: Unit): string {
  const { first, second, difference, boards, isEven, isSignificant } = verdict;
  if (isEven && boards > 0) return `${first} and ${second} are exactly even on every ${one}.`;
  const isAhead = difference.mean > 0;
  const [better, worse] = isAhead ? [first, second] : [second, first];
  const ahead = `${Math.abs(difference.mean).toFixed(2)} points a ${one}`;
  const p = pSentence(verdict.pCorrected);
  if (isSignificant) return `${better} is better than ${worse}: ahead by ${ahead} (${p}).`;
  return `${first} and ${second}: not significant (${p}). ${neededText(verdict, many)}`;
}

function neededText({ boardsNeeded, boards, difference }: PairVerdict, many: string): string {
  if (boards < 2) return 'Fewer than two boards show nothing.';
  if (difference.mean === 0) return 'No difference was seen.';
  const count = boardsNeeded?.toLocaleString('en-US');
  if (count === undefined) return `More than 1,000,000 ${many} would be needed to settle it.`;
  return `Roughly ${count} ${many} would be needed to settle a difference of this size.`;
}

/** Which test was made, and how it was corrected. */
export function testLines(verdicts: readonly PairVerdict[], unit: string): string[] {
  const tests = [...new Set(verdicts.map(({ test }) => TESTS[test]))];
  const several =
    verdicts.length === 1
      ? ''
      : `; p-values are corrected for ${verdicts.length} comparisons (Holm)`;
  return [
    `Test: ${tests.join('; ')}${several}. Significant: below ${LEVEL}.`,
    `A board is one ${unit} played in every arrangement of the pair with the same cards. Intervals are 95 %.`,
  ];
}

/** Nobody should take such figures for more than they are. */
export function warningLines(
  strategies: readonly string[],
  { fallbacks, brokenOff }: Pick<PlayedPairs, 'fallbacks' | 'brokenOff'>,
): string[] {
  const byClock = [...new Set(strategies.map(strategyOf))].filter(thinksByClock);
  const failed = Object.entries(fallbacks).filter(([, count]) => count > 0);
  const lines = failed.map(
    ([name, count]) => `${name} failed: ${countText(count, 'move was', 'moves were')} made for it.`,
  );
  if (brokenOff > 0) {
    lines.push(
      `${countText(brokenOff, 'game', 'games')} had no end after ${MOST_DEALS} deals and went to whoever was ahead.`,
    );
  }
  if (byClock.length > 0) {
    lines.push(
      `${listText(byClock)} thinks by the clock, so the same seed need not give the same figures; expert:200 thinks by number of deals.`,
    );
  }
  return lines;
}

function thinksByClock(name: string): boolean {
  const read = readBot(name);
  return read.ok && read.value.kind === 'expert' && Number.isFinite(read.value.expert.ms);
}

/** With its sign, for differences; the interval in words, for it need not lie evenly around the mean. */
export function differenceText(estimate: Estimate): string {
  return withInterval(estimate, (value) => signed(value, digitsOf(estimate)));
}

export function pointsText(estimate: Estimate): string {
  return withInterval(estimate, (value) => value.toFixed(digitsOf(estimate)));
}

export function shareText(estimate: Estimate): string {
  const percent = (share: number): string => (100 * share).toFixed(1);
  const { mean, low, high } = estimate;
  return `${percent(mean)} % ${interval(low, high, percent)}`;
}

function withInterval({ mean, low, high }: Estimate, text: (value: number) => string): string {
  return `${text(mean)} ${interval(low, high, text)}`;
}

function interval(low: number, high: number, text: (value: number) => string): string {
  const isKnown = Number.isFinite(low) && Number.isFinite(high);
  return isKnown ? `(${text(low)} to ${text(high)})` : '(unknown)';
}

/** Points of a King party need no cents. */
function digitsOf({ mean }: Estimate): number {
  return Math.abs(mean) < 100 ? 2 : 0;
}

export function signed(value: number, digits = 2): string {
  const text = value.toFixed(digits);
  if (Number(text) === 0) return text.replace('-', '');
  return value > 0 ? `+${text}` : text;
}

export function pText(p: number): string {
  return p < 0.0001 ? '< 0.0001' : p.toFixed(4);
}

/** In a sentence: `p = 0.0312`. */
export function pSentence(p: number): string {
  return p < 0.0001 ? 'p < 0.0001' : `p = ${p.toFixed(4)}`;
}

/** A large number with commas, as English has them. */
export function countText(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
}

/** `a, b and c`. */
function listText(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
