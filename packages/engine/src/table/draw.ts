// Drawing a deal: the deck shuffled, and the seat that begins where the rules leave it to chance (C10).

import { type Random, SeededRandom, shuffle } from '../cards/random.ts';
import type { AnyGame } from '../games/games.ts';
import type { Draw } from './table.ts';

export function drawDeal(game: AnyGame, random: Random): Draw {
  const cards = shuffle([...game.deck.cards], random);
  return { cards, first: random.below(game.seats) };
}

/** The deal of a simulation with this seed; deals are numbered from 1, redeals counted. */
export function seededDraw(game: AnyGame, seed: number, number: number): Draw {
  return drawDeal(game, new SeededRandom(seed + number * 0x100000000));
}
