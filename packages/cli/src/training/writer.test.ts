// Whole files by real threads: what is read back is what was played, in every format.

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { headerOf, TABLES } from '../../testing/training-tables.ts';
import { openOutput } from '../output.ts';
import type { TrainingExample } from './example.ts';
import { playExamples } from './examples.ts';
import { TRAINING_FORMATS } from './formats.ts';
import { readTraining } from './reader.ts';
import { type WriteOptions, writeTraining } from './writer.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'kalpler-training-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const GAMES = 3;
const usual: WriteOptions = {
  format: 'jsonl',
  isGzip: false,
  workers: 1,
  signal: new AbortController().signal,
  progress: () => {},
};

async function written(
  name: string,
  table: string,
  options: Partial<WriteOptions>,
): Promise<string> {
  const file = path.join(folder, name);
  const output = await openOutput(file, false);
  await writeTraining(headerOf(TABLES[table]!, GAMES), output, { ...usual, ...options });
  return file;
}

async function all(examples: AsyncIterable<TrainingExample>): Promise<TrainingExample[]> {
  const list: TrainingExample[] = [];
  for await (const example of examples) list.push(example);
  return list;
}

function played(table: string, games = GAMES): TrainingExample[] {
  const { game, bots } = TABLES[table]!;
  const { seed, runId, timestamp } = headerOf(TABLES[table]!, games);
  const run = { bots, seed, runId, timestamp };
  return Array.from({ length: games }, (_, i) => playExamples(game, run, i + 1)).flat();
}

test.each([
  ['hearts with claims, the jack and chosen moons', 'csv', false],
  ['hearts with claims, the jack and chosen moons', 'json', true],
  ['spades with exchanges in turn', 'csv', true],
  ['spades with exchanges in turn', 'jsonl', false],
  ['king with declared Kings', 'csv', false],
  ['king with declared Kings', 'json', false],
] as const)('%s: reads back from %s what was played (gzip: %s)', async (table, format, isGzip) => {
  const file = await written(`${table}-${format}`, table, { format, isGzip });
  const expected = played(table);
  const reading = await readTraining(file);
  expect(reading.format).toBe(format);
  expect(reading.header).toEqual(headerOf(TABLES[table]!, GAMES));
  expect(await all(reading.examples)).toEqual(expected);
  const counts = { complete: true, games: GAMES, examples: expected.length };
  expect(reading.footer()).toMatchObject(counts);
  if (format === 'json' && !isGzip) {
    const document = JSON.parse(readFileSync(file, 'utf8'));
    expect(Object.keys(document)).toEqual(['header', 'examples', 'footer']);
    expect(document.examples).toEqual(expected);
  }
});

test('the same bytes, however many threads work', async () => {
  const one = await written('one', 'king', { workers: 1, isGzip: true });
  const three = await written('three', 'king', { workers: 3, isGzip: true });
  expect(readFileSync(one).equals(readFileSync(three))).toBe(true);
  const { examples, footer } = await readTraining(three);
  expect(await all(examples)).toEqual(played('king'));
  expect(footer().complete).toBe(true);
});

test.each(TRAINING_FORMATS)(
  'a %s file of a run that was stopped is sound and says so',
  async (format) => {
    const controller = new AbortController();
    const file = await written(`partial.${format}`, 'hearts', {
      format,
      signal: controller.signal,
      progress: (games) => games === 2 && controller.abort(),
    });
    const reading = await readTraining(file);
    expect(await all(reading.examples)).toEqual(played('hearts', 2));
    expect(reading.footer()).toMatchObject({ complete: false, games: 2 });
  },
);

test.each(TRAINING_FORMATS)(
  'a %s file of a run that was stopped at once is sound',
  async (format) => {
    const file = await written(`none.${format}`, 'hearts', { format, signal: AbortSignal.abort() });
    const reading = await readTraining(file);
    expect(await all(reading.examples)).toEqual([]);
    expect(reading.footer()).toMatchObject({ complete: false, games: 0, examples: 0 });
  },
);

test('nothing is left of a file that could not be written', async () => {
  const before = readdirSync(folder);
  const sound = await openOutput(path.join(folder, 'lost.jsonl'), false);
  let writes = 0;
  const full = {
    ...sound,
    keep: () => sound.keep(),
    drop: () => sound.drop(),
    // The disk is full after a while: a device that always is stands in for it.
    write: async (bytes: Uint8Array) => {
      if (writes++ < 2) return sound.write(bytes);
      const device = await open('/dev/full', 'w');
      await device.write(bytes).finally(() => device.close());
    },
  };
  await expect(writeTraining(headerOf(TABLES.hearts!, GAMES), full, usual)).rejects.toThrow(
    /ENOSPC/,
  );
  expect(readdirSync(folder)).toEqual(before);
});
