// The options of Hearts with their allowed values, and its presets.

import {
  COMMON_FIELDS,
  frozen,
  integer,
  listOf,
  type OptionSheet,
  type OptionsOf,
  oneOf,
  TIMERS,
  yesNo,
} from '../options.ts';

export const PASS_DIRECTIONS = ['left', 'right', 'across', 'hold'] as const;
export type PassDirection = (typeof PASS_DIRECTIONS)[number];

/** How many seats to the left passed cards go (H9). */
export const PASS_STEPS: Readonly<Record<PassDirection, number>> = {
  left: 1,
  right: -1,
  across: 2,
  hold: 0,
};

const fields = {
  game: oneOf('hearts'),
  direction: oneOf('cw'), // C1
  players: oneOf(4),
  endScore: integer(1, 1000), // H1
  moon: oneOf('othersPlus', 'shooterMinus', 'shooterChoice', 'smart'), // H7
  passCycle: listOf(PASS_DIRECTIONS, { least: 1 }), // H9
  passCount: integer(1, 4), // H9
  openingLead: oneOf('2C', 'leftOfDealer'), // H2
  firstTrickPoints: oneOf('forbid', 'allow'), // H3
  heartsMustBeBroken: yesNo, // H4
  queenBreaksHearts: yesNo, // H5
  scoring: oneOf('standard', 'spot', 'blackMaria'), // H11
  spotQueen: oneOf(0, 13, 25, 50), // H11
  jackOfDiamonds: yesNo, // H11
  claim: yesNo, // H12
  ...COMMON_FIELDS,
} as const;

export type HeartsOptions = OptionsOf<typeof fields>;

const kalpler: HeartsOptions = {
  game: 'hearts',
  direction: 'cw',
  players: 4,
  endScore: 50,
  moon: 'othersPlus',
  passCycle: ['left', 'right', 'across', 'hold'],
  passCount: 3,
  openingLead: '2C',
  firstTrickPoints: 'forbid',
  heartsMustBeBroken: true,
  queenBreaksHearts: false,
  scoring: 'standard',
  spotQueen: 25,
  jackOfDiamonds: false,
  claim: false,
  forcedLeadBreaks: false,
  disconnect: 'takeover',
  autoPlay: 'lowest',
  timers: TIMERS,
};

export const HEARTS_OPTIONS: OptionSheet<typeof fields> = {
  fields,
  standard: 'kalpler',
  presets: frozen({
    kalpler,
    classic: { ...kalpler, endScore: 100, claim: true },
    omnibus: { ...kalpler, endScore: 100, jackOfDiamonds: true },
    spot: { ...kalpler, endScore: 500, scoring: 'spot' },
    blackMaria: { ...kalpler, endScore: 100, scoring: 'blackMaria', passCycle: ['right'] },
  }),
  clash: () => undefined,
};
