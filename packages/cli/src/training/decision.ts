// What a player decided, from the move.

import { cardName, type Move, moveText } from '@kalpler/engine';
import type { Decision } from './example.ts';
import { cardIds, contractParts } from './players.ts';

export function decisionOf(move: Move): Decision {
  const text = moveText(move);
  switch (move.kind) {
    case 'play':
      return { type: 'play', cardIds: [cardName(move.card)], move: text };
    case 'pass':
    case 'exchange':
      return { type: move.kind, cardIds: cardIds(move.cards), move: text };
    case 'bid':
      return { type: 'bid', cardIds: [], move: text, bid: move.bid };
    case 'choose': {
      const { contract, trump, kingDeclared } = contractParts(move.contract);
      const suit = trump === null ? {} : { trump };
      return {
        type: 'contract',
        cardIds: [],
        move: text,
        contract: contract!,
        ...suit,
        kingDeclared,
      };
    }
    case 'moon':
      return { type: 'moon', cardIds: [], move: text, moonOption: move.option };
    default:
      return { type: move.kind, cardIds: [], move: text };
  }
}
