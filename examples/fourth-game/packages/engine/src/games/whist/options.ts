// The options of Whist with their allowed values, and its presets.

import {
  COMMON_FIELDS,
  frozen,
  integer,
  type OptionSheet,
  type OptionsOf,
  oneOf,
  TIMERS,
} from '../options.ts';

const fields = {
  game: oneOf('whist'),
  direction: oneOf('cw'),
  players: oneOf(4),
  targetScore: integer(1, 1000), // W3
  ...COMMON_FIELDS,
} as const;

export type WhistOptions = OptionsOf<typeof fields>;

const standard: WhistOptions = {
  game: 'whist',
  direction: 'cw',
  players: 4,
  targetScore: 30,
  forcedLeadBreaks: false,
  disconnect: 'takeover',
  autoPlay: 'lowest',
  timers: TIMERS,
};

export const WHIST_OPTIONS: OptionSheet<typeof fields> = {
  fields,
  standard: 'standard',
  presets: frozen({ standard, short: { ...standard, targetScore: 14 } }),
  clash: () => undefined,
};
