// Going back to the first lead of an imagined deal, to see whether its players would have played as they did.

import { type Deal, dealtHands, NO_CARD, PLAYING } from '@kalpler/engine';

/** Writes the deal as it was before the first card was played. */
export function beforeFirstLead(deal: Deal, start: Deal): Deal {
  start.copyFrom(deal);
  start.hands.set(dealtHands(deal));
  start.phase = PLAYING;
  start.turn = deal.opener;
  start.count = 0;
  start.trick = 0;
  start.inTrick = 0;
  start.led = -1;
  start.best = NO_CARD;
  start.pile = 0;
  start.broken = 0;
  start.ending = 0;
  start.taken.fill(0);
  start.tricks.fill(0);
  return start;
}
