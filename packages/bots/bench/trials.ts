// The trials of the strength table: what is played, and what each bot is expected to reach.

import type { GameId } from '@kalpler/engine';
import type { ContestRequest } from '../src/arena/index.ts';
import { LEVELS } from '../src/bot-name.ts';

export const AREAS = ['hearts', 'spades', 'king', 'levels', 'parts'] as const;
type Area = (typeof AREAS)[number];

/** What is measured of the first bot of a contest. */
export type Measure =
  /** Points ahead of an opponent's seat. */
  | 'margin'
  /** The final total of a match. */
  | 'total'
  /** The part of the matches in which a seat of the bot came first. */
  | 'share'
  /** The part of the matches in which the bot shot the moon. */
  | 'moons'
  /** The part of its nils that it made. */
  | 'nils';

export interface Goal {
  readonly measure: Measure;
  /** At least this; `noLoss` is an even margin or better, as far as can be seen. */
  readonly wanted: number | 'noLoss';
}

export interface Trial {
  readonly area: Area;
  readonly what: string;
  readonly contest: ContestRequest & { readonly count: number };
  /** Boards for a quick look. */
  readonly quick: number;
  readonly goals: readonly Goal[];
}

/** Matches are as long as most people play them. */
const MATCH_OPTIONS: Readonly<Record<GameId, Readonly<Record<string, unknown>>>> = {
  hearts: { endScore: 100 },
  spades: { targetScore: 500 },
  king: {},
};

const EXPERT = 'expert:50ms';

function trial(
  game: GameId,
  what: string,
  bots: readonly string[],
  length: 'deal' | 'match',
  [count, quick]: readonly [full: number, quick: number],
  ...goals: readonly Goal[]
): Trial {
  const contest = { game, options: MATCH_OPTIONS[game], bots, length, count };
  return { area: game, what, contest, quick, goals };
}

const HEARTS: readonly Trial[] = [
  trial('hearts', 'basic against 3 random', ['basic', 'random'], 'match', [200, 40], {
    measure: 'share',
    wanted: 0.9,
  }),
  trial('hearts', 'aggressive against 3 basic', ['aggressive', 'basic'], 'match', [250, 50], {
    measure: 'moons',
    wanted: 0.1,
  }),
  trial('hearts', 'expert against 3 basic', [EXPERT, 'basic'], 'deal', [200, 20], {
    measure: 'margin',
    wanted: 3.5,
  }),
  trial('hearts', 'expert against 3 defensive', [EXPERT, 'defensive'], 'deal', [200, 20], {
    measure: 'margin',
    wanted: 3,
  }),
  trial('hearts', 'expert against 3 basic', [EXPERT, 'basic'], 'match', [40, 4], {
    measure: 'share',
    wanted: 0.55,
  }),
];

const SPADES: readonly Trial[] = [
  trial('spades', 'basic pair against random pair', ['basic', 'random'], 'match', [100, 25], {
    measure: 'share',
    wanted: 1,
  }),
  trial('spades', 'expert pair against basic pair', [EXPERT, 'basic'], 'deal', [400, 30], {
    measure: 'margin',
    wanted: 14,
  }),
  trial(
    'spades',
    'expert pair against basic pair',
    [EXPERT, 'basic'],
    'match',
    [40, 4],
    { measure: 'share', wanted: 0.75 },
    { measure: 'nils', wanted: 0.85 },
  ),
];

const KING: readonly Trial[] = [
  trial('king', 'basic against 3 random', ['basic', 'random'], 'match', [50, 10], {
    measure: 'share',
    wanted: 0.9,
  }),
  trial(
    'king',
    'expert against 3 basic',
    [EXPERT, 'basic'],
    'match',
    [25, 3],
    { measure: 'share', wanted: 0.75 },
    { measure: 'total', wanted: 650 },
    { measure: 'margin', wanted: 650 },
  ),
];

/** What a part of the expert is worth: itself against experts that lack it. */
function parts(game: GameId): Trial[] {
  const lesser: readonly (readonly [what: string, more: string, less: string])[] = [
    ['twice the time', 'expert:100ms', EXPERT],
    ['inference', EXPERT, `${EXPERT}:noinference`],
  ];
  const others = game === 'spades' ? 'a pair' : '3 experts';
  return lesser.map(([what, more, less]) => ({
    ...trial(game, `expert with ${what} against ${others} without`, [more, less], 'deal', [60, 6], {
      measure: 'margin',
      wanted: 'noLoss',
    }),
    area: 'parts',
  }));
}

/** Each level against the one below: two of each at the table, as pairs in Spades. */
function levels(game: GameId): Trial[] {
  return LEVELS.slice(1).map((level, below) => {
    const weaker = LEVELS[below]!;
    const bots = [level, weaker, level, weaker];
    const sides = game === 'spades' ? 'pair' : 'two';
    // Bots that do not look ahead play a match in the blink of an eye.
    const boards = level === 'expert' ? ([8, 2] as const) : ([150, 15] as const);
    return {
      ...trial(game, `${level} ${sides} against ${weaker} ${sides}`, bots, 'match', boards, {
        measure: 'share',
        wanted: 0.65,
      }),
      area: 'levels',
    };
  });
}

export const TRIALS: readonly Trial[] = [
  ...HEARTS,
  ...SPADES,
  ...KING,
  ...levels('hearts'),
  ...levels('spades'),
  ...levels('king'),
  ...parts('hearts'),
  ...parts('spades'),
  ...parts('king'),
];
