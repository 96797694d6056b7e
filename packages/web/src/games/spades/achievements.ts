// Achievements of Spades.

import { type Achievement, counted, once } from '../../stats/achievement.ts';
import type { SpadesDeal } from '../../stats/facts.ts';

const EXACT_ROW = 5;
const FEWEST_DEALS = 4;
const MOST_BAGS = 5;

const isNil = ({ bid }: SpadesDeal) => typeof bid !== 'number';
const isMadeNil = (deal: SpadesDeal) => isNil(deal) && deal.tricks === 0;
/** A nil is exact when it was kept. */
const isExact = (deal: SpadesDeal) => isMadeNil(deal) || deal.bid === deal.tricks;

export const SPADES = [
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
