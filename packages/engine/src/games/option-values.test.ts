// Every option of every game: values at the edge of what the rules allow, those beyond, and random mixes.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GAME_IDS, type GameId, gameOf, makeGame, OPTION_SHEETS, presetNames } from './games.ts';

/** An option, often with the rule that it belongs to, and values. */
type Row = readonly [title: string, allowed: readonly unknown[], refused: readonly unknown[]];

const choice = (option: string, ...allowed: readonly string[]): Row => [
  option,
  allowed,
  ['other', ` ${allowed[0]}`, 0, true],
];
const yesNo = (option: string): Row => [option, [true, false], ['yes', 0, 1, null]];
const range = (option: string, least: number, most: number): Row => [
  option,
  [least, most],
  [least - 1, most + 1, least + 0.5, `${least}`],
];

const COMMON: readonly Row[] = [
  ['C2: forcedLeadBreaks', [true, false], ['yes', 'on', 0, 1, null]],
  ['C7: disconnect', ['takeover', 'onTimeout'], ['bot', 'other', ' takeover', 0, true, null]],
  ['C3: autoPlay', ['lowest', 'ai'], ['random', 'other', ' lowest', 0, true]],
  [
    'timers',
    [{}, { turnSeconds: 1 }, { cleanupSeconds: null }],
    [{ turnSeconds: 0 }, { turnSeconds: false }, { other: 1 }, [], 30],
  ],
];

