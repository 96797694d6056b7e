// Names of cards in English.

import { cardNameEn, suitsEn } from '@kalpler/words/cards-en';
import type { cardsTr } from '../tr/cards.ts';

export const cardsEn: typeof cardsTr = { suits: suitsEn, name: cardNameEn };
