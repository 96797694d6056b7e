// Achievements of Spades, and their signs.

import { OGEE } from '../../art/shapes.ts';
import { type Achievement, counted, once } from '../../stats/achievements/achievement.ts';
import {
  card,
  cut,
  ring,
  shape,
  spade,
  three,
  tulip,
} from '../../stats/achievements/achievement-signs.tsx';
import type { SpadesDeal } from './facts.ts';

const EXACT_ROW = 5;
const FEWEST_DEALS = 4;
const MOST_BAGS = 5;

const isNil = ({ bid }: SpadesDeal) => typeof bid !== 'number';
const isMadeNil = (deal: SpadesDeal) => isNil(deal) && deal.tricks === 0;
/** A nil is exact when it was kept. */
const isExact = (deal: SpadesDeal) => isMadeNil(deal) || deal.bid === deal.tricks;

export const SPADES_ACHIEVEMENTS = [
  once('spadesNil', 'spades', 'hard', ({ deals }) => deals.some(isMadeNil)),
  once('spadesNilMasters', 'spades', 'expert', ({ deals }) => deals.some(isMadeNil)),
  once('spadesBlind', 'spades', 'medium', ({ deals }) =>
    deals.some((deal) => deal.bid === 'blind_nil' && isMadeNil(deal)),
  ),
  counted('spadesExact', 'spades', 'medium', EXACT_ROW, () => {
    let row = 0;
    return ({ deals }) => {
      let longest = 0;
      for (const deal of deals) {
        row = isExact(deal) ? row + 1 : 0;
        longest = Math.max(longest, row);
      }
      return longest;
    };
  }),
  once(
    'spadesKept',
    'spades',
    'hard',
    ({ isWon, deals }) =>
      isWon &&
      deals.length >= FEWEST_DEALS &&
      deals.every((deal) => !deal.isSet && (!isNil(deal) || isMadeNil(deal))),
  ),
  once(
    'spadesFewBags',
    'spades',
    'medium',
    ({ isWon, deals }) =>
      isWon &&
      deals.length >= FEWEST_DEALS &&
      deals.reduce((sum, { bags }) => sum + bags, 0) <= MOST_BAGS,
  ),
] as const satisfies readonly Achievement[];

export const SPADES_SIGNS = {
  spadesNil: [spade(50, 70, 38), cut(<circle cx="50" cy="70" r="5.5" />)],
  spadesNilMasters: [spade(50, 77, 30), cut(<circle cx="50" cy="77" r="4.4" />), ...three],
  spadesBlind: [
    card(44, 71, -10, null),
    card(56, 71, 10, cut(shape(OGEE, 100, { x: 56, y: 66.3, size: 22 }))),
  ],
  spadesExact: [spade(50, 70, 17), ring(70, 15.5), ring(70, 19.5)],
  spadesKept: [spade(42, 65, 22), spade(58, 65, 22), tulip(50, 85, 14)],
  spadesFewBags: [spade(50, 64, 28), <path key="low" data-part="stroke" d="M40 86H60" />],
};
