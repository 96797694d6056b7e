// King in the dialect `documents`: the contract, and deals that are cancelled.

import type { KingResult, KingView } from '@kalpler/engine';
import type { DocumentGame } from './game.ts';

export const king: DocumentGame<KingView, KingResult> = {
  openState(view, deal, result) {
    const { contract } = deal;
    return {
      contract,
      selector: deal.setup.dealer,
      openContracts: deal.phase === 'selecting' ? deal.open : [],
      heartsBroken: deal.broken,
      trickWinners: deal.takers,
      tricksTaken: deal.tricks,
      penaltyCounts: contract?.type === 'penalty' ? { [contract.name]: deal.taken } : {},
      scores: result?.scores ?? view.standing.totals.map(() => 0),
    };
  },
  emitChoices({ contract }, old, emit) {
    if (contract === null || (old !== null && old.contract !== null)) return;
    emit('contractSelected', {
      contract,
      ...(contract.type === 'trump' ? { trumpSuit: contract.trumpSuit } : {}),
    });
  },
  emitResult({ scores, totals, cancelled, king }, winners, timeoutAt, emit) {
    if (cancelled !== null) {
      emit('gameCancelled', { reason: cancelled });
      return;
    }
    emit('roundEnd', { scoresUpdate: scores, scores, cumulativeScores: totals, timeoutAt });
    if (winners) emit('partyEnd', { finalTotals: totals, winners, king });
  },
  emitPrompt(deal, timeoutAt, emit) {
    if (deal.phase !== 'selecting') return;
    emit('selectingPhase', { player: deal.setup.dealer, open: deal.open, timeoutAt });
  },
};
