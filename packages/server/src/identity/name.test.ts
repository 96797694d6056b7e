// Checks which names people may have, when two of them are the same, and the names of computer players.

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { botName, MOST_NAME, readName, sameName } from './name.ts';

const read = (value: string) => {
  const name = readName(value);
  return name.ok ? name.value : name.error;
};

describe('readName', () => {
  test.each([
    ['Ayşe', 'Ayşe'],
    ['  Ayşe  ', 'Ayşe'],
    ['Ayşe \u00a0 Nur', 'Ayşe Nur'],
    ['Ays\u0327e', 'Ayşe'],
    ['Дмитрий', 'Дмитрий'],
    ['山田太郎', '山田太郎'],
    ['مريم', 'مريم'],
    ['😀', '😀'],
    ['7', '7'],
    ['x'.repeat(MOST_NAME), 'x'.repeat(MOST_NAME)],
    ['🂡'.repeat(MOST_NAME), '🂡'.repeat(MOST_NAME)],
  ])('takes %j', (value, name) => {
    expect(readName(value)).toEqual({ ok: true, value: name });
  });

  test.each([
    ['nothing', '', /a name is needed/],
    ['blanks', ' \u3000 ', /a name is needed/],
    ['a mark without a letter', '\u0301', /a name is needed/],
    ['one letter too many', 'x'.repeat(MOST_NAME + 1), /at most 20 characters, got 21/],
    ['a line break', 'Ay\nşe', /control and invisible/],
    ['a tab', 'Ay\tşe', /control and invisible/],
    ['a zero', 'Ay\0şe', /control and invisible/],
    ['a zero-width space', 'Ay\u200bşe', /control and invisible/],
    ['a soft hyphen', 'Ay\u00adşe', /control and invisible/],
    ['a turn of direction', '\u202eeşyA', /control and invisible/],
    ['a Hangul filler', '\u3164', /control and invisible/],
    ['a blank Braille pattern', '\u2800', /control and invisible/],
    ['a line separator', 'a\u2028b', /control and invisible/],
    ['a private character', 'a\ue000', /control and invisible/],
    ['half a character', 'a\ud83c', /half a character/],
    ['a pile of marks', `e${'\u0310'.repeat(5)}`, /too many marks/],
  ])('refuses %s', (_, value, problem) => {
    expect(read(value)).toMatch(problem);
    expect(readName(value).ok).toBe(false);
  });

  test('a name that is taken stays the same when it is read again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (value) => {
        const name = readName(value);
        if (!name.ok) return;
        expect(readName(name.value)).toEqual(name);
        expect([...name.value].length).toBeLessThanOrEqual(MOST_NAME);
        expect(/[\p{C}\u200b]/u.test(name.value)).toBe(false);
      }),
    );
  });
});

describe('sameName', () => {
  test.each([
    ['Ayşe', 'AYŞE'],
    ['Işıl', 'IŞIL'],
    ['Işıl', 'isil'.replaceAll('s', 'ş')],
    ['İpek', 'ipek'],
    ['ipek', 'IPEK'],
    ['Ada', 'Ａｄａ'],
    ['Ayşe', 'Ays\u0327e'],
    ['Ali', 'ALİ'],
  ])('%s and %s are one name', (one, other) => {
    expect(sameName(one, other)).toBe(true);
    expect(sameName(other, one)).toBe(true);
  });

  test.each([
    ['Ada', 'Adə'],
    ['Ada', 'Ada 2'],
    ['Ayşe', 'Ayse'],
  ])('%s and %s are two', (one, other) => {
    expect(sameName(one, other)).toBe(false);
  });
});

describe('botName', () => {
  test('is one that nobody at the table has', () => {
    const taken: string[] = [];
    for (let i = 0; i < 20; i++) taken.push(botName(taken, () => 0));
    expect(new Set(taken).size).toBe(20);
    for (const name of taken) expect(readName(name)).toEqual({ ok: true, value: name });
  });

  test('minds how people write their names', () => {
    const first = botName([], () => 0);
    expect(botName([first.toLocaleUpperCase('tr')], () => 0)).not.toBe(first);
  });

  test('has a way out when all are taken', () => {
    const taken: string[] = [];
    for (let i = 0; i < 22; i++) taken.push(botName(taken, () => 0));
    expect(taken.slice(20)).toEqual(['Bot 21', 'Bot 22']);
  });
});
