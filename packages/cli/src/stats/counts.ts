// What is counted of each seat in a match: the names of all counts, by game.

import { type GameId, PENALTIES, SUITS } from '@kalpler/engine';

/** Of all games. */
const COMMON_COUNTS = [
  'matches',
  /** Matches won; who is first with others has a part of it. */
  'won',
  /** The final total. */
  'total',
  'brokenOff',
  /** Moves made in the bot's place, which had failed or broken the rules. */
  'fallbacks',
  'deals',
  'points',
  'tricks',
  'leads',
  ...SUITS.map((suit) => `led.${suit}` as const),
] as const;

/** Who takes a trick has played to it as its first, second, third or last. */
export const PLACES = ['first', 'second', 'third', 'last'] as const;

const HEARTS_COUNTS = [
  /** Penalty points before the moon and the jack of diamonds. */
  'penalties',
  ...PLACES.map((place) => `penalties.${place}` as const),
  'queens',
  'moonsTried',
  'moonsMade',
] as const;

const SPADES_COUNTS = [
  /** Bids of a number of tricks, their sum, the tricks that these bidders took, and how often just those. */
  'bids',
  'tricksBid',
  'tricksOfBids',
  'bidsExact',
  'nils',
  'nilsMade',
  'blindNils',
  'blindNilsMade',
  /** Deals in which the side had a contract; partners have the same, and the same bags. */
  'contracts',
  'contractsMade',
  'bags',
] as const;

/** Trumps are one contract where points are counted, and four where they are chosen. */
export const CONTRACTS = [...PENALTIES, 'trump'] as const;
export type ContractName = (typeof CONTRACTS)[number];

const KING_COUNTS = [
  /** Deals that counted, and those of them that the seat selected. */
  'games',
  'selected',
  'selectorPoints',
  /** Deals of its own that were cancelled. */
  'cancelled',
  'kingsMade',
  'kingsLost',
  ...CONTRACTS.flatMap((name) => [
    /** Under each contract: deals, tricks or penalty cards taken, points. */
    `games.${name}` as const,
    `taken.${name}` as const,
    `points.${name}` as const,
    /** As its selector: how often, and with which points. */
    `chosen.${name}` as const,
    `chosenPoints.${name}` as const,
  ]),
  ...SUITS.map((suit) => `trumps.${suit}` as const),
] as const;

export type CountName =
  | (typeof COMMON_COUNTS)[number]
  | (typeof HEARTS_COUNTS)[number]
  | (typeof SPADES_COUNTS)[number]
  | (typeof KING_COUNTS)[number];

export type Counts = { [name in CountName]?: number };

/** All counts that a game has, in the order in which they are packed. */
export const COUNT_NAMES: Readonly<Record<GameId, readonly CountName[]>> = {
  hearts: [...COMMON_COUNTS, ...HEARTS_COUNTS],
  spades: [...COMMON_COUNTS, ...SPADES_COUNTS],
  king: [...COMMON_COUNTS, ...KING_COUNTS],
};

function noneOf(game: GameId): Counts {
  return Object.fromEntries(COUNT_NAMES[game].map((name) => [name, 0]));
}
const EMPTY = { hearts: noneOf('hearts'), spades: noneOf('spades'), king: noneOf('king') };

export function emptyCounts(game: GameId): Counts {
  return { ...EMPTY[game] };
}

/** Adds to a count that the game has. */
export function add(counts: Counts, name: CountName, amount = 1): void {
  counts[name] = counts[name]! + amount;
}

/** The counts of all seats one after the other: small to send from a thread, and quick to add up. */
export function packCounts(game: GameId, bySeat: readonly Counts[]): Float64Array {
  const names = COUNT_NAMES[game];
  const packed = new Float64Array(names.length * bySeat.length);
  bySeat.forEach((counts, seat) => {
    for (let i = 0; i < names.length; i++) packed[seat * names.length + i] = counts[names[i]!]!;
  });
  return packed;
}
