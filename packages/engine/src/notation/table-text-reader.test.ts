// Reading text that people have typed: what is understood, and what is said about every kind of mistake.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { must, open, PRESETS, pictureOf, playSteps } from '../../testing/matches.ts';
import { SeededRandom } from '../cards/random.ts';
import { readTableText, tableText } from './table-text.ts';

const HEAD = ['kalpler 1', 'game hearts classic', 'players ["A","B","C","D"]'];
const DEAL = 'deal AKQ.AKQJ.AKQ.AKQ JT9.T98.JT9.JT98 876.765.8765.765 5432.432.432.432';
const HOLD = [HEAD[0]!, HEAD[1]!, 'options {"passCycle":["hold"]}', HEAD[2]!, DEAL];

function read(...lines: readonly string[]): string {
  const result = readTableText(lines.join('\n'));
  return result.ok ? 'read' : result.error;
}

describe('what is understood', () => {
  const plain = must(readTableText([...HOLD, '3> 2C AC 8C 5C', '0> KC 9C 6C 3C'].join('\n')));

  it('comments, empty lines, CRLF, a mark at the beginning and spaces', () => {
    const lines = [
      '\ufeff# a game',
      'kalpler 1',
      '',
      '  game   hearts  classic ',
      ...HOLD.slice(2),
    ];
    const tricks = ['3>  2C\tAC 8C  5C', '   # the second trick', '0> KC 9C 6C 3C', '', ''];
    const text = [...lines, ...tricks].join('\r\n');
    expect(pictureOf(must(readTableText(text)))).toBe(pictureOf(plain));
  });

  it('tricks without their leader, in pieces, or card by card', () => {
    for (const tricks of [
      ['> 2C AC 8C 5C', '> KC 9C 6C 3C'],
      ['3> 2C AC', '1> 8C', '> 5C', '0> KC 9C 6C 3C'],
      ['3 2C', '0 AC', '1 8C', '2 5C', '0> KC 9C 6C 3C'],
    ]) {
      expect(pictureOf(must(readTableText([...HOLD, ...tricks].join('\n'))))).toBe(
        pictureOf(plain),
      );
    }
  });

  it('T for the ten', () => {
    const [ten, t] = ['10C', 'TC'].map((name) =>
      readTableText([...HOLD, `> 2C AC ${name}`].join('\n')),
    );
    expect(pictureOf(must(t!))).toBe(pictureOf(must(ten!)));
  });

  it('a head in any order, a game without a preset, and no deal at all', () => {
    const table = must(readTableText('kalpler 1\nplayers ["A","B","C","D"]\ngame spades'));
    expect(pictureOf(table)).toBe(pictureOf(open('spades', {}, { players: ['A', 'B', 'C', 'D'] })));
    expect(read(HEAD[0]!, HEAD[2]!, 'options {}', HEAD[1]!, DEAL)).toBe('read');
  });

  it('hands without results', () => {
    const table = playSteps(open('king'), new SeededRandom(61), 130);
    const bare = tableText(table).replaceAll(/^=.*\n/gm, '');
    expect(bare).not.toBe(tableText(table));
    expect(pictureOf(must(readTableText(bare)))).toBe(pictureOf(table));
  });
});

