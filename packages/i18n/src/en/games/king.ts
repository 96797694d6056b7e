// King before its rules are fetched, in English.

import type { GameTexts } from '../../game-texts.ts';

export const kingEn: GameTexts = {
  name: 'King',
  alsoCalled: 'Rıfkı',
  lead: 'Twenty games: twelve penalties, eight trumps.',
  presets: {
    standard: 'Free choice',
    natural: 'In order',
    short: 'Short',
    pagat: 'Classic',
    three: 'Three players',
  },
  daily: 'You choose the contract. What counts is your lead over the others.',
  lesson: 'Six penalties, trumps and the choice',
};
