// Readers of the command line: what they take, and what they say when they refuse.

import { availableParallelism } from 'node:os';
import { gameOf } from '@kalpler/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { UsageError } from './errors.ts';
import { oneOf, rulesOf, seedOf, wholeNumber, workersOf } from './options.ts';
import { botsOf, strategiesOf } from './strategies.ts';

test('whole numbers within their range, and nothing else', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e9 }), (number) => {
      expect(wholeNumber('--games', String(number), 1, 1e9)).toBe(number);
    }),
  );
  const wrong = ['0', '-1', '', ' 5', '1.5', '1e3', '0x10', 'ten', '1000000001', '9'.repeat(400)];
  for (const text of wrong) {
    expect(() => wholeNumber('--games', text, 1, 1e9)).toThrow(
      /^--games: expected a whole number from 1 to 1000000000, got ".{0,80}"$/,
    );
  }
});

test('choices, seeds and threads name what is allowed', () => {
  expect(oneOf('--format', 'csv', ['json', 'csv'])).toBe('csv');
  expect(() => oneOf('--format', 'xml', ['json', 'csv'])).toThrow(
    '--format: expected one of json, csv, got "xml"',
  );
  expect(seedOf(undefined)).toBe(1);
  expect(() => seedOf('-3')).toThrow('--seed: expected a whole number from 0 to');
  expect(workersOf(undefined)).toBeGreaterThan(0);
  expect(workersOf('1')).toBe(1);
  // More threads than that would only wait for a core.
  expect(workersOf('256')).toBe(Math.min(256, 4 * availableParallelism()));
  expect(() => workersOf('0')).toThrow('--workers: expected a whole number from 1 to 256, got "0"');
});

test('bots are named in one way, and fill the seats', () => {
  expect(strategiesOf('basic, expert:50ms')).toEqual(['basic', 'expert']);
  expect(botsOf(gameOf('hearts'), 'basic')).toEqual(['basic', 'basic', 'basic', 'basic']);
  expect(botsOf(gameOf('spades'), 'hard,easy')).toEqual(['hard', 'easy', 'hard', 'easy']);
  expect(() => botsOf(gameOf('hearts'), 'basic,basic,basic')).toThrow(
    '--ai: expected 4 names by seat, two for one against the others, or one; got 3',
  );
  expect(() => strategiesOf('basic,clever')).toThrow(
    /^--strategies: no bot "clever": expected one of random, .*, expert$/,
  );
  expect(() => strategiesOf('basic,ml')).toThrow(/ml: the neural player does not exist yet/);
});

test('rules are a preset and changes to it, in the words of the engine', () => {
  const game = rulesOf('hearts', 'classic', ['endScore=50', 'moon=smart', 'passCycle=["left"]']);
  expect(game.options).toMatchObject({ endScore: 50, moon: 'smart', passCycle: ['left'] });
  const listed = rulesOf('hearts', undefined, ['passCycle=left, across']);
  expect(listed.options).toMatchObject({ passCycle: ['left', 'across'] });
  const refusals: [string | undefined, string[], RegExp][] = [
    ['nowhere', [], /^--preset: expected one of kalpler, /],
    [undefined, ['moon'], /^--rule: expected KEY=VALUE, got "moon"$/],
    [undefined, ['endScore=0'], /endScore: expected a whole number from 1 to 1000/],
    [undefined, ['sun=1'], /^--rule: sun: unknown option/],
    [undefined, ['passCycle=left,up'], /^--rule: passCycle: expected a list .*\["left","up"\]$/],
    [undefined, ['__proto__={}'], /__proto__/],
    [undefined, ['preset=classic'], /--preset/],
    [undefined, ['moon=smart', 'moon=smart'], /^--rule: moon is given twice$/],
  ];
  for (const [preset, changes, sentence] of refusals) {
    const read = (): unknown => rulesOf('hearts', preset, changes);
    expect(read).toThrow(UsageError);
    expect(read).toThrow(sentence);
  }
});
