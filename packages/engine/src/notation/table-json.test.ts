// A table as JSON: the round trip of every game, and what is said about files that are wrong.

import { describe, expect, it } from 'vitest';
import {
  checksum,
  EVEN_HANDS,
  layEven,
  makeMoves,
  must,
  open,
  PLAYERS,
  PRESETS,
  pictureOf,
  playSteps,
  playUntil,
} from '../../testing/matches.ts';
import { SeededRandom } from '../cards/random.ts';
import { dealNext } from '../table/table.ts';
import { readTable, tableJson } from './table-json.ts';

const table = makeMoves(layEven(open('hearts', { passCycle: ['hold'] })), '3 2C', '0 QC');

/** A copy of the file of `table` with something changed and the checksum made right again. */
function changed(change: (file: LooseFile) => void): LooseFile {
  const file = JSON.parse(JSON.stringify(tableJson(table))) as LooseFile;
  change(file);
  return { ...file, check: checksum(file) };
}

interface LooseFile {
  [name: string]: unknown;
  opening: Record<string, unknown>;
  log: Record<string, unknown>[];
}

function problem(source: unknown): string {
  const read = readTable(source);
  return read.ok ? 'read' : read.error;
}

describe('the round trip', () => {
  it.each(PRESETS)('C13: gives back %s %s at any point', (id, preset) => {
    const random = new SeededRandom(21);
    for (const steps of [0, 1, 3, 8, 30, 61, 90]) {
      const now = playSteps(open(id, { preset }), random, steps);
      const json = tableJson(now);
      expect(pictureOf(must(readTable(JSON.stringify(json))))).toBe(pictureOf(now));
      expect(pictureOf(must(readTable(json)))).toBe(pictureOf(now));
      expect(JSON.parse(JSON.stringify(json))).toEqual(json);
    }
  });

  it('C13: gives back a match that is over, and one that began elsewhere', () => {
    const over = playUntil(open('king', { preset: 'short' }), new SeededRandom(22));
    expect(must(readTable(tableJson(over))).phase).toBe('partyEnd');
    const standing = { played: 1, totals: [50, 60], bags: [3, 9], dealer: 2 };
    const later = playSteps(open('spades', {}, { standing }), new SeededRandom(23), 40);
    expect(pictureOf(must(readTable(tableJson(later))))).toBe(pictureOf(later));
  });

  it('C13: keeps times, salts and names of any kind', () => {
    const salts = ['a"b\\', null, '🂡', ''];
    const deals = { kind: 'fair', commitment: '0f'.repeat(32), salts };
    const players = ['Ayşe', '"', '\u2028', '🂡🂡'];
    const opened = open('hearts', {}, { players, deals });
    const cards = opened.game.deck.cards;
    const now = must(dealNext(opened, { cards, first: 3 }, { at: 1_700_000_000_000 }));
    expect(pictureOf(must(readTable(JSON.stringify(tableJson(now)))))).toBe(pictureOf(now));
  });

  it('C13: writes hands and moves as people do', () => {
    expect(tableJson(table).log).toEqual([
      { deal: EVEN_HANDS, first: 0 },
      { seat: 3, move: '2C' },
      { seat: 0, move: 'QC' },
    ]);
  });

  it('reads the unchanged file, and the ten as T', () => {
    expect(problem(changed(() => {}))).toBe('read');
    const ten = changed((file) => file.log.push({ seat: 1, move: 'TC' }));
    expect(tableJson(must(readTable(ten))).log.at(-1)).toEqual({ seat: 1, move: '10C' });
  });
});

describe('what is no file at all', () => {
  it.each([
    ['', 'not JSON: '],
    ['{', 'not JSON: '],
    ['hello', 'not JSON: '],
    ['null', 'expected an object, got null'],
    ['[]', 'expected an object, got []'],
    ['"x"', 'expected an object, got "x"'],
    ['{}', 'format: expected kalpler-table, got undefined'],
    [undefined, 'expected an object, got undefined'],
    [true, 'expected an object, got true'],
  ])('%j', (source, message) => {
    expect(problem(source)).toContain(message);
  });

  it.each([
    ['format', 'pgn', 'format: expected kalpler-table, got "pgn"'],
    ['version', 2, 'version: expected 1, got 2'],
    ['version', '1', 'version: expected 1, got "1"'],
    ['log', null, 'log: expected a list, got null'],
    ['log', {}, 'log: expected a list, got {}'],
    ['opening', null, 'opening: expected an object, got null'],
    ['extra', 1, 'extra: unknown field'],
    ['__proto__', 1, '__proto__: unknown field'],
  ])('%s %j', (name, value, message) => {
    const file = changed(() => {});
    Object.defineProperty(file, name, { value, enumerable: true, configurable: true });
    expect(problem(file)).toBe(message);
  });

  it('a file whose checksum does not fit', () => {
    const file = { ...changed(() => {}), check: '00000000' };
    expect(problem(file)).toMatch(
      /^check: expected [0-9a-f]{8} for this opening and log, got "00000000"$/,
    );
    expect(problem({ ...file, check: undefined })).toMatch(/got undefined$/);
  });
});

