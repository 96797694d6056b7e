// What one game brings to the bots, and which games they know: a page that plays one game fetches no other.

import type {
  Action,
  AnyGame,
  Card,
  Deal,
  GameId,
  Hearts,
  King,
  Seat,
  Spades,
  Standing,
} from '@kalpler/engine';
import type { ReasonKind } from './bot.ts';
import type { Policy, Style } from './policy.ts';
import type { Costs } from './reasons/avoiding.ts';
import type { Reading } from './reasons/reading.ts';

/** Everything that the light players must know of a game; whoever plays it calls `learn` with it once. */
export interface GameBots<G extends AnyGame = AnyGame> {
  readonly id: G['id'];
  /** The light player of a style. */
  policy(game: G, standing: Standing, style: Style): Policy;
  readonly reasons: GameReasons<G>;
}

/** Why a seat does what it does; `sight` is the deal as it knows it before. */
export interface GameReasons<G extends AnyGame = AnyGame> {
  playKind(game: G, reading: Reading): ReasonKind;
  /** Of a choice that is not a card to the trick; undefined for one that the game does not have. */
  choiceKind(knowledge: Deal, seat: Seat, action: Action): ReasonKind | undefined;
  /** The cards that the reason for such a choice speaks of. */
  choiceCards(kind: ReasonKind, game: G, knowledge: Deal, seat: Seat, action: Action): Card[];
  /** What cards cost whoever takes them. */
  costs(game: G, knowledge: Deal): Costs;
}

/** Asked for a game that was not learned. */
export class UnknownGame extends RangeError {}

const learned = new Map<GameId, GameBots>();

/** Teaches the bots a game; once is enough, twice does no harm. */
export function learn(bots: GameBots<Hearts> | GameBots<Spades> | GameBots<King>): void {
  learned.set(bots.id, bots);
}

/** Throws if the game was not learned. */
export function botsOf(game: AnyGame): GameBots {
  const bots = learned.get(game.id);
  if (bots === undefined) {
    throw new UnknownGame(
      `the bots have not learned ${game.id}: learn(${game.id}Bots) comes first`,
    );
  }
  return bots;
}
