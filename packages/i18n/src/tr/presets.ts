// Names of the rules that a game is played by: short enough for a badge.

import type { GameId } from '@kalpler/engine';

export type Presets = Readonly<Record<GameId, Readonly<Record<string, string>>>>;

const PRESETS: Presets = {
  hearts: {
    kalpler: 'Kalpler',
    classic: 'Klasik',
    omnibus: 'Karo Valeli',
    spot: 'Sayılı',
    blackMaria: 'Kara Maria',
  },
  spades: {
    standard: 'Kalpler',
    pagat: 'Klasik',
    cutthroat: 'Üç kişilik',
    jja: 'Jokerli',
    jjdd: 'Joker ve ikili',
    deucesHigh: 'Büyük ikililer',
  },
  king: {
    standard: 'Serbest',
    natural: 'Sıralı',
    short: 'Kısa',
    pagat: 'Klasik',
    three: 'Üç kişilik',
  },
};

export const presetTr = (game: GameId, preset: string) => PRESETS[game][preset] ?? preset;
