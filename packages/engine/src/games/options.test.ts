// Reading options: presets, changes, groups, and a sentence for everything that is not allowed.

import { describe, expect, it } from 'vitest';
import { GAME_IDS, gameOf, makeGame, OPTION_SHEETS, presetNames } from './games.ts';
import {
  type Fields,
  groupOf,
  integer,
  integerOrNull,
  listOf,
  type OptionSheet,
  oneOf,
  readOptions,
  show,
  yesNo,
} from './options.ts';

const fields = {
  size: integer(1, 9),
  limit: integerOrNull(0, 5),
  way: oneOf('left', 'right'),
  only: oneOf('cards'),
  level: oneOf(0, 13),
  fast: yesNo,
  order: listOf(['a', 'b'], { least: 1 }),
  marks: listOf(['x', 'y'], { different: true }),
  worth: groupOf({ low: integer(0, 1), high: integerOrNull(0, 9) }),
} as const;

const usual = {
  size: 3,
  limit: null,
  way: 'left',
  only: 'cards',
  level: 0,
  fast: true,
  order: ['a'],
  marks: [],
  worth: { low: 0, high: 4 },
} as const;

const SHEET: OptionSheet<typeof fields> = {
  fields,
  standard: 'usual',
  presets: { usual, big: { ...usual, size: 9 } },
  clash: ({ size, fast }) => (size === 1 && fast ? 'fast: not with size 1' : undefined),
};

const read = (given: unknown) => readOptions(SHEET, given);
const problem = (given: unknown) => {
  const result = read(given);
  return result.ok ? 'read' : result.error;
};

describe('options', () => {
  it('are those of the usual preset, another preset, or changed ones', () => {
    expect(read({})).toEqual({ ok: true, value: usual });
    expect(read({ preset: 'big' })).toEqual({ ok: true, value: { ...usual, size: 9 } });
    expect(read({ preset: 'big', fast: false, limit: 2, order: ['b', 'a', 'b'] })).toEqual({
      ok: true,
      value: { ...usual, size: 9, fast: false, limit: 2, order: ['b', 'a', 'b'] },
    });
  });

  it('of a group may be changed one by one', () => {
    expect(read({ worth: { high: null } })).toMatchObject({
      value: { worth: { low: 0, high: null } },
    });
    expect(read({ worth: {} })).toMatchObject({ value: { worth: { low: 0, high: 4 } } });
  });

  it.each([
    [null, 'options: expected an object, got null'],
    [undefined, 'options: expected an object, got undefined'],
    ['big', 'options: expected an object, got "big"'],
    [[], 'options: expected an object, got []'],
    [{ preset: 'small' }, 'preset: expected one of usual, big, got "small"'],
    [{ preset: null }, 'preset: expected one of usual, big, got null'],
    [{ preset: '__proto__' }, 'preset: expected one of usual, big, got "__proto__"'],
    [{ preset: 'toString' }, 'preset: expected one of usual, big, got "toString"'],
    [{ preset: ['big'] }, 'preset: expected one of usual, big, got ["big"]'],
    [{ size: 0 }, 'size: expected a whole number from 1 to 9, got 0'],
    [{ size: 10 }, 'size: expected a whole number from 1 to 9, got 10'],
    [{ size: 2.5 }, 'size: expected a whole number from 1 to 9, got 2.5'],
    [{ size: '3' }, 'size: expected a whole number from 1 to 9, got "3"'],
    [{ size: Number.NaN }, 'size: expected a whole number from 1 to 9, got NaN'],
    [{ size: null }, 'size: expected a whole number from 1 to 9, got null'],
    [{ size: undefined }, 'size: expected a whole number from 1 to 9, got undefined'],
    [{ limit: 6 }, 'limit: expected a whole number from 0 to 5, or null, got 6'],
    [{ limit: '' }, 'limit: expected a whole number from 0 to 5, or null, got ""'],
    [{ way: 'up' }, 'way: expected one of left, right, got "up"'],
    [{ way: ['left'] }, 'way: expected one of left, right, got ["left"]'],
    [{ only: 'dice' }, 'only: expected cards, got "dice"'],
    [{ level: '13' }, 'level: expected one of 0, 13, got "13"'],
    [{ fast: 1 }, 'fast: expected true or false, got 1'],
    [{ fast: 'true' }, 'fast: expected true or false, got "true"'],
    [{ order: [] }, 'order: expected a list of 1 to 52 of a, b, got []'],
    [{ order: 'a' }, 'order: expected a list of 1 to 52 of a, b, got "a"'],
    [{ order: ['a', 'c'] }, 'order: expected a list of 1 to 52 of a, b, got ["a","c"]'],
    [{ order: new Array(1) }, 'order: expected a list of 1 to 52 of a, b, got [null]'],
    [{ marks: ['x', 'x'] }, 'marks: expected a list of x, y, each at most once, got ["x","x"]'],
    [{ worth: 5 }, 'worth: expected an object of low, high, got 5'],
    [{ worth: null }, 'worth: expected an object of low, high, got null'],
    [{ worth: { low: 2 } }, 'worth.low: expected a whole number from 0 to 1, got 2'],
    [{ worth: { mid: 1 } }, 'worth.mid: unknown option; the options are low, high'],
    [{ worth: JSON.parse('{"__proto__": 1}') }, 'worth.__proto__: unknown option; the options are'],
    [{ colour: 1 }, 'colour: unknown option; the options are size, limit, way, only, level, fast'],
    [{ constructor: 1 }, 'constructor: unknown option; the options are'],
    [JSON.parse('{"__proto__": {"size": 2}}'), '__proto__: unknown option; the options are'],
    [{ size: 1 }, 'fast: not with size 1'],
  ])('%j are refused with a sentence', (given, message) => {
    expect(problem(given)).toContain(message);
  });

  it('of more than 52 entries are no list', () => {
    expect(problem({ order: new Array(52).fill('a') })).toBe('read');
    expect(problem({ order: new Array(53).fill('a') })).toContain(
      'order: expected a list of 1 to 52',
    );
  });

  it('do not change when the lists and groups they were made from do', () => {
    const order = ['b'];
    const worth = { low: 1 };
    const result = read({ order, worth });
    order.push('a');
    worth.low = 7;
    expect(result).toMatchObject({ value: { order: ['b'], worth: { low: 1, high: 4 } } });
  });
});

