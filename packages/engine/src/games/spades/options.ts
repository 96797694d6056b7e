// The options of Spades with their allowed values, and its presets.

import {
  COMMON_FIELDS,
  frozen,
  integer,
  integerOrNull,
  type OptionSheet,
  type OptionsOf,
  oneOf,
  TIMERS,
  yesNo,
} from '../options.ts';

const points = integer(0, 10_000);

const fields = {
  game: oneOf('spades'),
  direction: oneOf('cw'), // C1
  players: oneOf(3, 4), // S15
  mode: oneOf('partners', 'cutthroat'), // S15
  deck: oneOf('standard', 'jokerJokerAce', 'jokerJokerDeuceDeuce', 'deucesHigh'), // S14
  targetScore: integer(1, 10_000), // S1
  loseScore: integerOrNull(-10_000, 0), // S1
  bagInterval: integer(0, 100), // S4
  bagPenalty: points, // S4
  bagPoints: integer(-100, 100), // S4
  nil: yesNo, // S2
  nilValue: points, // S5
  doubleNil: yesNo, // S5
  blindNil: yesNo, // S6
  blindNilValue: points, // S5
  blindNilMinDeficit: integer(-10_000, 10_000), // S6
  blindNilExchange: integer(0, 3), // S8
  blindNilExchangeMode: oneOf('simultaneous', 'bidderFirst'), // S8
  failedNilTricks: oneOf('bags', 'contract', 'none'), // S3
  bidding: oneOf('simultaneous', 'sequential'), // S10
  bidVisibility: oneOf('open', 'sealed'), // S10
  minTeamBid: integer(0, 13), // S17
  autoBid: integer(1, 13), // S12
  firstDealer: oneOf<'random' | 0 | 1 | 2 | 3>('random', 0, 1, 2, 3), // S9
  openingLead: oneOf('leftOfDealer', 'twoOfClubs'), // S9
  spadesMustBeBroken: yesNo, // S11
  boston: oneOf('off', 'bonus', 'win'), // S16
  bostonBonus: points, // S16
  ...COMMON_FIELDS,
} as const;

export type SpadesOptions = OptionsOf<typeof fields>;

const standard: SpadesOptions = {
  game: 'spades',
  direction: 'cw',
  players: 4,
  mode: 'partners',
  deck: 'standard',
  targetScore: 300,
  loseScore: null,
  bagInterval: 10,
  bagPenalty: 100,
  bagPoints: 1,
  nil: true,
  nilValue: 50,
  doubleNil: true,
  blindNil: true,
  blindNilValue: 100,
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
  forcedLeadBreaks: false,
  disconnect: 'onTimeout',
  autoPlay: 'lowest',
  timers: TIMERS,
};

export const SPADES_OPTIONS: OptionSheet<typeof fields> = {
  fields,
  standard: 'standard',
  presets: frozen({
    standard,
    pagat: {
      ...standard,
      targetScore: 500,
      nilValue: 100,
      blindNilValue: 200,
      blindNilMinDeficit: 100,
      blindNilExchangeMode: 'bidderFirst',
      bidding: 'sequential',
    },
    cutthroat: { ...standard, players: 3, mode: 'cutthroat', blindNilExchange: 0 },
    jja: { ...standard, deck: 'jokerJokerAce' },
    jjdd: { ...standard, deck: 'jokerJokerDeuceDeuce' },
    deucesHigh: { ...standard, deck: 'deucesHigh' },
  }),
  clash({ mode, players, deck, firstDealer }) {
    if (players !== (mode === 'partners' ? 4 : 3)) {
      return `players: mode ${mode} is played by ${mode === 'partners' ? 4 : 3}, got ${players}`;
    }
    if (deck === 'deucesHigh' && players === 3) return 'deck: deucesHigh is for 4 players only';
    if (firstDealer !== 'random' && firstDealer >= players) {
      return `firstDealer: expected a seat from 0 to ${players - 1}, got ${firstDealer}`;
    }
    return undefined;
  },
};
