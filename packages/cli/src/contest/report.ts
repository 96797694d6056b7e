// A report of figures as plain text, as Markdown or as JSON, on the screen or in a file.

import { type Colours, coloursFor } from '../colours.ts';
import { UsageError } from '../errors.ts';
import { type Io, STREAM, write } from '../io.ts';
import { oneOf } from '../options.ts';
import { type Output, openOutput } from '../output.ts';
import { markdownTable, textTable } from '../table-text.ts';
import { FORMATS, type Format, type ReportOptions } from './options.ts';

export type Block =
  | { readonly kind: 'title' | 'heading'; readonly text: string }
  /** Sentences, one on each line; a list in Markdown. */
  | { readonly kind: 'lines'; readonly lines: readonly string[] }
  | {
      readonly kind: 'table';
      readonly rows: readonly (readonly string[])[];
      readonly left?: readonly number[];
    };

export interface Report {
  readonly blocks: readonly Block[];
  readonly json: unknown;
}

/** Where a report will go. Opened before the work begins, so that a bad path is reported at once. */
export class ReportOutput {
  readonly #io: Io;
  readonly #format: Format;
  readonly #file: Output | null;

  private constructor(io: Io, format: Format, file: Output | null) {
    this.#io = io;
    this.#format = format;
    this.#file = file;
  }

  static async open(io: Io, options: ReportOptions): Promise<ReportOutput> {
    const format = formatOf(options);
    const { output, force = false } = options;
    if (output === undefined && force) throw new UsageError('--force: needs --output');
    if (output === STREAM) {
      throw new UsageError('--output: expected the name of a file; without it the report is shown');
    }
    return new ReportOutput(
      io,
      format,
      output === undefined ? null : await openOutput(output, force),
    );
  }

  /** Makes the report and writes it; where there is none, no file is left behind. */
  async write(make: () => Promise<Report | null>): Promise<void> {
    const file = this.#file;
    try {
      const report = await make();
      const { stdout, env } = this.#io;
      if (report === null) await file?.drop();
      else if (file === null) await write(stdout, this.#text(report, coloursFor(stdout, env)));
      else {
        await file.write(new TextEncoder().encode(this.#text(report, coloursFor({}, {}))));
        await file.keep();
      }
    } catch (error) {
      await file?.drop();
      throw error;
    }
  }

  #text({ blocks, json }: Report, colours: Colours): string {
    switch (this.#format) {
      case 'json':
        return `${JSON.stringify(json, null, 2)}\n`;
      case 'markdown':
        return blocks.map(markdownBlock).join('\n');
      case 'text':
        return blocks.map((block) => textBlock(block, colours)).join('\n');
    }
  }
}

function formatOf({ format, json = false, output = '' }: ReportOptions): Format {
  const chosen = format === undefined ? undefined : oneOf('--format', format, FORMATS);
  if (json && chosen !== undefined && chosen !== 'json') {
    throw new UsageError(`--json: not together with --format ${chosen}`);
  }
  return json ? 'json' : (chosen ?? formatOfName(output));
}

function formatOfName(name: string): Format {
  if (/\.json$/i.test(name)) return 'json';
  return /\.(?:md|markdown)$/i.test(name) ? 'markdown' : 'text';
}

function textBlock(block: Block, { bold }: Colours): string {
  switch (block.kind) {
    case 'title':
    case 'heading':
      return `${bold(block.text)}\n`;
    case 'lines':
      return block.lines.map((line) => `${line}\n`).join('');
    case 'table': {
      const { rows, left } = block;
      return textTable(rows, left === undefined ? {} : { left });
    }
  }
}

function markdownBlock(block: Block): string {
  switch (block.kind) {
    case 'title':
      return `# ${block.text}\n`;
    case 'heading':
      return `## ${block.text}\n`;
    case 'lines':
      return block.lines.map((line) => `- ${line}\n`).join('');
    case 'table':
      return markdownTable(
        block.rows.map((row) => row.map((cell) => cell.trim())),
        block.left,
      );
  }
}
