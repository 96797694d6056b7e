// A move in words: which word each kind of move takes, whatever the language and however short the words are.

import type { Bid, Card, KingContract, MoonOption, Move } from '@kalpler/engine';

/** The words of one language, as a page or a terminal has them. */
export interface MoveWords {
  readonly card: (card: Card) => string;
  /** What stands between several cards. */
  readonly between: string;
  readonly bid: (bid: Bid) => string;
  readonly contract: (contract: KingContract) => string;
  readonly moon: Readonly<Record<MoonOption, string>>;
  readonly reveal: string;
  readonly cancel: string;
  readonly claim: string;
}

export function describeMove(move: Move, words: MoveWords): string {
  switch (move.kind) {
    case 'play':
      return words.card(move.card);
    case 'pass':
    case 'exchange':
      return move.cards.map(words.card).join(words.between);
    case 'bid':
      return words.bid(move.bid);
    case 'choose':
      return words.contract(move.contract);
    case 'moon':
      return words.moon[move.option];
    case 'reveal':
    case 'cancel':
    case 'claim':
      return words[move.kind];
  }
}
