// Dealing to a condition: some cards go where they must, all others fall at random.

import {
  type AnyGame,
  type Card,
  cardOf,
  type Random,
  rankOf,
  type Seat,
  shuffle,
  suitOf,
} from '@kalpler/engine';

/** Ranks that the engine has no name for. */
export const FOUR = 2;
export const SEVEN = 5;

/** What one seat is dealt. */
export interface HandRequest {
  readonly holds: readonly Card[];
  /** Which cards it may get besides; any, if left out. At most one seat may restrict them. */
  readonly mayHold?: (card: Card) => boolean;
}

/**
 * A deal around the given cards. Among all deals in which the seats hold them and the choosy one nothing that it
 * may not, each is equally likely: its hand is drawn first, and any hand leaves equally many ways to deal the rest.
 */
export function dealAround(
  game: AnyGame,
  random: Random,
  requests: ReadonlyMap<Seat, HandRequest>,
): Card[] {
  const hands = Array.from({ length: game.seats }, (_, seat) => [
    ...(requests.get(seat)?.holds ?? []),
  ]);
  const given = new Set(hands.flat());
  let rest = game.deck.cards.filter((card) => !given.has(card));
  for (const [seat, { mayHold }] of requests) {
    if (mayHold === undefined) continue;
    const hand = hands[seat]!;
    hand.push(...pick(random, rest.filter(mayHold), game.length - hand.length));
    rest = rest.filter((card) => !hand.includes(card));
  }
  shuffle(rest, random);
  for (const hand of hands) hand.push(...rest.splice(0, game.length - hand.length));
  return hands.flat();
}

/** `count` of the cards, each choice equally likely. */
export function pick(random: Random, cards: readonly Card[], count: number): Card[] {
  if (cards.length < count) throw new NoDealFits();
  return shuffle([...cards], random).slice(0, count);
}

export function pickOne<T>(random: Random, things: readonly T[]): T {
  return things[random.below(things.length)]!;
}

/** A whole number between two, both included. */
export function between(random: Random, least: number, most: number): number {
  return least + random.below(most - least + 1);
}

/** The cards of a suit with ranks between two, as far as the deck has them. */
export function suitCards(game: AnyGame, suit: number, from: number, to: number): Card[] {
  return game.deck.cards.filter(
    (card) => suitOf(card) === suit && rankOf(card) >= from && rankOf(card) <= to,
  );
}

export function named(suit: number, ...ranks: readonly number[]): Card[] {
  return ranks.map((rank) => cardOf(suit, rank));
}

const MOST_TRIES = 10_000;

/** The rules leave no such deal, or so few that none was found. */
export class NoDealFits extends RangeError {
  constructor() {
    super(`no deal that fits was found in ${MOST_TRIES} tries`);
  }
}

/** Deals again until the deal fits. */
export function untilFits<T>(deal: () => T, fits: (dealt: T) => boolean): T {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const dealt = deal();
    if (fits(dealt)) return dealt;
  }
  throw new NoDealFits();
}