describe('a head with a mistake', () => {
  it.each([
    [[''], 'line 1: expected "kalpler 1", got ""'],
    [['', '', ''], 'line 3: expected "kalpler 1", got ""'],
    [['# nothing'], 'line 1: expected "kalpler 1", got ""'],
    [['kalpler 2'], 'line 1: expected "kalpler 1", got "kalpler 2"'],
    [['[Event "x"]'], 'line 1: expected "kalpler 1", got "[Event \\"x\\"]"'],
    [['kalpler 1'], 'line 1: expected a line with the game before this'],
    [['kalpler 1', DEAL], 'line 2: expected a line with the game before this'],
    [['kalpler 1', 'game'], 'line 2: game: expected one of hearts, spades, king, got ""'],
    [
      ['kalpler 1', 'game whist'],
      'line 2: game: expected one of hearts, spades, king, got "whist"',
    ],
    [
      ['kalpler 1', 'games hearts'],
      'line 2: expected game, options, players, deals, standing, calls',
    ],
    [['kalpler 1', 'game hearts __proto__'], 'line 2: preset: expected one of kalpler, classic'],
    [['kalpler 1', 'game hearts long'], 'line 2: preset: expected one of kalpler, classic'],
    [['kalpler 1', 'game hearts spot now'], 'line 2: game: expected a game and a preset, no more'],
    [[...HEAD, 'game hearts'], 'line 4: game is given twice'],
    [[...HEAD, HEAD[2]!], 'line 4: players is given twice'],
    [[...HEAD, 'options'], 'line 4: options: expected JSON, got ""'],
    [[...HEAD, 'options {moon: 1}'], 'line 4: options: expected JSON, got "{moon: 1}"'],
    [[...HEAD, 'options null'], 'line 4: options: expected an object, got null'],
    [[...HEAD, 'options [1]'], 'line 4: options: expected an object, got [1]'],
    [[...HEAD, 'options {"moon":"half"}'], 'line 4: moon: expected one of othersPlus, '],
    [[...HEAD, 'options {"speed":1}'], 'line 4: speed: unknown option; the options are '],
    [[...HEAD, 'options {"__proto__":1}'], 'line 4: __proto__: unknown option'],
    [[...HEAD, 'options {"preset":"spot"}'], 'line 4: options: the preset belongs into the line'],
    [
      HEAD.slice(0, 2),
      'line 2: players: expected 4 names of 1 to 64 printable characters, got undefined',
    ],
    [[...HEAD.slice(0, 2), DEAL], 'line 3: players: expected 4 names'],
    [[...HEAD.slice(0, 2), 'players ["A"]', DEAL], 'line 3: players: expected 4 names'],
    [[...HEAD, 'deals {"kind":"none"}'], 'line 4: deals: expected {kind: given}'],
    [[...HEAD, 'standing 5'], 'line 4: standing.expected an object, got 5'],
    [[...HEAD, 'standing {"totals":[1]}'], 'line 4: standing.totals: expected 4 whole numbers'],
    [[...HEAD, 'standing {"calls":[]}'], 'line 4: standing: calls have a line of their own'],
    [[...HEAD, 'calls 0 el'], 'line 4: standing.calls: expected none, got 1'],
    [[...HEAD, 'calls'], 'line 4: calls: expected seats and contracts, such as'],
    [[...HEAD, 'calls 0 koz'], 'line 4: calls: expected seats and contracts, such as'],
    [[...HEAD, 'calls 0 el,'], 'line 4: calls: expected seats and contracts, such as'],
    [[...HEAD, 'calls el'], 'line 4: calls: expected seats and contracts, such as'],
    [[...HEAD, 'result 1 2 3 4'], 'line 4: expected game, options, players, '],
  ])('%j', (lines, message) => {
    expect(read(...lines)).toContain(message);
  });

  it('K1: names the line of the calls', () => {
    const king = ['kalpler 1', 'game king', HEAD[2]!, 'standing {"played":2,"dealer":1}'];
    expect(read(...king, '# calls', 'calls 2 el, 0 kupa')).toBe(
      'line 6: standing.calls[1]: expected selector 1, got 0',
    );
    expect(read(...king, 'calls 2 el, 1 kupa')).toBe('read');
  });
});

