// The tables at which the laws are tried: every preset of every game, and mixes of the other options.

import { type AnyGame, GAME_IDS, type GameId, gameOf, presetNames } from '../src/index.ts';

export interface LawTable {
  readonly game: GameId;
  /** The preset, and what is changed about it. */
  readonly name: string;
  readonly options: Readonly<Record<string, unknown>>;
}

/** Blind nils that a side may bid at once, and that a random player can afford to lose. */
const EASY_NILS = { blindNilMinDeficit: 0, nilValue: 10, blindNilValue: 20 };

const MIXES: readonly LawTable[] = [
  mix('hearts', 'shooter chooses', { moon: 'shooterChoice', endScore: 60, claim: true }),
  mix('hearts', 'shooter below', { moon: 'shooterMinus', passCount: 4, queenBreaksHearts: true }),
  mix('hearts', 'dealer opens', {
    openingLead: 'leftOfDealer',
    firstTrickPoints: 'allow',
    forcedLeadBreaks: true,
    passCycle: ['across', 'hold'],
    passCount: 1,
  }),
  mix('hearts', 'free leads', { moon: 'smart', heartsMustBeBroken: false, passCycle: ['hold'] }),
  mix('hearts', 'spot omnibus', { preset: 'spot', jackOfDiamonds: true, spotQueen: 0 }),
  mix('spades', 'sealed', { ...EASY_NILS, bidVisibility: 'sealed', minTeamBid: 4 }),
  mix('spades', 'sealed in turn', {
    preset: 'pagat',
    ...EASY_NILS,
    bidVisibility: 'sealed',
    doubleNil: false,
    targetScore: 300,
  }),
  mix('spades', 'bidder first', {
    ...EASY_NILS,
    blindNilExchangeMode: 'bidderFirst',
    blindNilMinDeficit: -1000,
    blindNilExchange: 3,
    targetScore: 120,
    openingLead: 'twoOfClubs',
  }),
  mix('spades', 'often blind', { ...EASY_NILS, boston: 'win', failedNilTricks: 'none' }),
  mix('spades', 'no nil', {
    nil: false,
    spadesMustBeBroken: false,
    bagInterval: 5,
    bagPenalty: 10,
    loseScore: -200,
  }),
  mix('spades', 'three with jokers', {
    preset: 'cutthroat',
    deck: 'jokerJokerAce',
    ...EASY_NILS,
    forcedLeadBreaks: true,
    failedNilTricks: 'contract',
  }),
  mix('spades', 'three with deuces', { preset: 'cutthroat', deck: 'jokerJokerDeuceDeuce' }),
  mix('king', 'king by tricks', { kingRule: 'auto', kingTricks: 8 }),
  mix('king', 'king declared', { kingRule: 'declare', kingTricks: 4 }),
  mix('king', 'early end', { earlyEnd: true, forcedLeadBreaks: true, cancelTrump: 'anyPlayer' }),
  mix('king', 'cancelled', { cancelRifki: 'AorK', cancelTrump: 'forcedSelector' }),
  mix('king', 'ace and king cancel', { preset: 'natural', cancelRifki: 'AK' }),
  mix('king', 'highest heart', { onlyHeartsMustLeadHighest: true, initialPenaltyGames: 4 }),
  mix('king', 'always raise', { yukseltme: 'always', mustTrumpWhenVoid: true }),
  mix('king', 'overtrump', { yukseltme: 'wheneverTrumping', rifkiVoid: 'any', startCard: '6S' }),
  mix('king', 'free discards', {
    kupaVoid: 'any',
    honourVoid: 'any',
    rifkiVoid: 'kingOnly',
    heartsLeadRestriction: false,
    trumpLeadRestriction: false,
    enforceQuotas: false,
    cikmis: 'gt0',
  }),
  mix('king', 'three, raised', {
    preset: 'three',
    yukseltme: 'always',
    forcedUnder: ['rifki', 'kiz'],
    cancelKiz: true,
    startCard: '7D',
  }),
];

function mix(game: GameId, name: string, options: Record<string, unknown>): LawTable {
  return { game, name, options };
}

/** Every preset of a game, then its mixes. */
export function tablesOf(game: GameId): LawTable[] {
  const presets = presetNames(game).map((preset) => mix(game, preset, { preset }));
  return [...presets, ...MIXES.filter((table) => table.game === game)];
}

export const ALL_TABLES: readonly LawTable[] = GAME_IDS.flatMap(tablesOf);

export function gameAt(table: LawTable): AnyGame {
  return gameOf(table.game, table.options);
}
