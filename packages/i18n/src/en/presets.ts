// Names of the rules that a game is played by in English: short enough for a badge.

import type { Presets, presetTr } from '../tr/presets.ts';

const PRESETS: Presets = {
  hearts: {
    kalpler: 'Kalpler',
    classic: 'Classic',
    omnibus: 'Omnibus',
    spot: 'Spot',
    blackMaria: 'Black Maria',
  },
  spades: {
    standard: 'Kalpler',
    pagat: 'Classic',
    cutthroat: 'Three players',
    jja: 'Jokers',
    jjdd: 'Jokers and deuces',
    deucesHigh: 'High deuces',
  },
  king: {
    standard: 'Free choice',
    natural: 'In order',
    short: 'Short',
    pagat: 'Classic',
    three: 'Three players',
  },
};

export const presetEn: typeof presetTr = (game, preset) => PRESETS[game][preset] ?? preset;
