// What Hearts refuses: in which order it looks, what it says, and that nothing changes by it.

import { describe, expect, it, test } from 'vitest';
import { card, cards, game, playing } from '../../../testing/cards.ts';
import { layDeck, open } from '../../../testing/matches.ts';
import {
  type Move,
  type Refusal,
  refusalText,
  submit,
  type Table,
  tableAt,
  viewTable,
} from '../../index.ts';

const hearts = game('hearts');
type Where = Parameters<typeof playing>[1];

/** Why a card is refused, or undefined when it may be played. */
function whyNot(where: Where, name: string, table = hearts): Refusal | undefined {
  const played = table.check(playing(table, where), where.seat ?? 0, {
    kind: 'play',
    card: card(table, name),
  });
  return played.ok ? undefined : played.error;
}

describe('the reason', () => {
  test.each([
    ['0:2C', '5C 5D', '5D', 'clubs'],
    ['0:2D', '5D 5H', '5H', 'diamonds'],
    ['0:2S', 'QS KH', 'KH', 'spades'],
    ['0:2H', 'QS KH', 'QS', 'hearts'],
  ])('H13: on %s with %s, %s must follow %s', (trick, hand, name, suit) => {
    const refusal = whyNot({ seat: 1, trick, hand }, name);
    expect(refusal).toEqual({ code: 'ILLEGAL_PLAY', rule: 'followSuit', suit });
    expect(refusalText(refusal!)).toBe(`must follow suit: ${suit}`);
  });

  it('H2: anything but the two of clubs on the first lead', () => {
    for (const name of ['3C', '5D', 'QS', '7H']) {
      const refusal = whyNot({ trickNumber: 1, hand: '2C 3C 5D QS 7H' }, name);
      expect(refusal).toEqual({ code: 'ILLEGAL_PLAY', rule: 'openingLead' });
      expect(refusalText(refusal!)).toContain('lowest club');
    }
    expect(whyNot({ trickNumber: 1, hand: '2C 3C 5D QS 7H' }, '2C')).toBe(undefined);
  });

  it('H3: penalty cards on the first trick', () => {
    const where = { trickNumber: 1, seat: 1, trick: '0:2C', hand: '5D QS 7H' };
    const barred = { code: 'ILLEGAL_PLAY', rule: 'noPointsOnFirstTrick' };
    expect(whyNot(where, 'QS')).toEqual(barred);
    expect(whyNot(where, '7H')).toEqual(barred);
    expect(whyNot(where, '5D')).toBe(undefined);
    expect(refusalText(whyNot(where, 'QS')!)).toContain('first trick');
    // Following suit is asked for first.
    expect(whyNot({ ...where, hand: '5C QS' }, 'QS')).toMatchObject({ rule: 'followSuit' });
  });

  it('H4: hearts led too early', () => {
    const refusal = whyNot({ hand: '5D 7H' }, '7H');
    expect(refusal).toEqual({ code: 'ILLEGAL_PLAY', rule: 'heartsNotBroken', suit: 'hearts' });
    expect(refusalText(refusal!)).toContain('before they are broken');
    expect(whyNot({ hand: '5D 7H' }, '5D')).toBe(undefined);
    expect(whyNot({ hand: '5D 7H', broken: true }, '7H')).toBe(undefined);
    expect(whyNot({ hand: '7H 8H' }, '7H')).toBe(undefined);
    const left = game('hearts', 'kalpler', { openingLead: 'leftOfDealer' });
    const opening = whyNot({ trickNumber: 1, hand: '5D 7H' }, '7H', left);
    expect(opening).toMatchObject({ rule: 'heartsNotBroken' });
  });
});

describe('the order of checks', () => {
  function passing(): Table {
    return layDeck(open('hearts'));
  }

  it('C4: the phase, then the turn, then the card, then the rule', () => {
    const refusedFor = (table: Table, seat: number, name: string) => {
      const done = submit(table, seat, { kind: 'play', card: card(table.game, name) });
      return done.ok ? undefined : done.error.code;
    };
    // Seat 2 would break every check at once in the first phase, one less each time after it.
    expect(refusedFor(passing(), 2, '3C')).toBe('WRONG_PHASE');
    expect(refusedFor(onLead(), 2, '3C')).toBe('NOT_YOUR_TURN');
    expect(refusedFor(onLead(), 2, '9H')).toBe('NOT_YOUR_TURN');
    expect(refusedFor(onLead(), 0, 'AC')).toBe('INVALID_CARD');
    expect(refusedFor(onLead(), 0, 'AH')).toBe('INVALID_CARD');
    expect(refusedFor(onLead(), 0, '7H')).toBe('ILLEGAL_PLAY');
    expect(refusedFor(onLead(), 0, '5D')).toBe(undefined);
  });
});

/** Seat 0 leads with the five of diamonds and the seven of hearts in hand. */
function onLead(): Table {
  return tableAt(hearts, hearts.start(), playing(hearts, { hand: '5D 7H' }));
}

