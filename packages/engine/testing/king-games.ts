// Words for tests: King under any options, and the results of games of which only the counts are known.

import {
  type King,
  type KingContract,
  type KingResult,
  type Standing,
  setUp,
} from '../src/index.ts';
import { game } from './cards.ts';

/** King with changes to a preset, as in `king({ kingRule: 'auto' })`. */
export function king(
  changes: Readonly<Record<string, unknown>> = {},
  preset: string = 'standard',
): King {
  return game('king', preset, changes) as King;
}

/** The result of a finished game with these counts. */
export function finished(
  rules: King,
  contract: KingContract,
  taken: readonly number[],
  standing: Partial<Standing> = {},
): KingResult {
  const before = { ...rules.start(), ...standing };
  const deal = setUp(rules, before, { hands: [], contract, taken, phase: 'roundEnd' });
  return rules.result(deal, before);
}
