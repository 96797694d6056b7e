// What one game brings to the expert: fetched apart, because whoever plays against others needs none of it.

import type {
  AnyGame,
  Deal,
  DealView,
  GameId,
  Hearts,
  King,
  Seat,
  Spades,
  Standing,
} from '@kalpler/engine';
import { UnknownGame } from '../game-bots.ts';
import type { Policy, Style } from '../policy.ts';
import type { Worth } from './worth.ts';

/** Everything that the expert must know of a game besides its light players; `learnDepth` is called with it once. */
export interface GameDepth<G extends AnyGame = AnyGame> {
  readonly id: G['id'];
  /** What a finished deal is worth to a seat. */
  worth(game: G, standing: Standing, seat: Seat): Worth;
  /** How the own seat may play on after a move, other than skilled. */
  plans?(game: G, standing: Standing, knowledge: Deal, seat: Seat): Policy[];
  /** How the others may play, in one imagined deal like this and in the next like that. */
  readonly others: readonly Style[];
  /** How much less likely a hand is for each play that none of these would have made. */
  readonly surprise: number;
  /** What the others have said of their hands before the first lead; `sight` is the deal as the viewer knows it. */
  sayings(game: G, view: DealView, knowledge: Deal): Saying[];
}

/** A pass, a bid or a contract of another seat. */
export interface Saying {
  readonly seat: Seat;
  readonly phase: number;
  /** The logarithm of how likely it is with the seat's hand in this deal, up to a constant and never above 0. */
  of(deal: Deal): number;
}

const learned = new Map<GameId, GameDepth>();

/** Teaches the expert a game; once is enough, twice does no harm. */
export function learnDepth(depth: GameDepth<Hearts> | GameDepth<Spades> | GameDepth<King>): void {
  learned.set(depth.id, depth);
}

/** Throws if the game was not learned. */
export function depthOf(game: AnyGame): GameDepth {
  const depth = learned.get(game.id);
  if (depth === undefined) {
    const first = `learnDepth(${game.id}Depth) comes first`;
    throw new UnknownGame(`the expert has not learned ${game.id}: ${first}`);
  }
  return depth;
}
