// Hearts in the dialect `documents`: the pass, points trick by trick, and the moon.

import {
  type HeartsOptions,
  type HeartsResult,
  type HeartsView,
  penaltyPoints,
} from '@kalpler/engine';
import type { DocumentGame } from './game.ts';

export const hearts: DocumentGame<HeartsView, HeartsResult> = {
  openState: (_, deal, result) => ({
    heartsBroken: deal.broken,
    scores: result?.scores ?? deal.taken,
    tricksTaken: deal.tricks,
    passDirection: deal.phase === 'passing' ? deal.pass : null,
  }),
  ownState: (seat, { submitted }) => ({
    passSubmitted: seat !== null && submitted.includes(seat),
  }),
  trickWorth(view, _, cards) {
    const options = view.options as HeartsOptions;
    return { points: cards.reduce((sum, card) => sum + penaltyPoints(options, card), 0) };
  },
  emitResult({ scores, totals, moonShooter }, winners, timeoutAt, emit) {
    emit('roundEnd', { scores, cumulativeScores: totals, moonShooter, timeoutAt });
    if (winners) emit('gameEnd', { winner: winners[0], winners, finalScores: totals });
  },
  emitPrompt(deal, timeoutAt, emit) {
    if (deal.phase === 'passing') emit('passingPhase', { direction: deal.pass, timeoutAt });
    if (deal.moonChoice !== null) emit('moonChoice', { player: deal.moonChoice, timeoutAt });
  },
};
