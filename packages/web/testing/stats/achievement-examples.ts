// Facts of matches that earn each achievement, and facts that just miss it.

import type { HeartsDeal } from '../../src/games/hearts/facts.ts';
import type { KingDeal } from '../../src/games/king/facts.ts';
import type { SpadesDeal } from '../../src/games/spades/facts.ts';
import type { AchievementId } from '../../src/stats/achievements/achievements.ts';
import type { AnalysisNote } from '../../src/stats/analysis-notes.ts';
import type { FactsOf, MatchFacts } from '../../src/stats/facts.ts';

const COMMON = {
  version: 1,
  kind: 'match',
  day: null,
  changes: 0,
  players: 4,
  partner: null,
  isWon: true,
  winners: 1,
  place: 1,
  points: 20,
  hints: 0,
  undos: 0,
} as const;

let made = 0;
const next = () => ({ id: `m${++made}`, startedAt: made * 1000, playedAt: made * 1000 + 500 });
const against = (level: string) => [level, level, level];

const DEAL = { points: 5, place: 2, lead: 0 };
export const heartsDeal = (deal: Partial<HeartsDeal> = {}): HeartsDeal => ({
  ...DEAL,
  raw: 5,
  hasQueen: false,
  moon: null,
  ...deal,
});
const spadesDeal = (deal: Partial<SpadesDeal> = {}): SpadesDeal => ({
  ...DEAL,
  bid: 3,
  tricks: 4,
  isSet: false,
  bags: 2,
  ...deal,
});
const kingDeal = (deal: Partial<KingDeal> = {}): KingDeal => ({
  ...DEAL,
  points: -60,
  contract: 'erkek',
  isOwn: false,
  units: 1,
  isBest: false,
  ...deal,
});

export const hearts = (facts: Partial<FactsOf<'hearts'>> = {}): FactsOf<'hearts'> => ({
  ...COMMON,
  ...next(),
  game: 'hearts',
  preset: 'kalpler',
  goal: 50,
  rivals: against('expert'),
  deals: [heartsDeal({ hasQueen: true, raw: 15 }), ...[1, 2, 3].map(() => heartsDeal())],
  ...facts,
});
export const spades = (facts: Partial<FactsOf<'spades'>> = {}): FactsOf<'spades'> => ({
  ...COMMON,
  ...next(),
  game: 'spades',
  preset: 'standard',
  goal: 300,
  rivals: ['expert', 'expert'],
  partner: 'easy',
  deals: [spadesDeal({ isSet: true, bags: 0 }), ...[1, 2, 3].map(() => spadesDeal())],
  ...facts,
});
const king = (facts: Partial<FactsOf<'king'>> = {}): FactsOf<'king'> => ({
  ...COMMON,
  ...next(),
  game: 'king',
  preset: 'standard',
  goal: null,
  winners: 2,
  rivals: against('expert'),
  points: 100,
  deals: [
    kingDeal({ contract: 'rifki', points: -320 }),
    kingDeal({ contract: 'koz', isOwn: true, points: 150, units: 3 }),
  ],
  ...facts,
});
const daily = (day: string, startedAt = Date.parse(day) + 1000) =>
  hearts({ kind: 'daily', day, startedAt, playedAt: startedAt, isWon: false, deals: [] });
export const note = (changes: Partial<AnalysisNote> = {}): AnalysisNote => ({
  kind: 'analysis',
  match: 'other',
  deal: 1,
  choices: 12,
  mistakes: 0,
  at: 7,
  ...changes,
});

export type Example = readonly (MatchFacts | AnalysisNote)[];
interface Examples {
  readonly yes: readonly (() => Example)[];
  readonly no: readonly (() => Example)[];
}

export const lost = { isWon: false, place: 3 } as const;
/** `count` deals of Spades with an exact bid. */
const exact = (count: number) => Array.from({ length: count }, () => spadesDeal({ tricks: 3 }));
const days = (...numbers: readonly number[]) =>
  numbers.map((day) => daily(`2026-11-${String(day).padStart(2, '0')}`));
const clean = heartsDeal({ raw: 0, points: 0 });
const lastAtHalf = [heartsDeal(), heartsDeal({ place: 4 }), heartsDeal(), heartsDeal()];

