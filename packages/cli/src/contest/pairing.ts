// Who meets whom: every pair of strategies, in line-ups in which neither has an advantage.

import { type Contest, type Length, sidesOf } from '@kalpler/bots/arena';
import type { AnyGame } from '@kalpler/engine';

export interface Pairing {
  readonly first: string;
  readonly second: string;
  /** Played on the same deals; together the two sit in every seat equally often. */
  readonly contests: readonly Contest[];
}

interface PairingRequest {
  readonly game: AnyGame;
  readonly strategies: readonly string[];
  readonly length: Length;
  /** How many boards: deals or matches, each of which is played in every arrangement. */
  readonly count: number;
  readonly seed: number;
}

/** A strategy that is named twice meets itself under a name with a number: a check that luck cancels. */
export function distinctNames(strategies: readonly string[]): string[] {
  return strategies.map((name, i) => {
    const times = strategies.slice(0, i).filter((other) => other === name).length;
    return times === 0 ? name : `${name}#${times + 1}`;
  });
}

/** The bot behind such a name. */
export function strategyOf(name: string): string {
  return name.replace(/#\d+$/, '');
}

/** All pairs, in the order in which the strategies were named. Every pair has the same deals. */
export function allPairings(request: PairingRequest): Pairing[] {
  const names = distinctNames(request.strategies);
  return names.flatMap((first, i) =>
    names.slice(i + 1).map((second) => ({
      first,
      second,
      contests: lineUps(request.game, first, second).map((bots) => ({
        game: request.game.id,
        options: { ...request.game.options },
        bots,
        seating: 'all' as const,
        length: request.length,
        count: request.count,
        seed: request.seed,
      })),
    })),
  );
}

/** Pairs of partners, two against two, or where three play, one against two and two against one. */
function lineUps(game: AnyGame, a: string, b: string): string[][] {
  const sides = sidesOf(game);
  if (new Set(sides).size === 2) return [sides.map((side) => (side === 0 ? a : b))];
  return game.seats === 4
    ? [[a, a, b, b]]
    : [
        [a, b, b],
        [b, a, a],
      ];
}
