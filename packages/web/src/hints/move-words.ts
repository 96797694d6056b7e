// A move in words, as buttons and panels of the table call it.

import type { Move } from '@kalpler/engine';
import type { TableTexts } from '@kalpler/i18n/tr/table';
import { describeMove } from '@kalpler/match';
import { shownBid } from '../games/spades/bids.ts';

export function moveWords(move: Move, t: TableTexts): string {
  return describeMove(move, {
    card: t.cards.name,
    between: ', ',
    bid: (bid) => shownBid(bid, t),
    contract: (contract) => {
      if (contract.type === 'penalty') return t.scores.penalties[contract.name];
      const trump = t.scores.trumps[contract.trumpSuit];
      return contract.kingDeclared ? `${trump}, ${t.panels.declareKing}` : trump;
    },
    moon: { othersPlus: t.panels.moonOthers, shooterMinus: t.panels.moonOwn },
    reveal: t.panels.look,
    cancel: t.panels.cancelDeal,
    claim: t.table.claim,
  });
}
