// What King brings to the expert.

import { type Deal, type DealView, type King, type KingView, SELECTING } from '@kalpler/engine';
import type { Saying, SearchModel } from '../expert/search-model.ts';
import { ContractEvidence } from './contract-evidence.ts';
import { KingWorth } from './worth.ts';

/** The part of a trick in el or at trumps that is worth a word: fifteen points of fifty. */
const LEAST_PART = 0.3;

export const kingSearch: SearchModel<King> = {
  worth: (game, standing, seat) => new KingWorth(game, standing, seat),
  others: ['basic', 'skilled'],
  surprise: 2.5,
  sayings: contract,
  leastPoints: ({ options }) =>
    (LEAST_PART * (Math.abs(options.values.el) + Math.abs(options.values.trump))) / 2,
};

/** The contract that the selector has named, where there was a choice. */
function contract(game: King, view: DealView, knowledge: Deal): Saying[] {
  const { contract: named, open, setup, seat } = view as KingView;
  const { dealer } = setup;
  if (named === null || open.length <= 1 || dealer === seat) return [];
  const evidence = new ContractEvidence(game);
  const { contractIndex } = knowledge;
  return [
    { seat: dealer, phase: SELECTING, of: (deal) => evidence.of(deal, dealer, contractIndex) },
  ];
}
