// The games by name: every option with the values that the rules give it, and every preset in full.

import { describe, expect, it } from 'vitest';
import { gameOf, makeGame, OPTION_SHEETS, presetNames } from './games.ts';
import { GAME_IDS, type GameId } from './standing.ts';

const TIMERS = {
  turnSeconds: 30,
  passSeconds: 45,
  bidSeconds: 45,
  exchangeSeconds: 45,
  selectSeconds: 45,
  moonSeconds: 15,
  roundEndSeconds: 8,
  rematchSeconds: 60,
  cleanupSeconds: 60,
};
const COMMON = { forcedLeadBreaks: false, autoPlay: 'lowest', timers: TIMERS };

const HEARTS = {
  ...COMMON,
  game: 'hearts',
  direction: 'cw',
  players: 4,
  disconnect: 'takeover',
  endScore: 50,
  moon: 'othersPlus',
  passCycle: ['left', 'right', 'across', 'hold'],
  passCount: 3,
  openingLead: '2C',
  firstTrickPoints: 'forbid',
  heartsMustBeBroken: true,
  queenBreaksHearts: false,
  scoring: 'standard',
  spotQueen: 25,
  jackOfDiamonds: false,
  claim: false,
};

const SPADES = {
  ...COMMON,
  game: 'spades',
  direction: 'cw',
  players: 4,
  disconnect: 'onTimeout',
  mode: 'partners',
  deck: 'standard',
  targetScore: 300,
  loseScore: null,
  bagInterval: 10,
  bagPenalty: 100,
  bagPoints: 1,
  nil: true,
  doubleNil: true,
  nilValue: 50,
  blindNilValue: 100,
  blindNil: true,
  blindNilMinDeficit: 99,
  blindNilExchange: 2,
  blindNilExchangeMode: 'simultaneous',
  failedNilTricks: 'bags',
  bidding: 'simultaneous',
  bidVisibility: 'open',
  minTeamBid: 0,
  autoBid: 2,
  firstDealer: 'random',
  openingLead: 'leftOfDealer',
  spadesMustBeBroken: true,
  boston: 'off',
  bostonBonus: 200,
};

const VALUES = { el: -50, kupa: -30, erkek: -60, kiz: -100, rifki: -320, sonIki: -180, trump: 50 };
const KING = {
  ...COMMON,
  game: 'king',
  direction: 'ccw',
  players: 4,
  disconnect: 'onTimeout',
  mode: 'dejenere',
  removedCards: [],
  enforceQuotas: true,
  penaltiesPerPlayer: 3,
  trumpsPerPlayer: 2,
  maxPerPenaltyType: 2,
  initialPenaltyGames: 0,
  startCard: '2D',
  values: VALUES,
  heartsLeadRestriction: true,
  onlyHeartsMustLeadHighest: false,
  kupaVoid: 'mustHeart',
  honourVoid: 'must',
  rifkiVoid: 'kingThenHearts',
  forcedUnder: ['erkek', 'kiz'],
  trumpLeadRestriction: true,
  mustTrumpWhenVoid: false,
  yukseltme: 'onTrumpLead',
  earlyEnd: false,
  cancelKiz: true,
  cancelRifki: 'off',
  cancelTrump: 'off',
  kingRule: 'off',
  kingTricks: 10,
  cikmis: 'gte0',
};

/** The presets as the rules list them. */
const PRESETS: Readonly<Record<GameId, Readonly<Record<string, object>>>> = {
  hearts: {
    kalpler: HEARTS,
    classic: { ...HEARTS, endScore: 100, claim: true },
    omnibus: { ...HEARTS, endScore: 100, jackOfDiamonds: true },
    spot: { ...HEARTS, endScore: 500, scoring: 'spot' },
    blackMaria: { ...HEARTS, endScore: 100, scoring: 'blackMaria', passCycle: ['right'] },
  },
  spades: {
    standard: SPADES,
    pagat: {
      ...SPADES,
      targetScore: 500,
      nilValue: 100,
      blindNilValue: 200,
      blindNilMinDeficit: 100,
      blindNilExchangeMode: 'bidderFirst',
      bidding: 'sequential',
    },
    cutthroat: { ...SPADES, mode: 'cutthroat', players: 3, blindNilExchange: 0 },
    jja: { ...SPADES, deck: 'jokerJokerAce' },
    jjdd: { ...SPADES, deck: 'jokerJokerDeuceDeuce' },
    deucesHigh: { ...SPADES, deck: 'deucesHigh' },
  },
  king: {
    standard: KING,
    natural: { ...KING, mode: 'natural' },
    short: { ...KING, penaltiesPerPlayer: 2, trumpsPerPlayer: 1 },
    pagat: {
      ...KING,
      startCard: 'random',
      rifkiVoid: 'kingOnly',
      forcedUnder: ['erkek', 'kiz', 'rifki'],
      trumpLeadRestriction: false,
      mustTrumpWhenVoid: true,
      yukseltme: 'off',
      earlyEnd: true,
      cancelKiz: false,
    },
    three: {
      ...KING,
      players: 3,
      removedCards: ['2C', '2D', '2H', '2S'],
      penaltiesPerPlayer: 4,
      trumpsPerPlayer: 2,
      startCard: '3D',
      values: { ...VALUES, el: -30 },
      cancelKiz: false,
      kingTricks: 12,
    },
  },
};

