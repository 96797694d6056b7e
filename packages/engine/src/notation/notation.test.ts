// Hands and moves as short text, in every deck and for every move.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cards } from '../../testing/cards.ts';
import { must } from '../../testing/matches.ts';
import { SeededRandom, shuffle } from '../cards/random.ts';
import { type AnyGame, gameOf } from '../games/games.ts';
import { MOON_OPTIONS, type Move, PENALTIES } from '../games/move.ts';
import { handText, moveText, parseHand, parseMove, resultText } from './notation.ts';

const plain = gameOf('hearts');
const DECKS: readonly (readonly [string, AnyGame])[] = [
  ['the usual deck', plain],
  ['two jokers', gameOf('spades', { preset: 'jja' })],
  ['two jokers and two deuces', gameOf('spades', { preset: 'jjdd' })],
  ['high deuces', gameOf('spades', { preset: 'deucesHigh' })],
  ['cutthroat', gameOf('spades', { preset: 'cutthroat' })],
  ['cutthroat with jokers', gameOf('spades', { preset: 'cutthroat', deck: 'jokerJokerAce' })],
  ['King for three', gameOf('king', { preset: 'three' })],
];

const problem = (text: string, game = plain) => {
  const read = parseHand(text, game.deck);
  return read.ok ? 'read' : read.error;
};

describe('a hand', () => {
  it('goes from spades to clubs and from high to low', () => {
    const hand = cards(plain, '2C AC 10S QS 9H 5H KH 3D');
    expect(handText(hand)).toBe('QT.K95.3.A2');
    expect(handText(cards(plain, 'AS'))).toBe('A.-.-.-');
    expect(handText([])).toBe('-.-.-.-');
  });

  it('S14: has jokers and high deuces in front', () => {
    const jokers = gameOf('spades', { preset: 'jjdd' });
    expect(handText(cards(jokers, 'AS 2S BJ LJ 3S 2D KD'))).toBe('BL2A3.-.2K.-');
    const deuces = gameOf('spades', { preset: 'deucesHigh' });
    expect(handText(cards(deuces, '2H AH 2C 3C AS 2S'))).toBe('2A.2A.-.23');
  });

  it.each(DECKS)('of %s is read as it was written', (_, { deck }) => {
    const some = fc.tuple(fc.nat(), fc.nat({ max: deck.size }));
    fc.assert(
      fc.property(some, ([seed, size]) => {
        const hand = shuffle([...deck.cards], new SeededRandom(seed)).slice(0, size);
        const back = must(parseHand(handText(hand), deck));
        expect(new Set(back)).toEqual(new Set(hand));
        expect(handText(back)).toBe(handText(hand));
      }),
      { seed: 41, numRuns: 60 },
    );
  });

  it('is understood with an empty group instead of a dash', () => {
    expect(parseHand('AK..T.', plain.deck)).toEqual(parseHand('AK.-.T.-', plain.deck));
  });

  it.each([
    ['', 'expected four suits separated by dots, got ""'],
    ['AK', 'expected four suits separated by dots, got "AK"'],
    ['A.K.Q', 'expected four suits separated by dots, got "A.K.Q"'],
    ['A.K.Q.J.T', 'expected four suits separated by dots, got "A.K.Q.J.T"'],
    ['AX.-.-.-', 'no card "XS" in this deck'],
    ['-.10.-.-', 'no card "1H" in this deck'],
    ['a.-.-.-', 'no card "aS" in this deck'],
    ['A-.-.-.-', 'no card "-S" in this deck'],
    ['B.-.-.-', 'no card "BJ" in this deck'],
    ['-.B.-.-', 'no card "BH" in this deck'],
    [' A.-.-.-', 'no card " S" in this deck'],
  ])('%j is none', (text, message) => {
    expect(problem(text)).toBe(message);
  });

  it('S14: has no joker outside of spades, and no card that its deck lacks', () => {
    expect(problem('-.B.-.-', gameOf('spades', { preset: 'jja' }))).toBe(
      'no card "BH" in this deck',
    );
    expect(problem('-.-.-.2', gameOf('spades', { preset: 'jja' }))).toBe(
      'no card "2C" in this deck',
    );
  });
});

describe('a move', () => {
  const { deck } = gameOf('spades', { preset: 'jja' });
  const moves: Move[] = [
    ...deck.cards.map((card): Move => ({ kind: 'play', card })),
    { kind: 'pass', cards: deck.cards.slice(3, 7) },
    { kind: 'exchange', cards: deck.cards.slice(-2) },
    { kind: 'reveal' },
    { kind: 'cancel' },
    { kind: 'claim' },
    ...Array.from({ length: 19 }, (_, bid): Move => ({ kind: 'bid', bid })),
    { kind: 'bid', bid: 'nil' },
    { kind: 'bid', bid: 'blind_nil' },
    ...MOON_OPTIONS.map((option): Move => ({ kind: 'moon', option })),
    ...PENALTIES.map((name): Move => ({ kind: 'choose', contract: { type: 'penalty', name } })),
    { kind: 'choose', contract: { type: 'trump', trumpSuit: 'spades' } },
    { kind: 'choose', contract: { type: 'trump', trumpSuit: 'hearts', kingDeclared: true } },
  ];

  it('of every kind is read as it was written, and no two are written alike', () => {
    const texts = moves.map(moveText);
    expect(texts.map((text) => must(parseMove(text, deck)))).toEqual(moves);
    expect(new Set(texts).size).toBe(moves.length);
  });

  it('may have its ten as T and more than one space', () => {
    expect(parseMove('TH', deck)).toEqual(parseMove('10H', deck));
    expect(parseMove('pass  QS   TS KH', deck)).toEqual(parseMove('pass QS 10S KH', deck));
  });

  it.each([
    ...['', ' ', 'XX', 'QS KS', 'qs', '10', 'T', 'hello', 'Play QS', '__proto__', 'constructor'],
    ...['bid', 'bid 3 4', 'bid -1', 'bid 3.5', 'bid 07', 'bid 100', 'bid NIL', 'bid three'],
    ...['choose', 'choose koz', 'choose el el', 'choose trump', 'choose trump S', 'choose king'],
    ...[
      'choose trump spades king king',
      'choose trump spades nil',
      'moon',
      'moon both',
      'moon toString',
    ],
    ...['reveal now', 'cancel 1', 'claim all'],
  ])('%j is none', (text) => {
    expect(parseMove(text, deck)).toEqual({ ok: false, error: `no move ${JSON.stringify(text)}` });
  });

  it('with a card that is not in the deck names it', () => {
    expect(parseMove('pass QS 2C', deck)).toEqual({
      ok: false,
      error: 'no card "2C" in this deck',
    });
  });
});

describe('a result', () => {
  const king = {
    game: 'king',
    number: 1,
    selector: 0,
    contract: null,
    counts: [0, 0, 0, 0],
    scores: [0, -320, 0, 0],
    totals: [10, -310, 0, 0],
    king: null,
    winners: [0, 2],
  } as const;

  it('writes the scores of the deal, a cancellation, and the winners at the end', () => {
    const going = { ...king, cancelled: null, ended: false };
    expect(resultText(going)).toBe('= 0 -320 0 0');
    expect(resultText({ ...going, ended: true })).toBe('= 0 -320 0 0 winners 0 2');
    expect(resultText({ ...going, cancelled: 'kiz' })).toBe('= cancelled');
  });
});
