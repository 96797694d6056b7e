// A move in words, as short as a line needs it.

import { cardSymbol, type Move } from '@kalpler/engine';
import { bidWords } from './ask.ts';
import type { Words } from './words/words.ts';

export function moveWords(move: Move, words: Words): string {
  const { t } = words;
  switch (move.kind) {
    case 'play':
      return cardSymbol(move.card);
    case 'pass':
    case 'exchange':
      return move.cards.map(cardSymbol).join(' ');
    case 'bid':
      return typeof move.bid === 'number' ? t.bidOf(move.bid) : bidWords(move.bid, words);
    case 'choose':
      return words.contract(move.contract);
    case 'reveal':
      return t.look;
    case 'moon':
      return t.moon[move.option];
    case 'cancel':
      return t.cancel;
    case 'claim':
      return t.claimWord;
  }
}

export function isSameMove(one: Move, other: Move): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
