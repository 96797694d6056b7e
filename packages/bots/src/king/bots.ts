// What King brings to the bots.

import { type Deal, type DealView, type King, type KingView, SELECTING } from '@kalpler/engine';
import type { GameBots, Saying } from '../game-bots.ts';
import { kingReasons } from '../reasons/king.ts';
import { ContractEvidence } from './contract-evidence.ts';
import { KingPolicy } from './policy.ts';
import { KingWorth } from './worth.ts';

export const kingBots: GameBots<King> = {
  id: 'king',
  policy: (game, standing, style) => new KingPolicy(game, standing, style),
  worth: (game, standing, seat) => new KingWorth(game, standing, seat),
  others: ['basic', 'skilled'],
  surprise: 2.5,
  sayings: (game, view, sight) => contract(game, view, sight),
  reasons: kingReasons,
};

/** The contract that the selector has named, where there was a choice. */
function contract(game: King, view: DealView, sight: Deal): Saying[] {
  const { contract: named, open, setup, seat } = view as KingView;
  const { dealer } = setup;
  if (named === null || open.length <= 1 || dealer === seat) return [];
  const evidence = new ContractEvidence(game);
  const { contractIndex } = sight;
  return [
    { seat: dealer, phase: SELECTING, of: (deal) => evidence.of(deal, dealer, contractIndex) },
  ];
}
