// Spades in the dialect `documents`: bids, tricks by side, and bags.

import { type SpadesOptions, type SpadesResult, type SpadesView, sideOf } from '@kalpler/engine';
import type { DocumentGame } from './game.ts';

export const spades: DocumentGame<SpadesView, SpadesResult> = {
  openState(view, deal, result) {
    const { totals, bags } = view.standing;
    const options = view.options as SpadesOptions;
    // In Spades tricks count by side.
    const teamTricks = totals.map((_, side) =>
      deal.tricks.reduce(
        (sum, tricks, seat) => sum + (sideOf(options, seat) === side ? tricks : 0),
        0,
      ),
    );
    return {
      spadesBroken: deal.broken,
      bids: deal.bids,
      bidsSubmitted: deal.bids.filter((bid) => bid !== null).length,
      legalBids: deal.legalBids,
      teamTricks,
      tricksTaken: deal.tricks,
      scores: result?.scores ?? totals.map(() => 0),
      bags,
    };
  },
  trickWorth: (view, winner) => ({ team: sideOf(view.options as SpadesOptions, winner) }),
  emitChoices(deal, old, emit) {
    if (old !== null && deal.bids.some((bid, seat) => bid !== old.bids[seat]))
      emit('bidsUpdate', { bids: deal.bids });
  },
  emitResult({ scores, totals, bags }, winners, timeoutAt, emit) {
    emit('roundEnd', { scores, cumulative: totals, cumulativeScores: totals, bags, timeoutAt });
    if (winners) emit('gameEnd', { winnerTeam: winners[0], winners, finalScores: totals });
  },
  isInTurn: ({ phase, options }) =>
    phase === 'bidding' && (options as SpadesOptions).bidding === 'sequential',
};
