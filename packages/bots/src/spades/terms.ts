// What a bid depends on besides the cards: enough of a game for whoever has only its options.

import type { Spades } from '@kalpler/engine';

export type Terms = Pick<Spades, 'options' | 'seats' | 'length' | 'deck'>;
