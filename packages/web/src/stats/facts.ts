// What a finished match is remembered by: the numbers that statistics and achievements are made of.
//
// They are taken from the table by facts-of.ts; here is how they are kept and read back, for which no rules are needed.

import { GAME_IDS, type GameId } from '@kalpler/engine';
import type { MatchKind } from '@kalpler/match';
import { DEAL_FORMS, type GameDeals } from '../games/facts.ts';
import type { SoloStore } from '../solo/store/store.ts';
import {
  type Form,
  fits,
  isCount,
  isFlag,
  isPlace,
  isText,
  isTime,
  isWhole,
  listOf,
  oneOf,
  orNull,
  picked,
} from './form.ts';
export const FACTS_VERSION = 1;

/** What every deal is remembered by, for the player's own side. */
export interface CommonDeal {
  readonly points: number;
  /** Where the side stood after the deal, from 1, and by how much it was ahead of the best other one. */
  readonly place: number;
  readonly lead: number;
}

interface CommonFacts {
  readonly version: typeof FACTS_VERSION;
  /** The match. */
  readonly id: string;
  readonly kind: MatchKind;
  readonly day: string | null;
  /** The preset that the rules come nearest to, and how many rules differ from it. */
  readonly preset: string;
  readonly changes: number;
  /** What ends the match: a number of points, or null where it is a number of deals. */
  readonly goal: number | null;
  readonly players: number;
  /** The bots on the other sides, and the partner's. */
  readonly rivals: readonly string[];
  readonly partner: string | null;
  readonly startedAt: number;
  readonly playedAt: number;
  readonly isWon: boolean;
  /** How many sides have won. */
  readonly winners: number;
  readonly place: number;
  readonly points: number;
  readonly hints: number;
  readonly undos: number;
}

type FactsByGame = {
  readonly [Game in GameId]: CommonFacts & {
    readonly game: Game;
    readonly deals: readonly (Game extends keyof GameDeals ? GameDeals[Game] : CommonDeal)[];
  };
};
export type FactsOf<Game extends GameId> = FactsByGame[Game];
export type MatchFacts = FactsOf<GameId>;

/** Whether hints were taken or moves taken back. */
export function hasHelp({ hints, undos }: MatchFacts): boolean {
  return hints > 0 || undos > 0;
}

/** In the order in which they ended. */
export function byTime(facts: readonly MatchFacts[]): MatchFacts[] {
  return [...facts].sort((a, b) => a.playedAt - b.playedAt || (a.id < b.id ? -1 : 1));
}

const COMMON: Form = {
  version: oneOf(FACTS_VERSION),
  id: isText,
  game: oneOf(...GAME_IDS),
  kind: oneOf('match', 'daily'),
  day: orNull(isText),
  preset: isText,
  changes: isCount,
  goal: orNull(isWhole),
  players: isPlace,
  rivals: listOf(isText),
  partner: orNull(isText),
  startedAt: isTime,
  playedAt: isTime,
  isWon: isFlag,
  winners: isCount,
  place: isPlace,
  points: isWhole,
  hints: isCount,
  undos: isCount,
  deals: Array.isArray,
};

const DEAL: Form = { points: isWhole, place: isPlace, lead: isWhole };

/** Facts from anything that was stored or sent, or null if any part is unsound. */
export function readFacts(value: unknown): MatchFacts | null {
  if (!fits(value, COMMON)) return null;
  const form = { ...DEAL, ...DEAL_FORMS[value.game as GameId] };
  const deals: Record<string, unknown>[] = [];
  for (const deal of value.deals as unknown[]) {
    if (!fits(deal, form)) return null;
    deals.push(picked(deal, form));
  }
  return { ...picked(value, COMMON), deals } as unknown as MatchFacts;
}

/** The facts in a store, without those that make no sense. */
export async function storedFacts(store: SoloStore): Promise<MatchFacts[]> {
  return (await store.facts()).flatMap((one) => readFacts(one) ?? []);
}
