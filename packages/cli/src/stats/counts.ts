// What is counted of each seat in a match: the names of all counts, by game, and the counting.

import { sidesOf } from '@kalpler/bots/arena';
import { type AnyGame, Deal, GAME_IDS, type GameId, SUITS } from '@kalpler/engine';
import { gamePlugin } from '../games/index.ts';
import type { PlayedMatch } from '../work/played-match.ts';
import { add, COMMON_COUNTS, COMMON_FIGURES, type Counts, type Figure } from './figure.ts';
import { tricksOf, walk } from './walked-deal.ts';

/** All counts of each game, in the order in which they are packed. */
const COUNT_NAMES = new Map(
  GAME_IDS.map((game) => [game, [...COMMON_COUNTS, ...gamePlugin(game).statistics.counts]]),
);
const EMPTY = new Map(
  GAME_IDS.map((game) => [game, Object.fromEntries(countNames(game).map((name) => [name, 0]))]),
);

export function countNames(game: GameId): readonly string[] {
  return COUNT_NAMES.get(game)!;
}

export function figuresOf(game: GameId): readonly Figure[] {
  return [...COMMON_FIGURES, ...gamePlugin(game).statistics.figures];
}

function emptyCounts(game: GameId): Counts {
  return { ...EMPTY.get(game) };
}

/** By seat. */
export function countMatch(game: AnyGame, match: PlayedMatch): Counts[] {
  const { standing, shares, fallbacks, deals } = match;
  const sides = sidesOf(game);
  const seats = sides.map((side, seat): Counts => {
    const counts = emptyCounts(game.id);
    counts.matches = 1;
    counts.won = shares[seat]!;
    counts.total = standing.totals[side]!;
    counts.brokenOff = standing.winners === null ? 1 : 0;
    counts.fallbacks = fallbacks[seat]!;
    return counts;
  });
  const deal = new Deal();
  for (const played of deals) {
    walk(game, played, deal);
    const { result } = played;
    seats.forEach((counts, seat) => {
      add(counts, 'deals');
      add(counts, 'points', result.scores[sides[seat]!]!);
      add(counts, 'tricks', deal.tricks[seat]!);
    });
    const tricks = [...tricksOf(deal, played)];
    for (const { led, leader } of tricks) {
      if (led === null) continue;
      add(seats[leader]!, 'leads');
      add(seats[leader]!, `led.${SUITS[led]!}`);
    }
    gamePlugin(game.id).statistics.count(seats, game, result, tricks);
  }
  return seats;
}

/** The counts of all seats one after the other: small to send from a thread, and quick to add up. */
export function packCounts(game: GameId, bySeat: readonly Counts[]): Float64Array {
  const names = countNames(game);
  const packed = new Float64Array(names.length * bySeat.length);
  bySeat.forEach((counts, seat) => {
    for (let i = 0; i < names.length; i++) packed[seat * names.length + i] = counts[names[i]!]!;
  });
  return packed;
}
