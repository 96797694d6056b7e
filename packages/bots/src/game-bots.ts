// What one game brings to the bots, and which games they know: a page that plays one game fetches no other.

import type {
  Action,
  AnyGame,
  Card,
  Deal,
  DealView,
  GameId,
  Hearts,
  King,
  Seat,
  Spades,
  Standing,
} from '@kalpler/engine';
import type { ReasonKind } from './bot.ts';
import type { Worth } from './expert/worth.ts';
import type { Policy, Style } from './policy.ts';
import type { Costs } from './reasons/avoiding.ts';
import type { Reading } from './reasons/reading.ts';

/** Everything that the bots must know of a game; whoever plays it calls `learn` with it once. */
export interface GameBots<G extends AnyGame = AnyGame> {
  readonly id: G['id'];
  /** The light player of a style. */
  policy(game: G, standing: Standing, style: Style): Policy;
  /** What a finished deal is worth to a seat. */
  worth(game: G, standing: Standing, seat: Seat): Worth;
  /** How the own seat may play on after a move, other than skilled. */
  plans?(game: G, standing: Standing, sight: Deal, seat: Seat): Policy[];
  /** How the others may play, in one imagined deal like this and in the next like that. */
  readonly others: readonly Style[];
  /** How much less likely a hand is for each play that none of these would have made. */
  readonly surprise: number;
  /** What the others have said of their hands before the first lead; `sight` is the deal as the viewer knows it. */
  sayings(game: G, view: DealView, sight: Deal): Saying[];
  readonly reasons: GameReasons<G>;
}

/** A pass, a bid or a contract of another seat. */
export interface Saying {
  readonly seat: Seat;
  readonly phase: number;
  /** The logarithm of how likely it is with the seat's hand in this deal, up to a constant and never above 0. */
  of(deal: Deal): number;
}

/** Why a seat does what it does; `sight` is the deal as it knows it before. */
export interface GameReasons<G extends AnyGame = AnyGame> {
  playKind(game: G, reading: Reading): ReasonKind;
  /** Of a choice that is not a card to the trick; undefined for one that the game does not have. */
  choiceKind(sight: Deal, seat: Seat, action: Action): ReasonKind | undefined;
  /** The cards that the reason for such a choice speaks of. */
  choiceCards(kind: ReasonKind, game: G, sight: Deal, seat: Seat, action: Action): Card[];
  /** What cards cost whoever takes them. */
  costs(game: G, sight: Deal): Costs;
}

/** Asked for a game that was not learned. */
export class UnknownGame extends RangeError {
  constructor(id: GameId) {
    super(`the bots have not learned ${id}: learn(${id}Bots) comes first`);
  }
}

const learned = new Map<GameId, GameBots>();

/** Teaches the bots a game; once is enough, twice does no harm. */
export function learn(bots: GameBots<Hearts> | GameBots<Spades> | GameBots<King>): void {
  learned.set(bots.id, bots);
}

/** Throws if the game was not learned. */
export function botsOf(game: AnyGame): GameBots {
  const bots = learned.get(game.id);
  if (bots === undefined) throw new UnknownGame(game.id);
  return bots;
}
