// The options of compare, tournament and test.

import type { Command } from 'commander';
import { addRuleOptions, addWorkOptions, type RuleOptions, type WorkOptions } from '../options.ts';

export const FORMATS = ['text', 'markdown', 'json'] as const;
export type Format = (typeof FORMATS)[number];

export interface ReportOptions {
  readonly format?: string;
  readonly json?: boolean;
  readonly output?: string;
  readonly force?: boolean;
}

export function addReportOptions(command: Command): Command {
  return command
    .option('--format <format>', `${FORMATS.join(', ')} (default: as --output is named, else text)`)
    .option('--json', 'the same as --format json')
    .option('--output <file>', 'write the report to a file instead of the screen')
    .option('--force', 'write over a file that is there');
}

export interface ContestOptions extends RuleOptions, WorkOptions, ReportOptions {
  readonly strategies: string;
  readonly length?: string;
}

/** The options that compare and tournament have in common. */
export function addContestOptions(command: Command): Command {
  command.requiredOption('--strategies <list>', 'two or more bots, with commas between them');
  addRuleOptions(command);
  command.option('--length <length>', 'match: whole games; deal: single deals (default: match)');
  return addReportOptions(addWorkOptions(command));
}
