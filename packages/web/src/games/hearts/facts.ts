// What a deal of Hearts is remembered by.

import {
  openTable,
  penaltyPoints,
  QUEEN_OF_SPADES,
  replay,
  type Seat,
  type Table,
} from '@kalpler/engine';
import type { CommonDeal } from '../../stats/facts.ts';
import { type Form, isCount, isFlag, oneOf } from '../../stats/form.ts';
import type { GameFacts, ResultOf } from '../plugin.ts';

export interface HeartsDeal extends CommonDeal {
  /** Penalty points taken, before a moon turned them round. */
  readonly raw: number;
  readonly hasQueen: boolean;
  readonly moon: 'own' | 'other' | null;
}

export const HEARTS_DEAL: Form = {
  raw: isCount,
  hasQueen: isFlag,
  moon: oneOf('own', 'other', null),
};

/** A quarter of all deals or a little more are called lucky: a part of all points, which tables count differently. */
const LUCKY_PART = 0.15;

export const HEARTS_FACTS: GameFacts<'hearts'> = {
  dealsOf: (table, results, seat) => {
    const queens = queenTakers(table);
    return results.map((result, i) => heartsDeal(result, seat, queens[i] ?? null));
  },
  luckyFrom: ({ deck, options }) =>
    LUCKY_PART * deck.cards.reduce((sum, card) => sum + penaltyPoints(options, card), 0),
};

function heartsDeal(
  { moonShooter, raw }: ResultOf<'hearts'>,
  seat: Seat,
  queen: Seat | null,
): Omit<HeartsDeal, keyof CommonDeal> {
  const moon = moonShooter === null ? null : moonShooter === seat ? 'own' : 'other';
  return { raw: raw[seat]!, hasQueen: queen === seat, moon };
}

/** Who took the Queen of Spades in each deal: played once more, because results do not tell. */
function queenTakers(table: Table): (Seat | null)[] {
  const opened = openTable(table.opening);
  if (!opened.ok) return [];
  const { log } = table;
  const starts = log.flatMap((entry, place) => (entry.kind === 'deal' ? [place] : []));
  let now = opened.value;
  return starts.map((start, i) => {
    const played = replay(now, log.slice(start, starts[i + 1]));
    if (!played.ok) return null;
    now = played.value;
    const { deal } = now;
    const place = deal === null ? -1 : deal.plays.indexOf(QUEEN_OF_SPADES);
    return deal === null || place < 0 ? null : deal.takers[Math.floor(place / deal.seats)]!;
  });
}
