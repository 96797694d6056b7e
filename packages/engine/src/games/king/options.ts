// The options of King with their allowed values, and its presets.

import { cardName, JACK, rankOf } from '../../cards/card.ts';
import { STANDARD_DECK } from '../../cards/deck.ts';
import { PENALTIES } from '../move.ts';
import {
  COMMON_FIELDS,
  frozen,
  groupOf,
  integer,
  listOf,
  type OptionSheet,
  type OptionsOf,
  oneOf,
  TIMERS,
  yesNo,
} from '../options.ts';

const worth = integer(-10_000, 10_000);
const removable = STANDARD_DECK.cards.filter((card) => rankOf(card) < JACK).map(cardName);

const fields = {
  game: oneOf('king'),
  direction: oneOf('ccw'), // C1, K2
  players: oneOf(3, 4), // K15
  removedCards: listOf(removable, { different: true }), // K15
  mode: oneOf('dejenere', 'natural'), // K12
  enforceQuotas: yesNo, // K3
  penaltiesPerPlayer: integer(0, 24), // K3
  trumpsPerPlayer: integer(0, 24), // K3
  maxPerPenaltyType: integer(1, 24), // K3
  initialPenaltyGames: integer(0, 12), // K3
  startCard: oneOf('2D', '6S', '7D', '3D', 'random'), // K1
  values: groupOf({
    el: worth,
    kupa: worth,
    erkek: worth,
    kiz: worth,
    rifki: worth,
    sonIki: worth,
    trump: worth,
  }),
  heartsLeadRestriction: yesNo, // K5
  onlyHeartsMustLeadHighest: yesNo, // K5
  kupaVoid: oneOf('mustHeart', 'any'), // K5
  honourVoid: oneOf('must', 'any'), // K6
  rifkiVoid: oneOf('kingThenHearts', 'kingOnly', 'any'), // K7
  forcedUnder: listOf(['erkek', 'kiz', 'rifki'], { different: true }), // K6, K7
  trumpLeadRestriction: yesNo, // K9
  mustTrumpWhenVoid: yesNo, // K9
  yukseltme: oneOf('off', 'onTrumpLead', 'wheneverTrumping', 'always'), // K10
  earlyEnd: yesNo, // K17
  cancelKiz: yesNo, // K4
  cancelRifki: oneOf('off', 'AK', 'AorK'), // K4
  cancelTrump: oneOf('off', 'anyPlayer', 'forcedSelector'), // K4
  kingRule: oneOf('off', 'auto', 'declare'), // K11
  kingTricks: integer(1, 17), // K11
  cikmis: oneOf('gte0', 'gt0'), // K14
  ...COMMON_FIELDS,
} as const;

export type KingOptions = OptionsOf<typeof fields>;

const standard: KingOptions = {
  game: 'king',
  direction: 'ccw',
  players: 4,
  removedCards: [],
  mode: 'dejenere',
  enforceQuotas: true,
  penaltiesPerPlayer: 3,
  trumpsPerPlayer: 2,
  maxPerPenaltyType: 2,
  initialPenaltyGames: 0,
  startCard: '2D',
  values: { el: -50, kupa: -30, erkek: -60, kiz: -100, rifki: -320, sonIki: -180, trump: 50 },
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
  forcedLeadBreaks: false,
  disconnect: 'onTimeout',
  autoPlay: 'lowest',
  timers: TIMERS,
};

export const KING_OPTIONS: OptionSheet<typeof fields> = {
  fields,
  standard: 'standard',
  presets: frozen({
    standard,
    natural: { ...standard, mode: 'natural' },
    short: { ...standard, penaltiesPerPlayer: 2, trumpsPerPlayer: 1 }, // K13
    pagat: {
      ...standard,
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
      ...standard,
      players: 3,
      removedCards: ['2C', '2D', '2H', '2S'],
      penaltiesPerPlayer: 4,
      startCard: '3D',
      values: { ...standard.values, el: -30 },
      cancelKiz: false,
      kingTricks: 12,
    },
  }),
  clash: (options) => deckClash(options) ?? quotaClash(options),
};

function deckClash({
  players,
  removedCards,
  startCard,
  kingTricks,
}: KingOptions): string | undefined {
  const cards = STANDARD_DECK.size - removedCards.length;
  if (cards % players !== 0) {
    return `removedCards: ${cards} cards cannot be dealt evenly to ${players} players`;
  }
  if (removedCards.includes(startCard)) {
    return `startCard: ${startCard} is among removedCards`;
  }
  const tricks = cards / players;
  if (kingTricks > tricks) return `kingTricks: a deal has only ${tricks} tricks, got ${kingTricks}`;
  return undefined;
}

/** K3: every selector must always find an open contract. */
function quotaClash(options: KingOptions): string | undefined {
  const { players, mode, enforceQuotas, maxPerPenaltyType, initialPenaltyGames } = options;
  const penalties = options.penaltiesPerPlayer * players;
  const trumps = options.trumpsPerPlayer * players;
  const types = PENALTIES.length;
  if (penalties + trumps === 0) return 'trumpsPerPlayer: a party needs at least one game';
  if (mode === 'natural') {
    const passes = penalties / types;
    if (!Number.isInteger(passes) || passes === 0 || trumps % passes !== 0) {
      return `penaltiesPerPlayer: natural order needs whole passes of ${types} penalties with equal trumps`;
    }
    if (!sharesTrumps(options, passes)) {
      return `trumpsPerPlayer: in natural order not every seat would name ${options.trumpsPerPlayer} trumps`;
    }
    if (!enforceQuotas) {
      return 'enforceQuotas: natural order leaves no contract to choose, so it cannot be false';
    }
    if (maxPerPenaltyType < passes) {
      return `maxPerPenaltyType: natural order plays every penalty ${passes} times, got ${maxPerPenaltyType}`;
    }
    if (initialPenaltyGames > types) {
      return `initialPenaltyGames: natural order begins with ${types} penalties, got ${initialPenaltyGames}`;
    }
  } else if (enforceQuotas && penalties > types * maxPerPenaltyType) {
    return `maxPerPenaltyType: ${penalties} penalty games do not fit into ${types} types of ${maxPerPenaltyType}`;
  } else if (enforceQuotas && initialPenaltyGames > penalties) {
    return `initialPenaltyGames: expected at most ${penalties}, got ${initialPenaltyGames}`;
  }
  return undefined;
}

/** K12: whether the trump games of all passes go round to every seat equally often. */
function sharesTrumps({ players, trumpsPerPlayer }: KingOptions, passes: number): boolean {
  const trumps = (trumpsPerPlayer * players) / passes;
  const named = new Array<number>(players).fill(0);
  for (let game = 0; game < (PENALTIES.length + trumps) * passes; game++) {
    if (game % (PENALTIES.length + trumps) >= PENALTIES.length) named[game % players]!++;
  }
  return named.every((times) => times === trumpsPerPlayer);
}
