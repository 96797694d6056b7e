// The options of King: every allowed value, what is refused and in which words, and the presets.

import { describe, expect, it } from 'vitest';
import { game } from '../../../testing/cards.ts';
import { PRESET_OPTIONS } from '../../../testing/presets.ts';
import {
  cardName,
  type King,
  type KingOptions,
  makeGame,
  OPTION_SHEETS,
  presetNames,
} from '../../index.ts';

const PRESETS = PRESET_OPTIONS.king;

const options = (preset?: string, changes = {}): KingOptions =>
  (game('king', preset, changes) as King).options;

/** The words in which a set of options is refused, or 'ok'. */
function refusal(changes: Record<string, unknown>): string {
  const made = makeGame('king', changes);
  return made.ok ? 'ok' : made.error;
}

/** Values of each option that a table may set by itself, without touching another option. */
const ALLOWED: Readonly<Record<keyof KingOptions, readonly unknown[]>> = {
  game: ['king'],
  direction: ['ccw'],
  players: [4],
  removedCards: [[], ['2C', '2S', '3C', '3S'], ['10C', '10D', '10S', '10H']],
  mode: ['dejenere', 'natural'],
  enforceQuotas: [true, false],
  penaltiesPerPlayer: [0, 1, 2, 3],
  trumpsPerPlayer: [0, 1, 2, 24],
  maxPerPenaltyType: [2, 3, 24],
  initialPenaltyGames: [0, 4, 12],
  startCard: ['2D', '6S', '7D', '3D', 'random'],
  values: [
    { el: -30 },
    { kupa: -20, erkek: 0, kiz: -10_000, rifki: -300, sonIki: -150, trump: 10_000 },
  ],
  heartsLeadRestriction: [true, false],
  onlyHeartsMustLeadHighest: [true, false],
  kupaVoid: ['mustHeart', 'any'],
  honourVoid: ['must', 'any'],
  rifkiVoid: ['kingThenHearts', 'kingOnly', 'any'],
  forcedUnder: [[], ['erkek'], ['kiz'], ['rifki'], ['rifki', 'erkek', 'kiz']],
  trumpLeadRestriction: [true, false],
  mustTrumpWhenVoid: [true, false],
  yukseltme: ['off', 'onTrumpLead', 'wheneverTrumping', 'always'],
  earlyEnd: [true, false],
  cancelKiz: [true, false],
  cancelRifki: ['off', 'AK', 'AorK'],
  cancelTrump: ['off', 'anyPlayer', 'forcedSelector'],
  kingRule: ['off', 'auto', 'declare'],
  kingTricks: [1, 10, 13],
  cikmis: ['gte0', 'gt0'],
  forcedLeadBreaks: [true, false],
  disconnect: ['takeover', 'onTimeout'],
  autoPlay: ['lowest', 'ai'],
  timers: [{ selectSeconds: null }, { turnSeconds: 1 }],
};

const REFUSED: readonly (readonly [string, unknown])[] = [
  ['direction', 'cw'],
  ['players', 2],
  ['players', '4'],
  ['removedCards', ['JC', '2C', '2D', '2S']],
  ['removedCards', ['2C', '2C', '2S', '2H']],
  ['removedCards', '2C'],
  ['mode', 'free'],
  ['enforceQuotas', 1],
  ['penaltiesPerPlayer', 2.5],
  ['penaltiesPerPlayer', -1],
  ['trumpsPerPlayer', 25],
  ['maxPerPenaltyType', 0],
  ['initialPenaltyGames', 13],
  ['startCard', '4D'],
  ['values', { el: '50' }],
  ['values', { kralice: -50 }],
  ['values', { trump: 10_001 }],
  ['heartsLeadRestriction', 'yes'],
  ['kupaVoid', 'must'],
  ['honourVoid', 'mustHeart'],
  ['rifkiVoid', 'hearts'],
  ['forcedUnder', ['kupa']],
  ['forcedUnder', ['kiz', 'kiz']],
  ['yukseltme', true],
  ['cancelKiz', 'off'],
  ['cancelRifki', 'A'],
  ['cancelTrump', true],
  ['kingRule', true],
  ['kingTricks', 0],
  ['cikmis', '>0'],
  ['forcedLeadBreaks', null],
];

describe('one option at a time', () => {
  it('the list above names every option there is', () => {
    expect(Object.keys(ALLOWED).sort()).toEqual(Object.keys(OPTION_SHEETS.king.fields).sort());
  });

  const cases = Object.entries(ALLOWED).flatMap(([name, values]) =>
    values.map((value) => [name as keyof KingOptions, value] as const),
  );
  it.each(cases)('%s may be %j', (name, value) => {
    const set = options('standard', { [name]: value })[name];
    if (name === 'values' || name === 'timers') expect(set).toMatchObject(value as object);
    else expect(set).toEqual(value);
  });

  it.each(REFUSED)('%s may not be %j, and the refusal names it', (name, value) => {
    expect(refusal({ [name]: value })).toMatch(new RegExp(`^${name}(\\.\\w+)?: `));
  });

  it('K3: values that are not given stay as they are', () => {
    expect(options('standard', { values: { el: -30 } }).values).toEqual({
      el: -30,
      kupa: -30,
      erkek: -60,
      kiz: -100,
      rifki: -320,
      sonIki: -180,
      trump: 50,
    });
  });
});