describe('the presets', () => {
  it.each(GAME_IDS)('of %s are those of the rules, value by value', (id) => {
    expect(presetNames(id).sort()).toEqual(Object.keys(PRESETS[id]).sort());
    for (const [preset, expected] of Object.entries(PRESETS[id])) {
      expect({ preset, ...gameOf(id, { preset }).options }).toEqual({ preset, ...expected });
    }
  });

  it('H1, S1, K3: the usual ones are kalpler for Hearts and standard for the others', () => {
    expect(GAME_IDS.map((id) => OPTION_SHEETS[id].standard)).toEqual([
      'kalpler',
      'standard',
      'standard',
    ]);
    for (const id of GAME_IDS) expect(gameOf(id).options).toEqual(Object.values(PRESETS[id])[0]);
  });
});

describe('a game', () => {
  it('C1: has seats, a direction and tricks by its options', () => {
    const shape = (id: GameId, options = {}) => {
      const { seats, step, length, deck } = gameOf(id, options);
      return [seats, step, length, deck.size];
    };
    expect(shape('hearts')).toEqual([4, 1, 13, 52]);
    expect(shape('spades')).toEqual([4, 1, 13, 52]);
    expect(shape('spades', { preset: 'cutthroat' })).toEqual([3, 1, 17, 51]);
    expect(shape('spades', { preset: 'cutthroat', deck: 'jokerJokerAce' })).toEqual([3, 1, 18, 54]);
    expect(shape('spades', { preset: 'jjdd' })).toEqual([4, 1, 13, 52]);
    expect(shape('king')).toEqual([4, -1, 13, 52]);
    expect(shape('king', { preset: 'three' })).toEqual([3, -1, 16, 48]);
  });

  it.each(['whist', '', 'Hearts', null, undefined, 7, '__proto__', ['hearts']])(
    '%j is none',
    (id) => {
      const made = makeGame(id);
      expect(made.ok ? 'made' : made.error).toMatch(
        /^game: expected one of hearts, spades, king, got /,
      );
    },
  );

  it('is asked for in code only with sound options', () => {
    expect(() => gameOf('king', { speed: 1 })).toThrow(RangeError);
    expect(() => gameOf('king', { speed: 1 })).toThrow('speed: unknown option');
  });

  it('S15: says which options do not go together', () => {
    const clash = (id: GameId, options: object) => {
      const made = makeGame(id, options);
      return made.ok ? 'made' : made.error;
    };
    expect(clash('spades', { players: 3 })).toBe('players: mode partners is played by 4, got 3');
    expect(clash('spades', { mode: 'cutthroat' })).toBe(
      'players: mode cutthroat is played by 3, got 4',
    );
    expect(clash('spades', { preset: 'cutthroat', deck: 'deucesHigh' })).toBe(
      'deck: deucesHigh is for 4 players only',
    );
    expect(clash('spades', { preset: 'cutthroat', firstDealer: 3 })).toBe(
      'firstDealer: expected a seat from 0 to 2, got 3',
    );
    expect(clash('king', { players: 3 })).toBe(
      'removedCards: 52 cards cannot be dealt evenly to 3 players',
    );
    expect(clash('king', { preset: 'three', startCard: '2D' })).toBe(
      'startCard: 2D is among removedCards',
    );
    expect(clash('king', { kingTricks: 14 })).toBe('kingTricks: a deal has only 13 tricks, got 14');
    expect(clash('king', { maxPerPenaltyType: 1 })).toBe(
      'maxPerPenaltyType: 12 penalty games do not fit into 6 types of 1',
    );
    expect(clash('hearts', { spotQueen: 50, scoring: 'blackMaria' })).toBe('made');
  });
});
