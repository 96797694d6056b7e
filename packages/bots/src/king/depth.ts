// What King brings to the expert.

import { type Deal, type DealView, type King, type KingView, SELECTING } from '@kalpler/engine';
import type { GameDepth, Saying } from '../expert/game-depth.ts';
import { ContractEvidence } from './contract-evidence.ts';
import { KingWorth } from './worth.ts';

export const kingDepth: GameDepth<King> = {
  id: 'king',
  worth: (game, standing, seat) => new KingWorth(game, standing, seat),
  others: ['basic', 'skilled'],
  surprise: 2.5,
  sayings: (game, view, knowledge) => contract(game, view, knowledge),
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
