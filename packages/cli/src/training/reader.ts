// Reads a training file back, in every format, packed or not, one example at a time.

import type { Readable } from 'node:stream';
import type { TrainingExample, TrainingFooter, TrainingHeader } from './example.ts';
import type { TrainingFormat } from './formats.ts';
import { footerProblem, headerProblem } from './header.ts';
import {
  addToCheck,
  checkText,
  columnNames,
  columnsOfGame,
  headerCheck,
  shapeOf,
} from './layout.ts';
import { type FileLine, linesOf, TrainingFileError } from './lines.ts';
import { isObject, parseRow, problemIn, shortText } from './shape.ts';

export interface TrainingReading {
  readonly format: TrainingFormat;
  readonly header: TrainingHeader;
  /** All examples, once. Whatever is wrong with the file is thrown as a TrainingFileError, at the latest at the end. */
  readonly examples: AsyncIterable<TrainingExample>;
  /** What the end of the file says; there only when all examples have been read. */
  footer(): TrainingFooter;
}

/** Opens a training file by its path, or reads one from a stream. */
export async function readTraining(source: string | Readable): Promise<TrainingReading> {
  const lines = linesOf(source);
  try {
    const reader = await Reader.begin(lines);
    return {
      format: reader.format,
      header: reader.header,
      examples: reader.examples(),
      footer: () => reader.footer(),
    };
  } catch (error) {
    await lines.return();
    throw error;
  }
}

class Reader {
  readonly format: TrainingFormat;
  readonly header: TrainingHeader;
  readonly #lines: AsyncGenerator<FileLine, void, undefined>;
  #footer: TrainingFooter | null = null;
  #count = 0;
  #games = 0;
  #gameId = '';
  #check: number;
  /** JSON: whether the last example was followed by a comma. */
  #isMoreDue = false;

  private constructor(
    format: TrainingFormat,
    header: TrainingHeader,
    lines: AsyncGenerator<FileLine, void, undefined>,
  ) {
    this.format = format;
    this.header = header;
    this.#lines = lines;
    this.#check = headerCheck(header);
  }

  static async begin(lines: AsyncGenerator<FileLine, void, undefined>): Promise<Reader> {
    const first = await lines.next();
    if (first.done) throw new TrainingFileError('the file is empty');
    const line = first.value;
    const text = line.bytes.toString();
    const start = text.startsWith('# ') ? 2 : 0;
    if (!text.startsWith('{"header":', start)) {
      throw new TrainingFileError(
        `this is no training file of kalpler: expected a header, got ${shortText(text)}`,
        line,
      );
    }
    const format = start > 0 ? 'csv' : text.endsWith(',') ? 'json' : 'jsonl';
    const json = format === 'json' ? `${text.slice(0, -1)}}` : text.slice(start);
    const { header } = parsed(json, line) as { header: unknown };
    const problem = headerProblem(header);
    if (problem !== undefined) throw new TrainingFileError(problem, line);
    const reader = new Reader(format, header as TrainingHeader, lines);
    if (format === 'json') await reader.#expect('"examples":[');
    if (format === 'csv') await reader.#expect(columnNames(reader.header.game));
    return reader;
  }

