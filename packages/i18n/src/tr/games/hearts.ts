// Hearts before its rules are fetched.

import type { GameTexts } from '../../game-texts.ts';

export const heartsTr: GameTexts = {
  name: 'Kupa',
  alsoCalled: 'Hearts',
  lead: 'Cezadan kaç, Maça Kızı’na dikkat.',
  presets: {
    kalpler: 'Kalpler',
    classic: 'Klasik',
    omnibus: 'Karo Valeli',
    spot: 'Sayılı',
    blackMaria: 'Kara Maria',
  },
  daily: 'En az ceza puanı kazanır.',
  lesson: 'Renge uymak, kart vermek, Maça Kızı ve ay',
};