const ROWS: Readonly<Record<GameId, readonly Row[]>> = {
  hearts: [
    ['game', ['hearts'], ['spades', 'Hearts', null]],
    ['C1: direction', ['cw'], ['ccw', 1]],
    ['players', [4], [3, 5, '4']],
    ['H1: endScore', [1, 50, 100, 1000], [0, -1, 1001, 1.5, 50.5, '1', '50', null, Number.NaN]],
    [
      'H7: moon',
      ['othersPlus', 'shooterMinus', 'shooterChoice', 'smart'],
      ['A', 'both', 'other', ' othersPlus', 26, 0, true, null],
    ],
    [
      'H9: passCycle',
      [
        ['left', 'right', 'across', 'hold'],
        ['hold'],
        ['right'],
        ['left'],
        ['across'],
        ['left', 'left'],
        ['hold', 'hold', 'left'],
      ],
      [[], ['none'], ['up'], [1], ['left', 3], 'left', null, { 0: 'left' }, new Array(2)],
    ],
    ['H10: passCount', [1, 2, 3, 4], [0, 5, 1.5, 2.5, '1', '3', null]],
    ['H2: openingLead', ['2C', 'leftOfDealer'], ['2D', 'twoOfClubs', ' 2C', 0, true, null]],
    ['H3: firstTrickPoints', ['forbid', 'allow'], ['other', ' forbid', 0, true, false, '']],
    ['H4: heartsMustBeBroken', [true, false], ['yes', 'true', 0, 1, null]],
    ['H5: queenBreaksHearts', [true, false], ['yes', 'no', 0, 1, null]],
    [
      'H11: scoring',
      ['standard', 'spot', 'blackMaria'],
      ['omnibus', 'black', ' standard', 0, true, null],
    ],
    ['H11: spotQueen', [0, 13, 25, 50], [1, 26, -13, '25', null]],
    ['H11: jackOfDiamonds', [true, false], [-10, 'JD', 'yes', 0, 1, null]],
    ['H12: claim', [true, false], ['on', 'yes', 0, 1, null]],
    ...COMMON,
  ],
  spades: [
    ['game', ['spades'], ['hearts', null]],
    ['direction', ['cw'], ['ccw']],
    ['players', [4], [2, 5, '4']],
    ['mode', ['partners'], ['teams', null]],
    choice('deck', 'standard', 'jokerJokerAce', 'jokerJokerDeuceDeuce', 'deucesHigh'),
    range('targetScore', 1, 10_000),
    ['loseScore', [null, 0, -10_000], [1, -10_001, -0.5, '0']],
    range('bagInterval', 0, 100),
    range('bagPenalty', 0, 10_000),
    range('bagPoints', -100, 100),
    yesNo('nil'),
    yesNo('doubleNil'),
    range('nilValue', 0, 10_000),
    range('blindNilValue', 0, 10_000),
    yesNo('blindNil'),
    range('blindNilMinDeficit', -10_000, 10_000),
    range('blindNilExchange', 0, 3),
    choice('blindNilExchangeMode', 'simultaneous', 'bidderFirst'),
    choice('failedNilTricks', 'bags', 'contract', 'none'),
    choice('bidding', 'simultaneous', 'sequential'),
    choice('bidVisibility', 'open', 'sealed'),
    range('minTeamBid', 0, 13),
    range('autoBid', 1, 13),
    ['firstDealer', ['random', 0, 3], [4, -1, '0', null]],
    choice('openingLead', 'leftOfDealer', 'twoOfClubs'),
    yesNo('spadesMustBeBroken'),
    choice('boston', 'off', 'bonus', 'win'),
    range('bostonBonus', 0, 10_000),
    ...COMMON,
  ],
  king: [
    ['game', ['king'], ['hearts', null]],
    ['direction', ['ccw'], ['cw']],
    ['players', [4], [2, 5, '4']],
    ['removedCards', [[], ['2C', '3D', '2H', '10S']], [['2C', '2C'], ['KH'], ['JC'], '2C', [2]]],
    choice('mode', 'dejenere', 'natural'),
    yesNo('enforceQuotas'),
    ['penaltiesPerPlayer', [0, 3], [-1, 25, 1.5, '3']],
    range('trumpsPerPlayer', 0, 24),
    ['maxPerPenaltyType', [2, 24], [0, 25, '2']],
    range('initialPenaltyGames', 0, 12),
    choice('startCard', '2D', '6S', '7D', '3D', 'random'),
    [
      'values',
      [{}, { el: -10_000 }, { trump: 10_000 }],
      [{ el: -10_001 }, { el: '5' }, { koz: 5 }, [], null],
    ],
    yesNo('heartsLeadRestriction'),
    yesNo('onlyHeartsMustLeadHighest'),
    choice('kupaVoid', 'mustHeart', 'any'),
    choice('honourVoid', 'must', 'any'),
    choice('rifkiVoid', 'kingThenHearts', 'kingOnly', 'any'),
    [
      'forcedUnder',
      [[], ['rifki'], ['erkek', 'kiz', 'rifki']],
      [['kupa'], ['kiz', 'kiz'], 'kiz', null],
    ],
    yesNo('trumpLeadRestriction'),
    yesNo('mustTrumpWhenVoid'),
    choice('yukseltme', 'off', 'onTrumpLead', 'wheneverTrumping', 'always'),
    yesNo('earlyEnd'),
    yesNo('cancelKiz'),
    choice('cancelRifki', 'off', 'AK', 'AorK'),
    choice('cancelTrump', 'off', 'anyPlayer', 'forcedSelector'),
    choice('kingRule', 'off', 'auto', 'declare'),
    ['kingTricks', [1, 13], [0, 18, 14, 2.5]],
    choice('cikmis', 'gte0', 'gt0'),
    ...COMMON,
  ],
};

/** The name of an option, without the rule that it belongs to. */
function optionOf(title: string): string {
  return title.split(': ').at(-1)!;
}

describe.each(GAME_IDS)('the options of %s', (id) => {
  const usual = gameOf(id).options;

  it('are all tried here', () => {
    const tried = ROWS[id].map(([title]) => optionOf(title));
    expect(tried.sort()).toEqual(Object.keys(OPTION_SHEETS[id].fields).sort());
  });

  it.each(ROWS[id])('%s', (title, allowed, refused) => {
    const option = optionOf(title);
    for (const value of allowed) {
      const made = makeGame(id, { [option]: value });
      expect(made.ok ? made.value.options : made.error).toMatchObject({ [option]: value });
      // All others stay as they were.
      expect({ ...(made.ok && made.value.options), [option]: 0 }).toEqual({
        ...usual,
        [option]: 0,
      });
    }
    for (const value of refused) {
      const made = makeGame(id, { [option]: value });
      expect(made.ok ? 'accepted' : made.error).toMatch(new RegExp(`^${option}[:.]`));
    }
  });
});

