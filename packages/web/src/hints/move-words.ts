// A move in words, as buttons and panels of the table call it.

import type { Move } from '@kalpler/engine';
import { shownBid } from '../games/spades/bids.ts';
import type { Texts } from '../texts/table-texts.ts';

export function moveWords(move: Move, t: Texts): string {
  switch (move.kind) {
    case 'play':
      return t.cards.name(move.card);
    case 'pass':
    case 'exchange':
      return move.cards.map((card) => t.cards.name(card)).join(', ');
    case 'bid':
      return shownBid(move.bid, t);
    case 'choose': {
      const { contract } = move;
      if (contract.type === 'penalty') return t.scores.penalties[contract.name];
      const trump = t.scores.trumps[contract.trumpSuit];
      return contract.kingDeclared ? `${trump}, ${t.panels.declareKing}` : trump;
    }
    case 'reveal':
      return t.panels.look;
    case 'moon':
      return move.option === 'othersPlus' ? t.panels.moonOthers : t.panels.moonOwn;
    case 'cancel':
      return t.panels.cancelDeal;
    case 'claim':
      return t.table.claim;
  }
}
