// What a move that misses the point may be spoken of as: itself first, then the kind of move it is.

import { type Bid, cardName, contractText, type Move, suitName, suitOf } from '@kalpler/engine';
import type { Ask } from './lesson.ts';
import { cardsOf } from './script.ts';

export function namesOf(ask: Ask, move: Move): string[] {
  switch (move.kind) {
    case 'play':
      return [cardName(move.card), suitName(suitOf(move.card)), 'other'];
    case 'pass': {
      // By what was kept.
      const wanted = ask.kind === 'give' ? cardsOf(ask.cards) : [];
      return [...wanted.filter((card) => !move.cards.includes(card)).map(cardName), 'other'];
    }
    case 'bid':
      return [`${move.bid}`, ...sizeOf(ask, move.bid), 'other'];
    case 'choose':
      return [contractText(move.contract), move.contract.type, 'other'];
    default:
      return ['other'];
  }
}

function sizeOf(ask: Ask, bid: Bid): string[] {
  if (ask.kind !== 'bid' || typeof bid !== 'number') return [];
  const numbers = ask.bids.filter((one) => one !== 'nil');
  if (numbers.length === 0) return [];
  return [bid < Math.min(...numbers) ? 'low' : 'high'];
}
