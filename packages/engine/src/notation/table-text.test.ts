// A match as text: the round trip of every game, excerpts, and every kind of line that is wrong.

import { describe, expect, it } from 'vitest';
import {
  EVEN_HANDS,
  layEven,
  layHands,
  makeMoves,
  must,
  open,
  PRESETS,
  pictureOf,
  playSteps,
  playUntil,
} from '../../testing/matches.ts';
import { SeededRandom } from '../cards/random.ts';
import { rewind, type Table, timeOut } from '../table/table.ts';
import { dealText, readTableText, tableText } from './table-text.ts';

function sameText(table: Table): void {
  const text = tableText(table);
  const back = must(readTableText(text));
  expect(pictureOf(back)).toBe(pictureOf(table));
  expect(tableText(back)).toBe(text);
}

describe('the text of a match', () => {
  it.each(PRESETS)('C13: gives back %s %s at any point', (id, preset) => {
    const random = new SeededRandom(51);
    for (const steps of [0, 1, 5, 30, 62, 100])
      sameText(playSteps(open(id, { preset }), random, steps));
  });

  it('C13: gives back a whole match', () => {
    sameText(playUntil(open('hearts', { moon: 'shooterChoice' }), new SeededRandom(52)));
    sameText(
      playUntil(open('king', { preset: 'three', kingRule: 'declare' }), new SeededRandom(53)),
    );
  });

  it('C13: keeps changed options, the source of the deals and odd names', () => {
    const options = { preset: 'spot', passCycle: ['hold'], timers: { turnSeconds: null } };
    const more = { players: ['"a"', '1> QS', '# c', '🂡'], deals: { kind: 'seeded', seed: 9 } };
    sameText(playSteps(open('hearts', options, more), new SeededRandom(54), 20));
    const deals = { kind: 'fair', commitment: '0a'.repeat(32), salts: ['x', null, '', '# y'] };
    sameText(open('spades', { boston: 'win' }, { deals }));
  });

  it('S14, S15: writes jokers and hands of eighteen cards', () => {
    const players = ['Ada', 'Bora', 'Cem'];
    const table = open(
      'spades',
      { preset: 'cutthroat', deck: 'jokerJokerDeuceDeuce' },
      { players },
    );
    const dealt = playSteps(table, new SeededRandom(55), 30);
    sameText(dealt);
    expect(tableText(dealt)).toMatch(/^deal (?=.*B)(?=.*L)/m);
  });

  it('writes the lines that people read', () => {
    const options = { passCycle: ['hold'], moon: 'shooterChoice', claim: true };
    const led = timeOut(layEven(open('hearts', options)), new SeededRandom(1));
    const table = makeMoves(led, '0 AC', '1 8C', '2 5C', '0 claim', '0 moon shooterMinus');
    const lines = [
      'kalpler 1',
      'game hearts kalpler',
      'options {"moon":"shooterChoice","passCycle":["hold"],"claim":true}',
      'players ["Ada","Bora","Cem","Deniz"]',
      '',
      `deal ${EVEN_HANDS.join(' ')}`,
      '3> 2C* AC 8C 5C',
      '0 claim',
      '0 moon shooterMinus',
      '= -26 0 0 0',
      '',
    ];
    expect(tableText(table)).toBe(lines.join('\n'));
  });

  it('K4: writes cancelled games and the redeal', () => {
    const king = ['AKQJ.K.AKQJ.AKQJ', 'T98.AQJT.T98.T98', '765.9876.765.765', '432.5432.432.432'];
    const first = layHands(open('king', { cancelRifki: 'AorK' }), ...king);
    const table = makeMoves(layHands(makeMoves(first, '3 choose rifki'), ...king), '3 choose el');
    sameText(table);
    expect(tableText(table).split('\n').slice(4)).toEqual([
      '',
      `deal ${king.join(' ')}`,
      '3 choose rifki',
      '= cancelled',
      '',
      `deal ${king.join(' ')}`,
      '3 choose el',
      '',
    ]);
  });

  it('K11: writes a declared King and who has won by it', () => {
    const hands = [
      'AKQJT987.AKQJ.2.-',
      '65432.-.AKQJT987.-',
      '-.T98765.3.AKQJT9',
      '-.432.654.8765432',
    ];
    const table = layHands(open('king', { kingRule: 'declare', kingTricks: 1 }), ...hands);
    const over = makeMoves(table, '0 choose trump spades king', '0 AH', '3 2H', '2 5H', '1 7D');
    sameText(over);
    expect(tableText(over)).toContain(
      '\n0 choose trump spades king\n0> AH 2H 5H 7D\n= 50 0 0 0 winners 0\n',
    );
  });
});

describe('the text of one hand', () => {
  it.each(PRESETS)('C13: of %s %s reads on its own, with the right standing', (id, preset) => {
    const table = playUntil(
      open(id, { preset }),
      new SeededRandom(56),
      (t) => t.results.length === 6,
    );
    const starts = table.log.flatMap((entry, i) => (entry.kind === 'deal' ? [i] : []));
    for (const [index, from] of starts.entries()) {
      const solo = must(readTableText(dealText(table, index)));
      const before = rewind(table, from).standing;
      expect(solo.opening.standing ?? solo.game.start()).toEqual(before);
      expect(solo.results).toEqual(table.results.slice(index, index + 1));
      const end = starts[index + 1] ?? table.version;
      expect(solo.log).toEqual(table.log.slice(from, end));
      expect(solo.standing).toEqual(rewind(table, end).standing);
    }
  });

  it('leaves out the source of the deals, which could not be checked by it', () => {
    const deals = { kind: 'seeded', seed: 3 };
    const table = playSteps(open('hearts', {}, { deals }), new SeededRandom(57), 1);
    expect(tableText(table)).toContain('deals ');
    expect(dealText(table, 0)).not.toContain('deals ');
  });

  it('needs a hand with that number', () => {
    expect(() => dealText(open('hearts'), 0)).toThrow('no deal 0: there are 0');
  });
});
