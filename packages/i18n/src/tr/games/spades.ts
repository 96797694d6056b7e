// Spades before its rules are fetched.

import type { GameTexts } from '../../game-texts.ts';

export const spadesTr: GameTexts = {
  name: 'Maça',
  alsoCalled: 'Spades',
  lead: 'Eşinle söz ver, sözünü tut.',
  presets: {
    standard: 'Kalpler',
    pagat: 'Klasik',
    cutthroat: 'Üç kişilik',
    jja: 'Jokerli',
    jjdd: 'Joker ve ikili',
    deucesHigh: 'Büyük ikililer',
  },
  daily: 'Eşinle en çok puanı topla.',
  lesson: 'Söz vermek, koz, eşin, fazla eller ve sıfır',
};
