// The names of the restrictions on a play, and the functions with which the games write them.

import type { Card } from '../cards/card.ts';
import { type CardSet, cardSet } from '../cards/ranks.ts';
import type { PlayRule, Situation } from '../deal/contract.ts';

export const PLAY_RULES = [
  'followSuit',
  'openingLead',
  'heartsNotBroken',
  'noPointsOnFirstTrick',
  'spadesNotBroken',
  'trumpNotBroken',
  'highestHeart',
  'mustDiscardHeart',
  'mustDiscardKingOfHearts',
  'mustDiscardHonour',
  'forcedUnder',
  'mustRaise',
  'mustTrump',
  'mustOvertrump',
] as const;
export type PlayRuleName = (typeof PLAY_RULES)[number];
export type Rule = PlayRule<PlayRuleName>;

type When = (situation: Situation) => boolean;

export const leading: When = ({ stand }) => stand === 'lead';
export const following: When = ({ stand }) => stand === 'follow';
export const void_: When = ({ stand }) => stand === 'void';
export const onFirstTrick: When = ({ firstTrick }) => firstTrick;
export const unbroken: When = ({ broken }) => !broken;

export function when(...conditions: readonly When[]): When {
  return (situation) => conditions.every((condition) => condition(situation));
}

/** Keep exactly these cards. */
export function keepCards(name: PlayRuleName, on: When, cards: Iterable<Card>): Rule {
  return { name, on, keep: cardSet(cards) };
}

/** Keep everything but one suit. */
export function dropSuit(name: PlayRuleName, on: When, suit: number): Rule {
  const fixed: CardSet = new Int32Array(4).fill(-1);
  fixed[suit] = 0;
  return { name, on, keep: fixed };
}

/** Keep one suit. */
export function keepSuit(name: PlayRuleName, on: When, suit: number): Rule {
  const fixed: CardSet = new Int32Array(4);
  fixed[suit] = -1;
  return { name, on, keep: fixed };
}
