// How header, examples and footer stand in a file: one example to a line in every format.

import { crc32 } from 'node:zlib';
import type { GameId } from '@kalpler/engine';
import { gamePlugin } from '../games/index.ts';
import type { TrainingExample, TrainingFooter, TrainingHeader } from './example.ts';
import type { TrainingFormat } from './formats.ts';
import { type Column, columnsOf, rowText, type Shape } from './shape.ts';

/** Everything before the first example. */
export function openingText(format: TrainingFormat, header: TrainingHeader): string {
  const json = JSON.stringify(header);
  switch (format) {
    case 'json':
      return `{"header":${json},\n"examples":[\n`;
    case 'jsonl':
      return `{"header":${json}}\n`;
    case 'csv':
      return `# {"header":${json}}\n${columnNames(header.game)}\n`;
  }
}

export function columnNames(game: GameId): string {
  return columnsOfGame(game)
    .map(({ name }) => name)
    .join(',');
}

/** An example without what parts it from the next one. */
export function exampleText(format: TrainingFormat, example: TrainingExample): string {
  return format === 'csv' ? rowText(columnsOfGame(example.game), example) : JSON.stringify(example);
}

/** Some examples, the first ones of the file or those that follow others. */
export function bodyText(
  format: TrainingFormat,
  examples: readonly string[],
  isFirst: boolean,
): string {
  if (format === 'json') return (isFirst ? '' : ',\n') + examples.join(',\n');
  return `${examples.join('\n')}\n`;
}

/** Everything after the last example. */
export function closingText(format: TrainingFormat, footer: TrainingFooter): string {
  const json = JSON.stringify(footer);
  switch (format) {
    case 'json':
      return `\n],\n"footer":${json}}\n`;
    case 'jsonl':
      return `{"footer":${json}}\n`;
    case 'csv':
      return `# {"footer":${json}}\n`;
  }
}

/** Where the sum of the footer begins. */
export function headerCheck(header: TrainingHeader): number {
  return crc32(JSON.stringify(header));
}

const FACTOR = 31;

/** Adds an example to the sum of the footer: what came before it counts for more, so that the order is checked too. */
export function addToCheck(check: number, example: string | Uint8Array): number {
  return (Math.imul(check, FACTOR) + crc32(example)) >>> 0;
}

/** The sum over what came before and over these `examples`, which a thread has added up from 0. */
export function joinChecks(before: number, added: number, examples: number): number {
  let sum = before;
  for (let i = 0; i < examples; i++) sum = Math.imul(sum, FACTOR);
  return (sum + added) >>> 0;
}

export function checkText(check: number): string {
  return check.toString(16).padStart(8, '0');
}

/** The shapes of the examples of each game, and the columns that follow from them. */
export function shapeOf(game: GameId): Shape {
  return gamePlugin(game).training.shape;
}

const known = new Map<GameId, readonly Column[]>();

export function columnsOfGame(game: GameId): readonly Column[] {
  const columns = known.get(game) ?? columnsOf(shapeOf(game));
  known.set(game, columns);
  return columns;
}
