// Files that are not as they were written: always an error that says where, never other data.

import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { headerOf, TABLES } from '../../testing/training-tables.ts';
import type { TrainingExample, TrainingFooter, TrainingHeader } from './example.ts';
import { playExamples } from './examples.ts';
import { TRAINING_FORMATS, type TrainingFormat } from './formats.ts';
import {
  addToCheck,
  bodyText,
  checkText,
  closingText,
  exampleText,
  headerCheck,
  openingText,
} from './layout.ts';
import { TrainingFileError } from './lines.ts';
import { readTraining } from './reader.ts';

const table = TABLES['spades with sealed bids and exchanges at once']!;
const header = headerOf(table, 1);
const examples = playExamples(table.game, { ...header, bots: header.strategies }, 6).slice(0, 70);
const count = examples.length;

/** A small file, sound unless something is changed in it. */
function fileText(
  format: TrainingFormat,
  change: { header?: object; footer?: object; lines?: (lines: string[]) => string[] } = {},
): string {
  const lines = examples.map((example) => exampleText(format, example));
  const check = checkText(lines.reduce((sum, line) => addToCheck(sum, line), headerCheck(header)));
  const footer = { complete: true, games: 1, examples: lines.length, check, ...change.footer };
  return (
    openingText(format, { ...header, ...change.header } as TrainingHeader) +
    bodyText(format, change.lines?.(lines) ?? lines, true) +
    closingText(format, footer as TrainingFooter)
  );
}

async function read(bytes: Uint8Array | string): Promise<TrainingExample[]> {
  // In small pieces, so that lines are put together again.
  const whole = Buffer.from(bytes);
  const pieces = Array.from({ length: Math.ceil(whole.length / 999) }, (_, i) =>
    whole.subarray(i * 999, (i + 1) * 999),
  );
  const { examples: found, footer } = await readTraining(Readable.from(pieces));
  const list: TrainingExample[] = [];
  for await (const example of found) list.push(example);
  expect(footer().examples).toBe(list.length);
  return list;
}

async function problemOf(bytes: Uint8Array | string): Promise<string> {
  try {
    await read(bytes);
  } catch (error) {
    expect(error).toBeInstanceOf(TrainingFileError);
    return (error as Error).message;
  }
  return expect.fail('the file was read');
}

describe.each(TRAINING_FORMATS)('%s', (format) => {
  const whole = Buffer.from(fileText(format));
  const packed = gzipSync(whole);

  test('is read while it is sound', async () => {
    expect(await read(whole)).toEqual(examples);
    expect(await read(packed)).toEqual(examples);
  });

  test('wherever it is cut off, it is not read to an end', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.boolean(),
        fc.double({ min: 0, max: 1, noNaN: true }),
        async (isGzip, share) => {
          const bytes = isGzip ? packed : whole;
          // Without its last line end, a file is still whole.
          const length = Math.floor(share * (bytes.length - 2));
          expect(await problemOf(bytes.subarray(0, length))).toMatch(
            /cut off|empty|no training file/,
          );
        },
      ),
      { numRuns: 60 },
    );
  });

  test('two examples that have changed places are found', async () => {
    const swapped = fileText(format, {
      lines: ([first, second, ...rest]) => [second!, first!, ...rest],
    });
    expect(await problemOf(swapped)).toMatch(/not as it was written|out of order|games/);
  });

  test('a changed byte is found', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.boolean(),
        fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
        fc.integer({ min: 1, max: 255 }),
        async (isGzip, share, change) => {
          const bytes = Buffer.from(isGzip ? packed : whole);
          bytes[Math.floor(share * bytes.length)]! ^= change;
          // A few bytes change nothing, such as the time in the head of a packed file.
          const found = await read(bytes).catch((error: unknown) => error);
          if (!(found instanceof TrainingFileError)) expect(found).toEqual(examples);
        },
      ),
      { numRuns: 100 },
    );
  });

  test('a line that is missing, doubled or added is found', async () => {
    const without = fileText(format, { lines: (lines) => lines.toSpliced(5, 1) });
    expect(await problemOf(without)).toContain(
      `footer.examples: there are ${count - 1} examples, but ${count} were`,
    );
    const doubled = fileText(format, { lines: (lines) => lines.toSpliced(5, 0, lines[5]!) });
    expect(await problemOf(doubled)).toContain(
      `footer.examples: there are ${count + 1} examples, but ${count} were`,
    );
    expect(await problemOf(`${whole}more\n`)).toMatch(/nothing may follow the footer/);
  });

  test('counts and marks that are wrong are found', async () => {
    expect(await problemOf(fileText(format, { footer: { games: 2 } }))).toMatch(/footer\.games/);
    expect(await problemOf(fileText(format, { footer: { complete: false } }))).toMatch(
      /footer\.complete/,
    );
    expect(await problemOf(fileText(format, { header: { seed: 2 } }))).toMatch(/footer\.check/);
  });

  test('a header of something else is recognised', async () => {
    const cases: [object, RegExp][] = [
      [{ version: 2 }, /^line 1 .*header\.version: this program reads version 1, got 2/],
      [{ format: 'other' }, /header\.format: expected kalpler-training, got "other"/],
      [{ rules: { ...header.rules, targetScore: 0 } }, /header\.rules: targetScore/],
      [{ strategies: ['basic'] }, /header\.strategies: expected 4, got 1/],
      [{ extra: 1 }, /header\.extra: unknown field/],
    ];
    for (const [change, problem] of cases) {
      expect(await problemOf(fileText(format, { header: change }))).toMatch(problem);
    }
  });
});

test('a wrong field is named with its line and offset', async () => {
  const text = fileText('jsonl').replace('"playerId":"p0"', '"playerId":"x0"');
  const line = text.slice(0, text.indexOf('x0')).split('\n').length;
  const offset = text.lastIndexOf('\n', text.indexOf('x0')) + 1;
  expect(await problemOf(text)).toBe(
    `line ${line} (offset ${offset}): playerId: expected a player from p0 to p3, got "x0"`,
  );
  const csv = fileText('csv').split('\n');
  csv[4] = csv[4]!.replace(/,p(\d),/, ',p$1');
  expect(await problemOf(csv.join('\n'))).toMatch(
    /^line 5 \(offset \d+\): expected 41 columns, got 40$/,
  );
});

test('other files are refused', async () => {
  const bridge = fileText('jsonl').replace('"game":"spades"', '"game":"bridge"');
  expect(await problemOf(bridge)).toMatch(
    /header\.rules: game: expected one of hearts, spades, king/,
  );
  expect(await problemOf('')).toBe('the file is empty');
  expect(await problemOf('{"a":1}\n')).toMatch(/^line 1 \(offset 0\): this is no training file/);
  expect(await problemOf(Buffer.alloc(3_000_000, 'x'))).toMatch(
    /has no end: this is no training file/,
  );
  expect(await problemOf(gzipSync('hello\n'))).toMatch(/this is no training file/);
});

test('the footer comes after the examples', async () => {
  const reading = await readTraining(Readable.from([Buffer.from(fileText('json'))]));
  expect(() => reading.footer()).toThrow('after the last example');
});

test('a reader may stop early', async () => {
  const source = Readable.from([Buffer.from(fileText('jsonl'))]);
  const { examples: found } = await readTraining(source);
  for await (const _ of found) break;
  expect(source.destroyed).toBe(true);
});
