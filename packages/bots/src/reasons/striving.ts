// Why a card is played where tricks are wanted: Spades and the trump games of King.

import type { ReasonKind } from '../bot.ts';
import type { Reading } from './reading.ts';

export function strivingKind(reading: Reading): ReasonKind {
  const { deal, seat, suit, takes, isFollowing } = reading;
  const trump = deal.contract!.trump;
  const hasTrumps = trump >= 0 && deal.hands[(seat << 2) | trump] !== 0;
  const opens = reading.isLastOfSuit && hasTrumps && suit !== trump;
  if (reading.isLead) {
    if (suit === trump) return 'drawTrumps';
    if (reading.isMaster) return 'leadHigh';
    if (opens) return 'voidSuit';
    return reading.isHigh ? 'leadHigh' : 'leadLow';
  }
  if (takes) {
    if (!isFollowing) return 'ruff';
    return reading.isLast ? 'winLast' : 'takeTrick';
  }
  if (reading.couldTake) return isFollowing ? 'duck' : 'saveTrump';
  return opens && !isFollowing ? 'voidSuit' : 'throwLow';
}
