// Names of cards.

import { cardNameTr, suitsTr } from '@kalpler/words/cards-tr';

export const cardsTr = { suits: suitsTr, name: cardNameTr };
