// King before its rules are fetched.

import type { GameTexts } from '../../game-texts.ts';

export const kingTr: GameTexts = {
  name: 'King',
  alsoCalled: 'Rıfkı',
  lead: 'Yirmi oyun: on iki ceza, sekiz koz.',
  presets: {
    standard: 'Serbest',
    natural: 'Sıralı',
    short: 'Kısa',
    pagat: 'Klasik',
    three: 'Üç kişilik',
  },
  daily: 'Oyunu sen seçersin. Ötekilere attığın fark sayılır.',
  lesson: 'Altı ceza, koz ve seçim',
};