describe('a hand with a mistake', () => {
  it.each([
    ['deal', 'deal: expected 4 hands and perhaps "first" and a seat'],
    ['deal AK', 'deal: expected 4 hands and perhaps "first" and a seat'],
    [`${DEAL} last 2`, 'deal: expected 4 hands and perhaps "first" and a seat'],
    [`${DEAL} first`, 'deal: expected 4 hands and perhaps "first" and a seat'],
    [`${DEAL} first two`, 'deal: expected 4 hands and perhaps "first" and a seat'],
    [`${DEAL} first 2 3`, 'deal: expected 4 hands and perhaps "first" and a seat'],
    [`${DEAL} first 4`, 'deal: INVALID_MOVE: that is not a move'],
    [DEAL.replace('AKQ.AKQJ', 'AK.AKQJ'), 'deal[0]: expected 13 cards, got 12'],
    [DEAL.replace('AKQ.AKQJ', 'AKX.AKQJ'), 'deal[0]: no card "XS" in this deck'],
    [DEAL.replace('5432.', '5433.'), 'deal: 3S is dealt twice'],
    [DEAL.replace('5432.432', '5432,432'), 'deal[3]: expected four suits separated by dots'],
    ['0 2C', 'seat 0, 2C: WRONG_PHASE: this cannot be done now'],
    ['= 0 0 0 0', 'the deal is not over'],
    ['Deal x', 'expected a deal, a seat and its move, a trick or a result, got "Deal x"'],
  ])('before the first deal: %j', (line, message) => {
    expect(read(...HEAD, '', line)).toContain(`line 5: ${message}`);
  });

  it.each([
    [DEAL, 'deal: WRONG_PHASE: this cannot be done now'],
    ['options {}', 'expected a deal, a seat and its move, a trick or a result, got "options {}"'],
    ['hello', 'expected a deal, a seat and its move, a trick or a result, got "hello"'],
    ['3', 'expected a deal, a seat and its move, a trick or a result, got "3"'],
    ['3* ', 'expected a deal, a seat and its move, a trick or a result, got "3*"'],
    ['10 2C', 'expected a deal, a seat and its move, a trick or a result, got "10 2C"'],
    ['-1 2C', 'expected a deal, a seat and its move, a trick or a result, got "-1 2C"'],
    ['*3 2C', 'expected a deal, a seat and its move, a trick or a result, got "*3 2C"'],
    ['3 shout', 'no move "shout"'],
    ['3 2C 3C', 'no move "2C 3C"'],
    ['7 2C', 'seat 7, 2C: NOT_YOUR_TURN: it is not your turn'],
    ['0 AC', 'seat 0, AC: NOT_YOUR_TURN: it is not your turn'],
    ['3 pass 2C', 'seat 3, pass 2C: WRONG_PHASE: this cannot be done now'],
    ['3> AC', 'seat 3, AC: INVALID_CARD: you do not hold that card'],
    ['3> 3C', 'seat 3, 3C: ILLEGAL_PLAY: the first trick must be opened with the lowest club'],
    ['0> 2C', 'seat 0, 2C: NOT_YOUR_TURN: it is not your turn'],
    ['3> 2C AD', 'seat 0, AD: ILLEGAL_PLAY: must follow suit: clubs'],
    ['3> 2C XC', 'no card "XC" in this deck'],
    ['3> 2C* *AC', 'no card "*AC" in this deck'],
    ['3> 2C**', 'no card "2C*" in this deck'],
    ['3> claim', 'no card "claim" in this deck'],
    ['3>2C', 'expected a deal, a seat and its move, a trick or a result, got "3>2C"'],
    ['3>', 'a trick has 1 to 4 cards, got 0'],
    ['3> 2C AC 8C 5C KC', 'a trick has 1 to 4 cards, got 5'],
    ['= 0 0 0 0', 'the deal is not over'],
  ])('in the middle of it: %j', (line, message) => {
    expect(read(...HOLD, '# now', line)).toBe(`line 7: ${message}`);
  });

  it('a result that does not agree with the play', () => {
    const claimed = [...HOLD, '3> 2C AC 8C 5C', '0 claim'];
    expect(read(...claimed, '= 0 26 26 26')).toBe('read');
    expect(read(...claimed, '=  0 26  26 26')).toBe('read');
    for (const line of [
      '= 0 26 26 25',
      '= 0 26 26',
      '=',
      '= cancelled',
      '= 0 26 26 26 winners 0',
    ]) {
      expect(read(...claimed, line)).toBe(
        `line 8: expected "= 0 26 26 26", got ${JSON.stringify(line)}`,
      );
    }
    expect(read(...claimed, '0 2C')).toContain('line 8: seat 0, 2C: WRONG_PHASE');
  });
});

describe('damaged text', () => {
  const texts = PRESETS.map(([id, preset]) =>
    tableText(playSteps(open(id, { preset }), new SeededRandom(62), 70)),
  );

  it('is read or refused with the number of a line, never anything else', () => {
    const spoiled = fc.record({
      which: fc.nat({ max: texts.length - 1 }),
      at: fc.nat(),
      cut: fc.nat({ max: 12 }),
      by: fc.stringMatching(/^[ -~\n*>=#AKQT2-9]{0,4}$/),
    });
    let refused = 0;
    fc.assert(
      fc.property(spoiled, ({ which, at, cut, by }) => {
        const text = texts[which]!;
        const i = at % text.length;
        const result = readTableText(text.slice(0, i) + by + text.slice(i + cut));
        if (result.ok) return;
        refused++;
        expect(result.error).toMatch(/^line \d+: ./);
      }),
      { seed: 63, numRuns: 1500 },
    );
    expect(refused).toBeGreaterThan(700);
  });
});