  footer(): TrainingFooter {
    if (this.#footer === null) throw new Error('the footer comes after the last example');
    return this.#footer;
  }

  async *examples(): AsyncGenerator<TrainingExample, void, undefined> {
    try {
      for await (const line of this.#lines) {
        if (this.#isEnd(line)) {
          await this.#end(line);
          return;
        }
        if (this.format === 'json' && line.bytes.length === 0 && this.#count === 0) continue;
        yield this.#example(line);
      }
      throw new TrainingFileError(
        `the file was cut off: it ends after ${this.#count} examples and has no footer`,
      );
    } finally {
      await this.#lines.return();
    }
  }

  /** No example begins as what follows the last one does. */
  #isEnd({ bytes }: FileLine): boolean {
    const start = bytes.toString('latin1', 0, 11);
    if (this.format === 'json') return start === '],';
    return start.startsWith(this.format === 'csv' ? '#' : '{"footer":');
  }

  #example(line: FileLine): TrainingExample {
    let { bytes } = line;
    if (this.format === 'json') {
      if (this.#count > 0 && !this.#isMoreDue) {
        throw new TrainingFileError('expected a comma after the example before', line);
      }
      this.#isMoreDue = bytes.at(-1) === COMMA;
      if (this.#isMoreDue) bytes = bytes.subarray(0, -1);
    }
    const example = this.#read(bytes.toString(), line);
    if (!line.isWhole) throw cutOff(line);
    if (example.game !== this.header.game || !example.gameId.startsWith(`${this.header.runId}-`)) {
      throw new TrainingFileError(`gameId: ${example.gameId} is not of this run`, line);
    }
    if (example.gameId !== this.#gameId) this.#games++;
    this.#gameId = example.gameId;
    this.#count++;
    this.#check = addToCheck(this.#check, bytes);
    return example;
  }

  #read(text: string, line: FileLine): TrainingExample {
    const { game } = this.header;
    if (this.format === 'csv') {
      const row = parseRow(columnsOfGame(game), text);
      if (!('problem' in row)) return row.value as TrainingExample;
      throw line.isWhole ? new TrainingFileError(row.problem, line) : cutOff(line);
    }
    const value = parsed(text, line);
    const problem = problemIn(value, shapeOf(game));
    if (problem !== undefined) throw new TrainingFileError(problem, line);
    return value as TrainingExample;
  }

  /** Reads the footer, and holds it against what was read. */
  async #end(line: FileLine): Promise<void> {
    let place = line;
    if (this.format === 'json') {
      if (this.#isMoreDue) throw new TrainingFileError('expected one more example', line);
      place = await this.#next();
    }
    const text = place.bytes.toString();
    const json = this.format === 'json' ? `{${text}` : this.format === 'csv' ? text.slice(1) : text;
    const value = parsed(json, place);
    const footer = isObject(value) ? value.footer : undefined;
    const problem = footerProblem(footer) ?? this.#mismatch(footer as TrainingFooter);
    if (problem !== undefined) throw new TrainingFileError(problem, place);
    const more = await this.#lines.next();
    if (!more.done) throw new TrainingFileError('nothing may follow the footer', more.value);
    this.#footer = footer as TrainingFooter;
  }

  #mismatch({ complete, games, examples, check }: TrainingFooter): string | undefined {
    const found = checkText(this.#check);
    if (examples !== this.#count) {
      return `footer.examples: there are ${this.#count} examples, but ${examples} were written`;
    }
    if (games !== this.#games) {
      return `footer.games: there are ${this.#games} games, but ${games} were written`;
    }
    if (complete !== (games === this.header.games)) {
      return `footer.complete: ${complete} with ${games} of ${this.header.games} games`;
    }
    if (check === found) return undefined;
    return `footer.check: the file is not as it was written: expected ${check}, got ${found}`;
  }

  async #expect(text: string): Promise<void> {
    const line = await this.#next();
    const got = line.bytes.toString();
    if (got === text) return;
    if (!line.isWhole && text.startsWith(got)) throw cutOff(line);
    throw new TrainingFileError(`expected ${shortText(text)}, got ${shortText(got)}`, line);
  }

  async #next(): Promise<FileLine> {
    const { done, value } = await this.#lines.next();
    if (done) throw new TrainingFileError(`the file was cut off after ${this.#count} examples`);
    return value;
  }
}

const COMMA = 44;

function cutOff(line: FileLine): TrainingFileError {
  return new TrainingFileError('the file was cut off in the middle of this line', line);
}

/** The JSON of a line; a line that stops in the middle is a different error from one that is wrong. */
function parsed(json: string, line: FileLine): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    if (!line.isWhole) throw cutOff(line);
    const problem = (error as Error).message.replace(/ \(line 1 column \d+\)$/, '');
    throw new TrainingFileError(`this is no JSON: ${problem}`, line, error);
  }
}