/** Everything there is to know about a table. */
function picture(table: Table): string {
  const views = [0, 1, 2, 3, null].map((seat) => viewTable(table, seat));
  return JSON.stringify([views, table.log, Array.from(table.deal!.hands), { ...table.deal }]);
}

function refusalOf(table: Table, seat: number, move: unknown): Refusal | undefined {
  const before = picture(table);
  const done = submit(table, seat, move as Move);
  expect(picture(table)).toBe(before);
  return done.ok ? undefined : done.error;
}

describe('malformed moves', () => {
  const NOT_CARDS: readonly [string, unknown][] = [
    ['a negative number', -1],
    ['a number that is negative and looks like a card', -92],
    ['128', 128],
    ['a card and 128 more', 35 + 128],
    ['a very large number', 2 ** 32 + 35],
    ['a fraction', 35.5],
    ['a name', '5D'],
    ['a digit string', '35'],
    ['NaN', Number.NaN],
    ['Infinity', Number.POSITIVE_INFINITY],
    ['null', null],
    ['nothing', undefined],
    ['a list', [35]],
    ['an object', { suit: 'diamonds', rank: '5' }],
    ['true', true],
    ['a code without a card', 31],
  ];

  it('C4: the five of diamonds, which some of them resemble, is card 35', () => {
    expect(card(hearts, '5D')).toBe(35);
    expect(refusalOf(onLead(), 0, { kind: 'play', card: 35 })).toBe(undefined);
  });

  test.each(NOT_CARDS)('C4: %s is no card to play', (_, wrong) => {
    expect(refusalOf(onLead(), 0, { kind: 'play', card: wrong })).toEqual({ code: 'INVALID_CARD' });
    expect(refusalOf(onLead(), 1, { kind: 'play', card: wrong })).toEqual({
      code: 'NOT_YOUR_TURN',
    });
  });

  function passing(): Table {
    return layDeck(open('hearts', { passCycle: ['left'] }));
  }
  const [two, three] = cards(hearts, '2C 3C');

  test.each(NOT_CARDS)('H10: %s is no card to pass', (_, wrong) => {
    for (const gift of [
      [two, three, wrong],
      [wrong, two, three],
    ]) {
      expect(refusalOf(passing(), 0, { kind: 'pass', cards: gift })).toEqual({
        code: 'INVALID_CARD',
      });
    }
  });

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a text of three', 'abc'],
    ['a number', 3],
    ['an object with a length', { length: 3, 0: 0, 1: 1, 2: 2 }],
    ['a typed array', Int32Array.of(0, 1, 2)],
    ['a set', new Set([0, 1, 2])],
    ['an empty list', []],
    ['a list of lists', [[0, 1, 2]]],
    ['the same card three times', [0, 0, 0]],
    ['a card and its negative zero', [0, -0, 1]],
    ['NaN three times', [Number.NaN, Number.NaN, Number.NaN]],
  ])('H10: %s is no pass', (_, gift) => {
    const refusal = refusalOf(passing(), 0, { kind: 'pass', cards: gift });
    expect(refusal).toMatchObject({ code: 'INVALID_PASS' });
  });

  it('H10: a list with a gap is no pass', () => {
    const gift: unknown[] = new Array(3);
    gift[0] = two;
    gift[2] = three;
    const refusal = refusalOf(passing(), 0, { kind: 'pass', cards: gift });
    expect(refusal).toEqual({ code: 'INVALID_CARD' });
  });

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'play'],
    ['a number', 35],
    ['a list', ['play', 35]],
    ['an object without a kind', { card: 35 }],
    ['an unknown kind', { kind: 'fold' }],
    ['a kind that is no text', { kind: 0, card: 35 }],
    ['an inherited name', { kind: 'constructor' }],
    ['a kind in capitals', { kind: 'PLAY', card: 35 }],
  ])('C4: %s is no move', (_, move) => {
    for (const table of [onLead(), passing()]) {
      expect(refusalOf(table, 0, move)).toEqual({ code: 'INVALID_MOVE' });
    }
  });

  test.each(['exchange', 'bid', 'reveal', 'choose', 'cancel'])(
    'C4: %s belongs to another game',
    (kind) => {
      const move = { kind, cards: [0, 1, 2], bid: 3, contract: { type: 'penalty', name: 'el' } };
      for (const table of [onLead(), passing()]) {
        expect(refusalOf(table, 0, move)).toEqual({ code: 'WRONG_PHASE' });
      }
    },
  );

  test.each<[string, unknown]>([
    ['-1', -1],
    ['4', 4],
    ['a fraction', 0.5],
    ['a text', '0'],
    ['null', null],
    ['NaN', Number.NaN],
  ])('C4: %s is no seat', (_, seat) => {
    const move = { kind: 'play', card: 35 };
    expect(refusalOf(onLead(), seat as number, move)).toEqual({ code: 'NOT_YOUR_TURN' });
  });
});
