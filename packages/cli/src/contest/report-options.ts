// The options that say where a report goes and what it looks like.

import type { Command } from 'commander';

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
