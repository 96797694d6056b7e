// What a scenario is: a kind of deal, a seat that is tested on it, and what counts as success.

import type {
  AnyGame,
  Card,
  Deal,
  DealResult,
  GameId,
  Move,
  Random,
  Seat,
  Standing,
} from '@kalpler/engine';

export interface Scenario {
  readonly name: string;
  readonly game: GameId;
  /** One sentence each, for people: what is tested, what the deal is like, what success is. */
  readonly what: string;
  readonly deal: string;
  readonly success: string;
  /** What rules it cannot be played by, as a sentence that says what is needed. */
  needs?(game: AnyGame): string | undefined;
  /** A deal that fits; what the condition leaves open falls by chance. */
  draw(game: AnyGame, random: Random): ScenarioDeal;
  /** The move that the scenario makes for a seat which is to choose before the play: a bid, a contract. */
  setMove?(game: AnyGame, deal: ScenarioDeal, seat: Seat): Move | undefined;
  hasSucceeded(played: PlayedScenario): boolean;
}

export interface ScenarioDeal {
  readonly tested: Seat;
  readonly standing: Standing;
  /** In dealing order: the first cards are those of seat 0. */
  readonly cards: readonly Card[];
  /** The seat that chance picked, for rules that begin at random. */
  readonly first: Seat;
}

/** A deal that was played to its end. */
export interface PlayedScenario extends ScenarioDeal {
  readonly game: AnyGame;
  readonly end: Deal;
  readonly result: DealResult;
}

/** Who took a card that was played. */
export function takerOf({ end }: PlayedScenario, card: Card): Seat | null {
  const place = end.plays.subarray(0, end.count).indexOf(card);
  return place < 0 ? null : end.takers[Math.floor(place / end.seats)]!;
}

/** Who was dealt a card. */
export function holderOf(
  { game, cards }: Pick<PlayedScenario, 'game' | 'cards'>,
  card: Card,
): Seat {
  return Math.floor(cards.indexOf(card) / game.length);
}