describe('options that clash', () => {
  it.each([
    ['K15', { players: 3 }, 'removedCards: 52 cards cannot be dealt evenly to 3 players'],
    ['K15', { removedCards: ['2C'] }, 'removedCards: 51 cards cannot be dealt evenly to 4 players'],
    ['K15', { preset: 'three', players: 4, removedCards: ['2C', '2S'] }, 'removedCards: 50 cards'],
    ['K1', { removedCards: ['2C', '2D', '2S', '2H'] }, 'startCard: 2D is among removedCards'],
    ['K1', { preset: 'three', startCard: '2D' }, 'startCard: 2D is among removedCards'],
    ['K11', { kingTricks: 14 }, 'kingTricks: a deal has only 13 tricks, got 14'],
    ['K11', { preset: 'three', kingTricks: 17 }, 'kingTricks: a deal has only 16 tricks, got 17'],
    ['K3', { penaltiesPerPlayer: 0, trumpsPerPlayer: 0 }, 'trumpsPerPlayer: a party needs'],
    [
      'K3',
      { penaltiesPerPlayer: 4 },
      'maxPerPenaltyType: 16 penalty games do not fit into 6 types',
    ],
    ['K3', { maxPerPenaltyType: 1 }, 'maxPerPenaltyType: 12 penalty games do not fit'],
    ['K3', { preset: 'short', initialPenaltyGames: 9 }, 'initialPenaltyGames: expected at most 8'],
    ['K12', { mode: 'natural', penaltiesPerPlayer: 2 }, 'penaltiesPerPlayer: natural order needs'],
    ['K12', { mode: 'natural', penaltiesPerPlayer: 0 }, 'penaltiesPerPlayer: natural order needs'],
    [
      'K12',
      { mode: 'natural', preset: 'three', trumpsPerPlayer: 1 },
      'penaltiesPerPlayer: natural order needs',
    ],
    ['K12', { mode: 'natural', trumpsPerPlayer: 1 }, 'trumpsPerPlayer: in natural order'],
    ['K12', { mode: 'natural', trumpsPerPlayer: 3 }, 'trumpsPerPlayer: in natural order'],
    [
      'K12',
      { mode: 'natural', enforceQuotas: false },
      'enforceQuotas: natural order leaves no contract to choose, so it cannot be false',
    ],
    [
      'K12',
      { preset: 'natural', maxPerPenaltyType: 1 },
      'maxPerPenaltyType: natural order plays every penalty 2 times, got 1',
    ],
    [
      'K12',
      { preset: 'natural', penaltiesPerPlayer: 6, trumpsPerPlayer: 1 },
      'maxPerPenaltyType: natural order plays every penalty 4 times, got 2',
    ],
    [
      'K12',
      { preset: 'natural', initialPenaltyGames: 7 },
      'initialPenaltyGames: natural order begins with 6 penalties, got 7',
    ],
  ])('%s: %j is refused', (_, changes, words) => {
    expect(refusal(changes)).toContain(words);
  });

  it.each([
    ['K3', { penaltiesPerPlayer: 4, maxPerPenaltyType: 3 }],
    ['K3', { penaltiesPerPlayer: 4, enforceQuotas: false }],
    ['K3', { preset: 'short', initialPenaltyGames: 8 }],
    ['K3', { preset: 'short', initialPenaltyGames: 12, enforceQuotas: false }],
    ['K3', { penaltiesPerPlayer: 0, trumpsPerPlayer: 1 }],
    ['K12', { preset: 'natural', initialPenaltyGames: 6, maxPerPenaltyType: 2 }],
    ['K12', { preset: 'natural', penaltiesPerPlayer: 6, trumpsPerPlayer: 1, maxPerPenaltyType: 4 }],
    ['K12', { preset: 'three', mode: 'natural' }],
    ['K15', { players: 3, removedCards: ['2C'], kingTricks: 17 }],
  ])('%s: %j is sound', (_, changes) => {
    expect(refusal(changes)).toBe('ok');
  });
});

describe('presets', () => {
  it('K13, K15: there are five, the standard one by default', () => {
    expect(presetNames('king')).toEqual(['standard', 'natural', 'short', 'pagat', 'three']);
    expect(options()).toEqual(options('standard'));
  });

  it('the standard party, option by option', () => {
    expect(options()).toEqual(PRESETS.standard);
  });

  it('K7, K9, K10, K17: pagat, option by option', () => {
    expect(options('pagat')).toEqual(PRESETS.pagat);
  });

  it('K12, K13: natural and short', () => {
    expect(options('natural')).toEqual(PRESETS.natural);
    expect(options('short')).toEqual(PRESETS.short);
  });

  it('K15: three players without the twos', () => {
    expect(options('three')).toEqual(PRESETS.three);
    const { deck, seats, length } = game('king', 'three');
    expect([deck.size, seats, length]).toEqual([48, 3, 16]);
    expect(deck.cards.map(cardName).filter((name) => name.startsWith('2'))).toEqual([]);
  });

  it('K16: forty-five seconds to select, thirty for a card', () => {
    expect(options().timers).toMatchObject({ selectSeconds: 45, turnSeconds: 30 });
  });
});
