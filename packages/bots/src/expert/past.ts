// Going back to the first lead of an imagined deal, to see whether its players would have played as they did.

import { type Deal, leaderOf, NO_CARD, PLAYING } from '@kalpler/engine';

/** Writes the deal as it was before the first card was played. */
export function beforeFirstLead(deal: Deal, start: Deal): Deal {
  start.copyFrom(deal);
  const { plays, takers, count, seats, step } = deal;
  for (let trick = 0, i = 0; i < count; trick++) {
    let seat =
      trick === 0 ? deal.opener : trick === deal.trick ? leaderOf(deal, trick) : takers[trick - 1]!;
    for (let n = 0; n < seats && i < count; n++, i++) {
      const card = plays[i]!;
      start.hands[(seat << 2) | (card >> 5)]! |= 1 << (card & 31);
      seat = (seat + step + seats) % seats;
    }
  }
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
