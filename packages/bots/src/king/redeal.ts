// Contracts that the selector's own hand cancels, so that naming one brings a new deal.

import {
  ACE,
  above,
  type Deal,
  HEARTS,
  KING,
  type King,
  PENALTIES,
  type Seat,
  TEN,
} from '@kalpler/engine';

const RIFKI = PENALTIES.indexOf('rifki');
const ACE_AND_KING = (1 << ACE) | (1 << KING);

/** K4: whether the deal is sure to be cancelled if the seat names this contract. */
export function bringsRedeal(game: King, deal: Deal, seat: Seat, contract: number): boolean {
  const { cancelRifki, cancelTrump } = game.options;
  if (contract === RIFKI && cancelRifki !== 'off') {
    const hearts = deal.hands[(seat << 2) | HEARTS]!;
    if (cancelRifki === 'AK') return hearts === ACE_AND_KING;
    return hearts !== 0 && (hearts & ~ACE_AND_KING) === 0;
  }
  if (contract < PENALTIES.length || cancelTrump !== 'anyPlayer') return false;
  const hand = deal.hands.subarray(seat << 2, (seat << 2) + 4);
  return hand.every((ranks) => (ranks & above(TEN)) === 0);
}
