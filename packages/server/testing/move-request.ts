// A move of the engine as the request that a client would send.

import { cardName, type Move } from '@kalpler/engine';

export interface Asked {
  readonly event: string;
  readonly payload: object;
}

export function requestOf(move: Move): Asked {
  switch (move.kind) {
    case 'play':
      return { event: 'playCard', payload: { card: cardName(move.card) } };
    case 'pass':
      return { event: 'submitPass', payload: { cards: move.cards.map(cardName) } };
    case 'exchange':
      return { event: 'submitExchange', payload: { cards: move.cards.map(cardName) } };
    case 'bid':
      return { event: 'submitBid', payload: { bid: move.bid } };
    case 'choose':
      return { event: 'selectContract', payload: move.contract };
    case 'moon':
      return { event: 'chooseMoon', payload: { option: move.option } };
    case 'reveal':
      return { event: 'revealHand', payload: {} };
    case 'cancel':
      return { event: 'cancelDeal', payload: {} };
    case 'claim':
      return { event: 'claim', payload: {} };
  }
}
