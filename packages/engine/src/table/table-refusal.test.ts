// What a table refuses, in which order it looks, and that a refusal changes nothing.

import { describe, expect, it } from 'vitest';
import { card, cards } from '../../testing/cards.ts';
import {
  handOf,
  layEven,
  makeMoves,
  must,
  open,
  pictureOf,
  playUntil,
} from '../../testing/matches.ts';
import type { Card } from '../cards/card.ts';
import { SeededRandom } from '../cards/random.ts';
import type { Move } from '../games/move.ts';
import { autoMove, type Draw, dealNext, drawDeal, replay, submit, type Table } from './table.ts';

const passing = layEven(open('hearts'));
const playing = layEven(open('hearts', { passCycle: ['hold'] }));
const ended = playUntil(open('hearts', { endScore: 1 }), new SeededRandom(1));

/** The code of a refusal; fails if anything about the table has changed by it. */
function refused(table: Table, seat: number, move: unknown): string {
  const before = pictureOf(table);
  const result = submit(table, seat, move as Move);
  expect(pictureOf(table)).toBe(before);
  return result.ok ? 'accepted' : result.error.code;
}

const play = (name: string) => ({ kind: 'play', card: card(playing.game, name) });
const pass = (names: string) => ({ kind: 'pass', cards: cards(playing.game, names) });

describe('the order of the checks', () => {
  it('C4: the phase comes before the turn, the card and the rules', () => {
    expect(refused(passing, 0, play('2C'))).toBe('WRONG_PHASE');
    expect(refused(playing, 0, pass('2C 2C'))).toBe('WRONG_PHASE');
    expect(refused(open('hearts'), 0, play('2C'))).toBe('WRONG_PHASE');
    expect(refused(ended, 0, play('2C'))).toBe('WRONG_PHASE');
  });

  it('C4: the turn comes before the card and the rules', () => {
    expect(refused(playing, 1, play('2C'))).toBe('NOT_YOUR_TURN');
    expect(refused(playing, 1, play('JC'))).toBe('NOT_YOUR_TURN');
  });

  it('C4: the card comes before the rules', () => {
    expect(refused(playing, 3, play('AC'))).toBe('INVALID_CARD');
    expect(refused(playing, 3, play('3C'))).toBe('ILLEGAL_PLAY');
    expect(refused(playing, 3, play('2C'))).toBe('accepted');
  });

  it.each([7, 4, -1, 1.5, Number.NaN, '0', null, undefined])(
    'C4: seat %j is nobody’s turn',
    (seat) => {
      expect(refused(playing, seat as number, play('2C'))).toBe('NOT_YOUR_TURN');
      expect(refused(passing, seat as number, play('2C'))).toBe('WRONG_PHASE');
      expect(refused(passing, seat as number, pass('AS KS QS'))).toBe('NOT_YOUR_TURN');
    },
  );

  it('S15: the fourth place of a table for three is no seat', () => {
    const table = open('spades', { preset: 'cutthroat', firstDealer: 0 });
    const dealt = must(dealNext(table, drawDeal(table.game, new SeededRandom(2))));
    expect(refused(dealt, 3, { kind: 'bid', bid: 3 })).toBe('NOT_YOUR_TURN');
    expect(refused(dealt, 2, { kind: 'bid', bid: 3 })).toBe('accepted');
  });

  it('H10: a wrong number or a repeat, then a card not held, then a second pass', () => {
    expect(refused(passing, 0, pass('AS KS'))).toBe('INVALID_PASS');
    expect(refused(passing, 0, pass('AS AS 2C'))).toBe('INVALID_PASS');
    expect(refused(passing, 0, pass('AS KS 2C'))).toBe('INVALID_CARD');
    const given = makeMoves(passing, '0 pass AS KS QS');
    expect(refused(given, 0, pass('AS KS QS'))).toBe('ALREADY_SUBMITTED');
  });
});

