// Counts what each seat did in a match that was played.

import { sidesOf } from '@kalpler/bots/arena';
import {
  type AnyGame,
  Deal,
  type HeartsResult,
  type KingResult,
  type SpadesResult,
  SUITS,
} from '@kalpler/engine';
import type { PlayedMatch } from '../work/played-match.ts';
import { add, type Counts, emptyCounts } from './counts.ts';
import { countHearts } from './hearts-counts.ts';
import { countKing } from './king-counts.ts';
import { countSpades } from './spades-counts.ts';
import { tricksOf, walk } from './walked-deal.ts';

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
    switch (game.id) {
      case 'hearts':
        countHearts(seats, game, tricks, result as HeartsResult);
        break;
      case 'spades':
        countSpades(seats, game, result as SpadesResult);
        break;
      case 'king':
        countKing(seats, result as KingResult);
        break;
    }
  }
  return seats;
}