describe('the options of a game', () => {
  it.each(GAME_IDS)('%s: share nothing with the presets and cannot be changed', (id) => {
    for (const preset of presetNames(id)) {
      const before = JSON.stringify(OPTION_SHEETS[id].presets);
      const { options } = gameOf(id, { preset });
      const loose = options as unknown as Record<string, Record<string, unknown>>;
      for (const [name, value] of Object.entries(loose)) {
        expect(() => Object.assign(loose, { [name]: 0 })).toThrow(TypeError);
        if (typeof value !== 'object' || value === null) continue;
        expect(() => Object.assign(value, { 0: 'x', turnSeconds: 1, el: 1 })).toThrow(TypeError);
      }
      expect(JSON.stringify(OPTION_SHEETS[id].presets)).toBe(before);
      expect(options).toEqual(gameOf(id, { preset }).options);
    }
  });

  it('C7: one timer may be changed, and the others stay', () => {
    const { timers } = gameOf('king', { timers: { turnSeconds: null, moonSeconds: 20 } }).options;
    expect(timers).toEqual({
      turnSeconds: null,
      passSeconds: 45,
      bidSeconds: 45,
      exchangeSeconds: 45,
      selectSeconds: 45,
      moonSeconds: 20,
      roundEndSeconds: 8,
      rematchSeconds: 60,
      cleanupSeconds: 60,
    });
  });

  it.each([
    [
      { turnSeconds: 0 },
      'timers.turnSeconds: expected a whole number from 1 to 86400, or null, got 0',
    ],
    [{ turnSeconds: '30' }, 'timers.turnSeconds: expected a whole number from 1 to 86400, or null'],
    [{ turn: 30 }, 'timers.turn: unknown option; the options are turnSeconds, passSeconds, '],
    [{ constructor: 30 }, 'timers.constructor: unknown option'],
    [30, 'timers: expected an object of turnSeconds, passSeconds, '],
    [null, 'timers: expected an object of turnSeconds, passSeconds, '],
  ])('C7: timers %j are refused by name', (timers, message) => {
    for (const id of GAME_IDS) {
      const made = makeGame(id, { timers });
      expect(made.ok ? 'made' : made.error).toContain(message);
    }
  });

  it.each(GAME_IDS)('%s: every option refuses values of every wrong kind, by name', (id) => {
    const junk = [
      undefined,
      null,
      Number.NaN,
      0.5,
      -1e9,
      1e9,
      '',
      'junk',
      {},
      [],
      [null],
      ['junk'],
    ];
    const sheet = OPTION_SHEETS[id] as unknown as OptionSheet<Fields>;
    for (const [name, field] of Object.entries(sheet.fields)) {
      const wrong = junk.filter((value) => !field.accepts(value));
      expect(wrong.length).toBeGreaterThanOrEqual(9);
      for (const value of wrong) {
        const made = makeGame(id, { [name]: value });
        // An empty group changes nothing.
        if (field.members !== undefined && JSON.stringify(value) === '{}') continue;
        expect(made).toEqual({
          ok: false,
          error: `${name}: expected ${field.allowed}, got ${show(value)}`,
        });
      }
    }
  });
});