describe('a damaged opening', () => {
  it.each([
    [{ options: { moon: 'half' } }, 'opening.moon: expected one of othersPlus, shooterMinus'],
    [{ options: { moon: 7 } }, 'opening.moon: expected one of'],
    [{ options: { speed: 1 } }, 'opening.speed: unknown option; the options are'],
    [{ options: JSON.parse('{"__proto__": 1}') }, 'opening.__proto__: unknown option'],
    [{ options: { constructor: 1 } }, 'opening.constructor: unknown option'],
    [{ options: { preset: '__proto__' } }, 'opening.preset: expected one of kalpler, '],
    [{ options: { preset: 'constructor' } }, 'opening.preset: expected one of kalpler, '],
    [{ options: { timers: { turnSeconds: 0 } } }, 'opening.timers.turnSeconds: expected a whole'],
    [{ options: null }, 'opening.options: expected an object, got null'],
    [{ players: PLAYERS.slice(1) }, 'opening.players: expected 4 names'],
    [{ players: ['a', 'b', 'c', '\ud800'] }, 'opening.players: expected 4 names'],
    [{ game: 'constructor' }, 'opening.game: expected one of hearts, spades, king'],
    [{ standing: { totals: [1] } }, 'opening.standing.totals: expected 4 whole numbers'],
    [{ deals: { kind: 'seeded' } }, 'opening.deals: expected'],
    [{ secret: 'x' }, 'opening.secret: unknown field'],
  ])('%j', (change, message) => {
    expect(problem(changed((file) => Object.assign(file.opening, change)))).toContain(message);
  });
});

describe('a damaged log', () => {
  const entry = (i: number, change: object) =>
    problem(changed((file) => Object.assign(file.log[i]!, change)));

  it.each([
    [{ deal: EVEN_HANDS.slice(1) }, 'log[0]: deal: expected 4 hands, got'],
    [{ deal: 'AKQ' }, 'log[0]: deal: expected 4 hands, got "AKQ"'],
    [{ deal: [1, 2, 3, 4] }, 'log[0]: deal[0]: expected text'],
    [
      { deal: ['AKQ', ...EVEN_HANDS.slice(1)] },
      'log[0]: deal[0]: expected four suits separated by dots',
    ],
    [
      { deal: ['AK.AKQJ.AKQ.AKQ', ...EVEN_HANDS.slice(1)] },
      'log[0]: deal[0]: expected 13 cards, got 12',
    ],
    [{ deal: [...EVEN_HANDS.slice(0, 3), '5432.A32.432.432'] }, 'log[0]: deal: AH is dealt twice'],
    [{ deal: [...EVEN_HANDS.slice(0, 3), '5432.X32.432.432'] }, 'log[0]: deal[3]: no card "XH"'],
    [{ deal: [...EVEN_HANDS.slice(0, 3), 'B432.432.432.432'] }, 'log[0]: deal[3]: no card "BJ"'],
    [{ first: 7 }, 'log[0]: first: expected a seat from 0 to 3, got 7'],
    [{ first: undefined }, 'log[0]: first: expected a seat from 0 to 3, got undefined'],
    [{ seat: 0 }, 'log[0]: a deal has no seat, move or auto'],
  ])('a deal with %j', (change, message) => {
    expect(entry(0, change)).toContain(message);
  });

  it.each([
    [{ seat: 7 }, 'log[1]: seat: expected a seat from 0 to 3, got 7'],
    [{ seat: 1.5 }, 'log[1]: seat: expected a seat from 0 to 3, got 1.5'],
    [{ seat: null }, 'log[1]: seat: expected a seat from 0 to 3, got null'],
    [{ seat: 2 }, 'log[1]: NOT_YOUR_TURN: it is not your turn'],
    [{ move: 'AC' }, 'log[1]: INVALID_CARD: you do not hold that card'],
    [{ move: '3C' }, 'log[1]: ILLEGAL_PLAY: the first trick must be opened with the lowest club'],
    [{ move: 'BJ' }, 'log[1]: move: no move "BJ"'],
    [{ move: '' }, 'log[1]: move: no move ""'],
    [{ move: 'claim' }, 'log[1]: ILLEGAL_PLAY: claiming the rest is not allowed'],
    [{ move: 5 }, 'log[1]: move: expected text, got 5'],
    [{ auto: false }, 'log[1]: auto: expected true, got false'],
    [{ at: 'noon' }, 'log[1]: at: expected a whole number, got "noon"'],
    [{ first: 0 }, 'log[1]: a move has no first'],
    [{ card: 'QS' }, 'log[1]: card: unknown field'],
  ])('a move with %j', (change, message) => {
    expect(entry(1, change)).toContain(message);
  });

  it('entries that are none', () => {
    for (const item of [null, 'QS', [], 3]) {
      expect(problem(changed((file) => file.log.splice(1, 1, item as never)))).toContain(
        'log[1]: expected an object, got ',
      );
    }
  });

  it('a deal in the middle of a deal, and entries after the end', () => {
    const twice = changed((file) => file.log.push(file.log[0]!));
    expect(problem(twice)).toBe('log[3]: WRONG_PHASE: this cannot be done now');
    const over = tableJson(playUntil(open('hearts', { endScore: 1 }), new SeededRandom(24)));
    const last = over.log.length;
    for (const more of [over.log.at(-1)!, over.log[0]!]) {
      const log = [...over.log, more];
      const check = checksum({ ...over, log });
      expect(problem({ ...over, log, check })).toBe(
        `log[${last}]: WRONG_PHASE: this cannot be done now`,
      );
    }
  });

  it('a log of very many entries, or hands of very many cards', () => {
    const many = changed((file) => {
      file.log = Array.from({ length: 100_000 }, () => ({ seat: 0, move: '2C' }));
    });
    expect(problem(many)).toBe('log[0]: WRONG_PHASE: this cannot be done now');
    const long = `${'A'.repeat(100_000)}.-.-.-`;
    expect(entry(0, { deal: [long, ...EVEN_HANDS.slice(1)] })).toContain('got 100000');
  });
});