export const EXAMPLES: Readonly<Record<AchievementId, Examples>> = {
  firstWin: {
    yes: [() => [hearts({ rivals: against('easy') })], () => [spades(lost), king()]],
    no: [() => [hearts(lost)], () => [hearts({ hints: 1 })], () => [hearts({ changes: 1 })]],
  },
  trio: {
    yes: [() => [hearts({ rivals: against('hard') }), hearts(lost), spades(), king()]],
    no: [
      () => [hearts(), spades(), spades(), king({ rivals: ['hard', 'hard', 'medium'] })],
      () => [hearts(), spades(), king({ undos: 1 })],
    ],
  },
  masters: {
    yes: [() => [hearts(), spades(), king()]],
    no: [() => [hearts(), spades(), king({ rivals: ['expert', 'expert', 'hard'] })]],
  },
  streak: {
    yes: [() => [hearts(), spades(), king(), hearts({ ...lost, hints: 1 }), hearts(), spades()]],
    no: [
      () => [hearts(), spades(), king(), hearts(lost), hearts(), spades()],
      () => [hearts(), hearts(), hearts(), hearts(), hearts({ rivals: against('easy') })],
    ],
  },
  comeback: {
    yes: [
      () => [hearts({ deals: lastAtHalf })],
      () => [spades({ deals: [spadesDeal({ lead: -100 }), spadesDeal()] })],
    ],
    no: [
      () => [hearts({ deals: lastAtHalf.with(1, heartsDeal({ place: 3 })) })],
      () => [hearts({ deals: lastAtHalf, ...lost })],
      () => [spades({ deals: [spadesDeal({ lead: -99 }), spadesDeal()] })],
      () => [king({ place: 2, deals: [1, 2, 3, 4].map(() => kingDeal({ place: 4 })) })],
    ],
  },
  week: {
    yes: [() => days(3, 4, 5, 6, 7, 8, 9), () => days(3, 3, 4, 5, 6, 7, 8, 8, 9)],
    no: [
      () => days(3, 4, 5, 6, 8, 9, 10),
      () => days(3, 3, 3, 4, 5, 6, 7, 8),
      () => [...days(3, 4, 5, 7, 8, 9), daily('2026-11-06', Date.parse('2026-11-08'))],
    ],
  },
  flawless: {
    yes: [() => [note()], () => [hearts({ id: 'other' }), note()]],
    no: [
      () => [note({ mistakes: 1 })],
      () => [note({ choices: 9 })],
      () => [hearts({ id: 'other', hints: 1 }), note()],
    ],
  },
  heartsClean: {
    yes: [() => [hearts({ deals: [heartsDeal(), clean, clean, clean], ...lost })]],
    no: [
      () => [hearts({ deals: [clean, clean, heartsDeal(), clean] })],
      () => [hearts({ deals: [clean, clean] }), hearts({ deals: [clean] })],
    ],
  },
  heartsMoon: {
    yes: [
      () => [hearts({ ...lost, rivals: against('hard'), deals: [heartsDeal({ moon: 'own' })] })],
    ],
    no: [
      () => [hearts({ deals: [heartsDeal({ moon: 'other' })] })],
      () => [hearts({ rivals: against('medium'), deals: [heartsDeal({ moon: 'own' })] })],
    ],
  },
  heartsMoonMasters: {
    yes: [() => [hearts({ deals: [heartsDeal({ moon: 'own' })] })]],
    no: [() => [hearts({ rivals: against('hard'), deals: [heartsDeal({ moon: 'own' })] })]],
  },
  heartsNoQueen: {
    yes: [() => [hearts({ deals: [1, 2, 3, 4].map(() => heartsDeal()) })]],
    no: [
      () => [hearts({ deals: [1, 2, 3].map(() => heartsDeal()) })],
      () => [hearts({ ...lost, deals: [1, 2, 3, 4].map(() => heartsDeal()) })],
      () => [hearts()],
    ],
  },
  heartsClear: {
    yes: [() => [hearts({ deals: [heartsDeal(), heartsDeal({ lead: 20 })] })]],
    no: [
      () => [hearts({ deals: [heartsDeal({ lead: 30 }), heartsDeal({ lead: 19 })] })],
      () => [hearts({ goal: 100, deals: [heartsDeal({ lead: 39 })] })],
    ],
  },
  heartsEclipse: {
    yes: [() => [hearts({ deals: [heartsDeal({ moon: 'other', points: 26 }), heartsDeal()] })]],
    no: [
      () => [hearts({ ...lost, deals: [heartsDeal({ moon: 'other' })] })],
      () => [hearts({ deals: [heartsDeal({ moon: 'own' })] })],
    ],
  },
  spadesNil: {
    yes: [
      () => [
        spades({
          ...lost,
          rivals: ['hard', 'hard'],
          deals: [spadesDeal({ bid: 'nil', tricks: 0 })],
        }),
      ],
    ],
    no: [
      () => [spades({ deals: [spadesDeal({ bid: 'nil', tricks: 1 })] })],
      () => [
        spades({ rivals: ['hard', 'medium'], deals: [spadesDeal({ bid: 'nil', tricks: 0 })] }),
      ],
      () => [spades({ deals: [spadesDeal({ bid: 3, tricks: 0, isSet: true })] })],
    ],
  },
  spadesNilMasters: {
    yes: [() => [spades({ deals: [spadesDeal({ bid: 'nil', tricks: 0 })] })]],
    no: [
      () => [
        spades({ rivals: ['expert', 'hard'], deals: [spadesDeal({ bid: 'nil', tricks: 0 })] }),
      ],
    ],
  },
  spadesBlind: {
    yes: [() => [spades({ ...lost, deals: [spadesDeal({ bid: 'blind_nil', tricks: 0 })] })]],
    no: [
      () => [spades({ deals: [spadesDeal({ bid: 'blind_nil', tricks: 2 })] })],
      () => [spades({ deals: [spadesDeal({ bid: 'nil', tricks: 0 })] })],
    ],
  },
  spadesExact: {
    yes: [
      () => [spades({ ...lost, deals: [spadesDeal(), ...exact(5)] })],
      () => [spades({ deals: exact(3) }), hearts(), spades({ deals: exact(2) })],
    ],
    no: [
      () => [spades({ deals: [...exact(4), spadesDeal(), ...exact(4)] })],
      () => [spades({ deals: exact(3) }), spades(), spades({ deals: exact(2) })],
      () => [spades({ deals: exact(5), rivals: ['medium', 'easy'] })],
    ],
  },
  spadesKept: {
    yes: [() => [spades({ deals: [1, 2, 3, 4].map(() => spadesDeal()) })]],
    no: [
      () => [spades()],
      () => [
        spades({
          deals: [...[1, 2, 3].map(() => spadesDeal()), spadesDeal({ bid: 'nil', tricks: 1 })],
        }),
      ],
      () => [spades({ ...lost, deals: [1, 2, 3, 4].map(() => spadesDeal()) })],
    ],
  },
  spadesFewBags: {
    yes: [() => [spades({ deals: [2, 1, 1, 1].map((bags) => spadesDeal({ bags })) })]],
    no: [
      () => [spades({ deals: [2, 2, 1, 1].map((bags) => spadesDeal({ bags })) })],
      () => [spades({ deals: [0, 0, 0].map((bags) => spadesDeal({ bags })) })],
    ],
  },
  kingAlone: {
    yes: [() => [king({ winners: 1 })]],
    no: [() => [king({ winners: 2 })], () => [king({ ...lost, winners: 1 })]],
  },
  kingTrumps: {
    yes: [
      () => [
        king({
          deals: [
            kingDeal({ contract: 'koz', isOwn: true, isBest: true }),
            kingDeal({ contract: 'koz', isOwn: false, isBest: false }),
            kingDeal({ contract: 'koz', isOwn: true, isBest: true }),
          ],
        }),
      ],
    ],
    no: [
      () => [king()],
      () => [king({ deals: [kingDeal()] })],
      () => [king({ ...lost, deals: [kingDeal({ contract: 'koz', isOwn: true, isBest: true })] })],
    ],
  },
  kingPenalties: {
    yes: [
      () => [
        king({ ...lost, deals: [0, 0, 0].map((points) => kingDeal({ isOwn: true, points })) }),
      ],
    ],
    no: [
      () => [king({ deals: [0, -60, 0].map((points) => kingDeal({ isOwn: true, points })) })],
      () => [king({ deals: [kingDeal({ isOwn: true, points: 0 })] })],
    ],
  },
  kingHigh: {
    yes: [() => [king({ points: 500 })]],
    no: [() => [king({ points: 499 })], () => [king({ points: 900, rivals: against('medium') })]],
  },
  kingSteady: {
    yes: [() => [king({ deals: [kingDeal({ points: -180 }), kingDeal({ points: 300 })] })]],
    no: [() => [king()], () => [king({ ...lost, deals: [kingDeal()] })]],
  },
  kingNoTricks: {
    yes: [() => [king({ ...lost, deals: [kingDeal({ contract: 'el', units: 0, points: 0 })] })]],
    no: [
      () => [king({ deals: [kingDeal({ contract: 'el', units: 1 })] })],
      () => [king({ deals: [kingDeal({ contract: 'kiz', units: 0 })] })],
    ],
  },
};