describe('any options that are accepted', () => {
  const seconds = fc.constantFrom(null, 1, 30, 86_400);
  const common = {
    forcedLeadBreaks: fc.boolean(),
    disconnect: fc.constantFrom('takeover', 'onTimeout'),
    autoPlay: fc.constantFrom('lowest', 'ai'),
    timers: fc.record({ turnSeconds: seconds, bidSeconds: seconds }, { requiredKeys: [] }),
  };
  const cards = fc.subarray(['2C', '2D', '2H', '2S', '3D', '10C'], { maxLength: 4 });
  const given = {
    hearts: fc.record(
      {
        ...common,
        preset: fc.constantFrom(...presetNames('hearts')),
        endScore: fc.integer({ min: 1, max: 1000 }),
        moon: fc.constantFrom('othersPlus', 'shooterMinus', 'shooterChoice', 'smart'),
        passCycle: fc.array(fc.constantFrom('left', 'right', 'across', 'hold'), { minLength: 1 }),
        passCount: fc.integer({ min: 1, max: 4 }),
        spotQueen: fc.constantFrom(0, 13, 25, 50),
        jackOfDiamonds: fc.boolean(),
      },
      { requiredKeys: [] },
    ),
    spades: fc.record(
      {
        ...common,
        preset: fc.constantFrom(...presetNames('spades')),
        deck: fc.constantFrom('standard', 'jokerJokerAce', 'jokerJokerDeuceDeuce', 'deucesHigh'),
        players: fc.constantFrom(3, 4),
        targetScore: fc.integer({ min: 1, max: 10_000 }),
        loseScore: fc.option(fc.integer({ min: -10_000, max: 0 })),
        bagInterval: fc.integer({ min: 0, max: 100 }),
        firstDealer: fc.constantFrom('random', 0, 1, 2, 3),
        minTeamBid: fc.integer({ min: 0, max: 13 }),
      },
      { requiredKeys: [] },
    ),
    king: fc.record(
      {
        ...common,
        preset: fc.constantFrom(...presetNames('king')),
        players: fc.constantFrom(3, 4),
        removedCards: cards,
        penaltiesPerPlayer: fc.integer({ min: 0, max: 4 }),
        trumpsPerPlayer: fc.integer({ min: 0, max: 4 }),
        initialPenaltyGames: fc.integer({ min: 0, max: 12 }),
        values: fc.record({ el: fc.integer({ min: -500, max: 500 }) }, { requiredKeys: [] }),
        forcedUnder: fc.subarray(['erkek', 'kiz', 'rifki']),
        startCard: fc.constantFrom('2D', '6S', '7D', '3D', 'random'),
        kingTricks: fc.integer({ min: 1, max: 17 }),
      },
      { requiredKeys: [] },
    ),
  };

  it.each(GAME_IDS)('%s: are read again as the same', (id) => {
    const names = Object.keys(OPTION_SHEETS[id].fields);
    let accepted = 0;
    fc.assert(
      fc.property(given[id] as fc.Arbitrary<object>, (changes) => {
        const once = makeGame(id, changes);
        if (!once.ok) {
          expect(names).toContain(once.error.split(':')[0]);
          return;
        }
        accepted++;
        const { options } = once.value;
        expect(gameOf(id, { ...options }).options).toEqual(options);
        expect(gameOf(id, JSON.parse(JSON.stringify(options))).options).toEqual(options);
        expect(Object.keys(options).sort()).toEqual([...names].sort());
      }),
      { seed: 91, numRuns: 400 },
    );
    expect(accepted).toBeGreaterThan(40);
  });
});
