// What the scenarios of Hearts share: a round without a pass, so that hands are played as they were dealt.

import {
  ACE,
  type AnyGame,
  type Card,
  CLUBS,
  DIAMONDS,
  HEARTS,
  JACK,
  KING,
  QUEEN,
  type Random,
  type Seat,
  SPADES,
  type Standing,
  TEN,
  TWO,
} from '@kalpler/engine';
import { dealAround, type HandRequest, named, pick, pickOne, suitCards } from './dealing.ts';
import type { ScenarioDeal } from './scenario.ts';

/** The first round without a pass. */
function holdRound(game: AnyGame): number {
  return game.id === 'hearts' ? game.options.passCycle.indexOf('hold') : -1;
}

export function needsHold(game: AnyGame): string | undefined {
  return holdRound(game) < 0 ? 'a round without a pass: passCycle with hold' : undefined;
}

export function heartsDeal(
  game: AnyGame,
  random: Random,
  tested: Seat,
  requests: ReadonlyMap<Seat, HandRequest>,
): ScenarioDeal {
  const standing: Standing = { ...game.start(), played: holdRound(game) };
  const cards = dealAround(game, random, requests);
  return { tested, standing, cards, first: random.below(game.seats) };
}

/** A hand to shoot the moon with: a long suit from the top, and the top hearts. */
export function moonHand(
  game: AnyGame,
  random: Random,
  length: number,
  hearts: readonly number[],
): Card[] {
  const suit = pickOne(random, [CLUBS, DIAMONDS, SPADES]);
  const top = named(suit, ACE, KING, QUEEN, JACK);
  return [
    ...top,
    ...pick(random, suitCards(game, suit, TWO, TEN), length - top.length),
    ...named(HEARTS, ...hearts),
  ];
}
