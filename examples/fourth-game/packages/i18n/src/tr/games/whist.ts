// Whist before its rules are fetched.

import type { GameTexts } from '../../game-texts.ts';

export const whistTr: GameTexts = {
  name: 'Vist',
  alsoCalled: 'Whist',
  lead: 'Maça koz; her el bir puan.',
  presets: { standard: 'Olağan', short: 'Kısa' },
};
