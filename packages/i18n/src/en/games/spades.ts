// Spades before its rules are fetched, in English.

import type { GameTexts } from '../../game-texts.ts';

export const spadesEn: GameTexts = {
  name: 'Spades',
  alsoCalled: 'Maça',
  lead: 'Bid with your partner and keep your word.',
  presets: {
    standard: 'Kalpler',
    pagat: 'Classic',
    cutthroat: 'Three players',
    jja: 'Jokers',
    jjdd: 'Jokers and deuces',
    deucesHigh: 'High deuces',
  },
  daily: 'Make the most points with your partner.',
  lesson: 'Bids, trumps, your partner, bags and nil',
};
