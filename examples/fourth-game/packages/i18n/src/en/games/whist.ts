// Whist before its rules are fetched, in English.

import type { GameTexts } from '../../game-texts.ts';

export const whistEn: GameTexts = {
  name: 'Whist',
  alsoCalled: 'Vist',
  lead: 'Spades are trumps, every trick is a point.',
  presets: { standard: 'Standard', short: 'Short' },
};