describe('what is no move at all (C6)', () => {
  it.each([
    null,
    undefined,
    'play',
    7,
    [],
    {},
    { kind: 'shout' },
    { kind: '__proto__' },
    { kind: 'constructor' },
    { kind: ['play'] },
  ])('C6: %j, which is not an object with a kind', (move) => {
    expect(refused(playing, 3, move)).toBe('INVALID_MOVE');
  });

  it.each([null, undefined, 'QS', -1, 0.5, 127, 1e9, Number.NaN, {}])(
    'C4: %j is no card of the hand',
    (value) => {
      expect(refused(playing, 3, { kind: 'play', card: value })).toBe('INVALID_CARD');
    },
  );

  it.each([null, undefined, 'AS KS QS', { length: 3 }, []])('H10: %j is no pass', (value) => {
    expect(refused(passing, 0, { kind: 'pass', cards: value })).toBe('INVALID_PASS');
  });

  it.each([null, 3.5, '3', -1, 14, Number.NaN, {}, 'NIL'])('S10: %j is no bid', (value) => {
    const bidding = layEven(open('spades'));
    expect(refused(bidding, 0, { kind: 'bid', bid: value })).toBe('INVALID_BID');
  });

  it.each([
    null,
    'el',
    { type: 'penalty' },
    { type: 'penalty', name: 'koz' },
    { type: 'penalty', name: 'el', trumpSuit: 'clubs' },
    { type: 'trump' },
    { type: 'trump', trumpSuit: 'C' },
    { type: 'trump', trumpSuit: 'clubs', name: 'el' },
    { type: 'trump', trumpSuit: 'clubs', extra: 1 },
    { type: 'trump', trumpSuit: 'clubs', kingDeclared: false },
  ])('K18: %j is no contract', (contract) => {
    const selecting = layEven(open('king'));
    expect(refused(selecting, 3, { kind: 'choose', contract })).toBe('INVALID_CONTRACT');
    expect(refused(selecting, 0, { kind: 'choose', contract })).toBe('NOT_YOUR_TURN');
  });
});

describe('a deal', () => {
  const { game } = playing;
  const whole = drawDeal(game, new SeededRandom(3)).cards;
  const deal = (table: Table, draw: unknown): string => {
    const before = pictureOf(table);
    const result = dealNext(table, draw as Draw);
    expect(pictureOf(table)).toBe(before);
    return result.ok ? 'accepted' : result.error.code;
  };

  it('C5: is refused while one is played and after the end', () => {
    expect(deal(passing, { cards: whole, first: 0 })).toBe('WRONG_PHASE');
    expect(deal(playing, { cards: whole, first: 0 })).toBe('WRONG_PHASE');
    expect(deal(ended, { cards: whole, first: 0 })).toBe('WRONG_PHASE');
    expect(deal(open('hearts'), { cards: whole, first: 0 })).toBe('accepted');
  });

  it('must be the whole deck, each card once', () => {
    const other = open('spades', { preset: 'jja' }).game.deck.cards;
    for (const cards of [
      whole.slice(1),
      [...whole.slice(1), whole[1]],
      [...whole, whole[0]],
      [...whole.slice(1), 'QS'],
      [...whole.slice(1), 127 as Card],
      other,
      [],
      null,
      undefined,
      'cards',
    ]) {
      expect(deal(open('hearts'), { cards, first: 0 })).toBe('INVALID_CARD');
    }
  });

  it('names a seat for rules that begin at random', () => {
    for (const first of [4, -1, 0.5, null, undefined, '0']) {
      expect(deal(open('hearts'), { cards: whole, first })).toBe('INVALID_MOVE');
    }
  });
});

describe('the host', () => {
  it('is refused at once when a time could not be stored', () => {
    const draw = drawDeal(playing.game, new SeededRandom(4));
    for (const at of [0.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => dealNext(open('hearts'), draw, { at })).toThrow('at: expected a whole number');
      expect(() => submit(passing, 0, { kind: 'claim' }, { at })).toThrow(RangeError);
    }
    expect(must(dealNext(open('hearts'), draw, { at: 12 })).log).toMatchObject([{ at: 12 }]);
  });

  it('C3: gets an automatic move only for a seat that the table waits for', () => {
    const random = new SeededRandom(5);
    expect(autoMove(playing, 0, random)).toMatchObject({ error: { code: 'NOT_YOUR_TURN' } });
    expect(autoMove(ended, 0, random)).toMatchObject({ error: { code: 'NOT_YOUR_TURN' } });
    expect(autoMove(playing, 3, random)).toMatchObject({
      value: { card: card(playing.game, '2C') },
    });
  });

  it('learns from a replay which entry is refused, and gets no table', () => {
    const log = makeMoves(passing, '0 pass AS KS QS').log;
    const again = replay(open('hearts'), [...log, log[1]!]);
    expect(again).toEqual({
      ok: false,
      error: { entry: 2, refusal: { code: 'ALREADY_SUBMITTED' } },
    });
    expect(handOf(must(replay(open('hearts'), log)), 0)).toEqual(handOf(passing, 0));
  });
});
