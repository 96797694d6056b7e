// The options that compare and tournament have in common.

import type { Command } from 'commander';
import { addRuleOptions, addWorkOptions, type RuleOptions, type WorkOptions } from '../options.ts';
import { addReportOptions, type ReportOptions } from './report-options.ts';

export interface ContestOptions extends RuleOptions, WorkOptions, ReportOptions {
  readonly strategies: string;
  readonly length?: string;
}

export function addContestOptions(command: Command): Command {
  command.requiredOption('--strategies <list>', 'two or more bots, with commas between them');
  addRuleOptions(command);
  command.option('--length <length>', 'match: whole games; deal: single deals (default: match)');
  return addReportOptions(addWorkOptions(command));
}
