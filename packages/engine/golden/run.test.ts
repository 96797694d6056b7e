// The runner of golden cases: what passes, what fails and how that is reported, and files that cannot be run.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Fields } from './file.ts';
import { runGolden } from './run.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'kalpler-golden-'));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
function save(content: unknown): string {
  const file = path.join(folder, `${files++}.json`);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

function run(file: string | undefined): { status: number; lines: string[] } {
  const lines: string[] = [];
  return { status: runGolden(file, (line) => lines.push(line)), lines };
}

function runCases(...cases: readonly object[]): { status: number; lines: string[] } {
  return run(save({ schemaVersion: 1, presets: {}, cases }));
}

/** The opening lead of Hearts, which must be the two of clubs. */
const LEAD = {
  id: 'T1',
  game: 'hearts',
  kind: 'legal',
  title: 'Opening lead',
  config: { preset: 'hearts.kalpler' },
  given: { seat: 0, hand: ['2C', '5C', 'KH'], trick: [], trickNumber: 1, heartsBroken: false },
  expect: { legal: ['2C'] } as Fields,
};
/** A card that is not held. */
const REFUSED = {
  id: 'T2',
  game: 'hearts',
  kind: 'event',
  config: { preset: 'hearts.kalpler' },
  given: {
    phase: 'playing',
    turn: 2,
    hand: ['4C', '9C'],
    trick: [],
    trickNumber: 12,
    event: { type: 'playCard', seat: 2, card: 'AC' },
  },
  expect: { error: 'INVALID_CARD' } as Fields,
};

describe('cases', () => {
  it('that are as expected are counted, and the status is 0', () => {
    expect(runCases(LEAD, REFUSED)).toEqual({ status: 0, lines: ['2 passed, 0 failed'] });
  });

  it('that are not are reported with id, expected and actual, and the status is 1', () => {
    const wrong = { ...LEAD, id: 'T3', expect: { legal: ['5C', '2C'] } };
    expect(runCases(LEAD, wrong, REFUSED)).toEqual({
      status: 1,
      lines: [
        'T3 (hearts legal) Opening lead',
        '  legal: expected ["5C","2C"], actual ["2C"]',
        '2 passed, 1 failed',
      ],
    });
  });

  it('may use a preset of the file, of the engine by its short name, or none', () => {
    const presets = { 'my.rules': { passCycle: ['hold'], openingLead: 'leftOfDealer' } };
    const own = { ...LEAD, config: { preset: 'my.rules' }, expect: { legal: ['2C', '5C'] } };
    const file = save({ schemaVersion: 1, presets, cases: [own] });
    expect(run(file).lines).toEqual(['1 passed, 0 failed']);
    const short = { ...LEAD, config: { preset: 'classic' } };
    expect(runCases(short, { ...LEAD, config: {} }).lines).toEqual(['2 passed, 0 failed']);
  });
});

describe('a case that cannot be right', () => {
  const lineOf = (item: object): string | undefined => {
    const { status, lines } = runCases(item);
    expect([status, lines.at(-1)]).toEqual([1, '0 passed, 1 failed']);
    return lines[1];
  };

  it.each([
    [{ kind: 'guess' }, '  kind: no kind guess'],
    [{ kind: 'constructor' }, '  kind: no kind constructor'],
    [{ game: 'whist' }, '  error: game: expected one of hearts, spades, king, got "whist"'],
    [{ config: { preset: 'hearts.long' } }, '  error: preset: expected one of kalpler, '],
    [{ config: { preset: 'king.standard' } }, '  error: preset: expected one of kalpler, '],
    [{ config: { preset: '__proto__' } }, '  error: preset: expected one of kalpler, '],
    [{ config: { speed: 1 } }, '  error: speed: unknown option'],
    [{ given: { ...LEAD.given, hand: ['2C', 'XX'] } }, '  error: no card "XX" in this deck'],
    [{ given: { ...LEAD.given, hand: ['2C', 'BJ'] } }, '  error: no card "BJ" in this deck'],
    [{ expect: {} }, '  expect: nothing is expected'],
    [{ expect: { legal: ['2C'], mood: 'good' } }, '  mood: expected "good", actual undefined'],
    [{ expect: { legal: ['2C'], mood: null } }, '  mood: expected null, actual undefined'],
    [{ expect: { legal: '2C' } }, '  legal: expected "2C", actual ["2C"]'],
    [{ expect: { legal: ['2C', '2C'] } }, '  legal: expected ["2C","2C"], actual ["2C"]'],
    [{ expect: { toString: 'x' } }, '  toString: expected "x", actual '],
  ])('fails: %j', (change, line) => {
    expect(lineOf({ ...LEAD, ...change })).toContain(line);
  });

  const at = (change: object) => ({ ...REFUSED, ...change });

  it.each([
    [at({ expect: { phase: 'playing' } }), '  error: expected none, actual "INVALID_CARD"'],
    [
      at({ expect: { error: 'ILLEGAL_PLAY' } }),
      '  error: expected "ILLEGAL_PLAY", actual "INVALID_CARD"',
    ],
    [at({ expect: { error: 'INVALID_CARD', turn: 3 } }), '  turn: expected 3, actual 2'],
    [at({ expect: { error: null } }), '  error: expected null, actual "INVALID_CARD"'],
    [at({ given: { ...REFUSED.given, event: { type: 'wink' } } }), '  error: no event "wink"'],
    [at({ given: { ...REFUSED.given, event: null } }), '  error: '],
  ])('fails: event %#', (item, line) => {
    expect(lineOf(item)).toContain(line);
  });

  it('fails when an error is expected and none comes', () => {
    const event = { type: 'playCard', seat: 2, card: '4C' };
    const item = at({ given: { ...REFUSED.given, event } });
    expect(lineOf(item)).toBe('  error: expected "INVALID_CARD", actual undefined');
  });

  it('fails with empty hands, which would fit anything', () => {
    const event = { type: 'playCard', seat: 2, card: '4C' };
    const item = at({ given: { ...REFUSED.given, event }, expect: { hands: {} } });
    expect(lineOf(item)).toBe('  hands: nothing is expected');
  });

  it('fails with a contract that there is not', () => {
    const item = { ...LEAD, game: 'king', config: {}, given: { ...LEAD.given, contract: 'koz' } };
    expect(lineOf(item)).toBe('  error: no contract "koz"');
  });
});

describe('a file that cannot be run', () => {
  it.each([
    ['', 'Unexpected end of JSON input'],
    ['{"cases": [', 'JSON'],
    ['[]', 'expected an object at the top'],
    ['null', 'expected an object at the top'],
    [{ presets: {}, cases: [] }, 'schemaVersion: expected 1, got undefined'],
    [{ schemaVersion: 2, presets: {}, cases: [] }, 'schemaVersion: expected 1, got 2'],
    [{ schemaVersion: 1, cases: [] }, 'presets: expected an object'],
    [{ schemaVersion: 1, presets: {} }, 'cases: expected a list'],
    [{ schemaVersion: 1, presets: {}, cases: {} }, 'cases: expected a list'],
    [{ schemaVersion: 1, presets: {}, count: 2, cases: [LEAD] }, 'count: says 2, but there are 1'],
    [{ schemaVersion: 1, presets: {}, cases: [LEAD, 7] }, 'cases[1]: expected id, game, kind'],
    [
      { schemaVersion: 1, presets: {}, cases: [{ ...LEAD, expect: null }] },
      'cases[0]: expected id, game, kind',
    ],
    [{ schemaVersion: 1, presets: {}, cases: [{ ...LEAD, id: 4 }] }, 'cases[0]: expected id'],
  ])('%j gives a sentence and status 2', (content, message) => {
    const file = save(content);
    const { status, lines } = run(file);
    expect(status).toBe(2);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`${file}: `);
    expect(lines[0]).toContain(message);
  });

  it('gives a sentence when there is none, or no name', () => {
    const missing = path.join(folder, 'missing.json');
    expect(run(missing)).toMatchObject({ status: 2, lines: [expect.stringContaining('ENOENT')] });
    expect(run(folder).status).toBe(2);
    expect(run(undefined)).toEqual({ status: 2, lines: ['usage: npm run golden -- FILE'] });
  });
});

describe('the program', () => {
  const program = path.join(import.meta.dirname, 'run.ts');
  const start = (...args: readonly string[]) => {
    const { status, stdout } = spawnSync(process.execPath, [program, ...args], {
      encoding: 'utf8',
    });
    return [status, stdout.trimEnd().split('\n').at(-1)];
  };

  it('prints the counts last and ends with the status', () => {
    const cases = [LEAD, { ...LEAD, expect: { legal: [] } }];
    expect(start(save({ schemaVersion: 1, presets: {}, cases }))).toEqual([
      1,
      '1 passed, 1 failed',
    ]);
    expect(start(save({ schemaVersion: 1, presets: {}, cases: [LEAD] }))).toEqual([
      0,
      '1 passed, 0 failed',
    ]);
    expect(start()).toEqual([2, 'usage: npm run golden -- FILE']);
  });
});
