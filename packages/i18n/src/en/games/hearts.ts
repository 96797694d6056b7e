// Hearts before its rules are fetched, in English.

import type { GameTexts } from '../../game-texts.ts';

export const heartsEn: GameTexts = {
  name: 'Hearts',
  alsoCalled: 'Kupa',
  lead: 'Dodge the penalties, mind the Queen of Spades.',
  presets: {
    kalpler: 'Kalpler',
    classic: 'Classic',
    omnibus: 'Omnibus',
    spot: 'Spot',
    blackMaria: 'Black Maria',
  },
  daily: 'Fewest penalty points win.',
  lesson: 'Following suit, passing, the Queen of Spades and the moon',
};
