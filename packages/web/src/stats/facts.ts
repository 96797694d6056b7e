// What a finished match is remembered by: the numbers that statistics and achievements are made of.
//
// They are taken from the table by facts-of.ts; here is their form, so that the page need not know the rules.

import type { Bid, GameId, Penalty } from '@kalpler/engine';
import type { MatchKind } from '@kalpler/match';
import type { FACTS_VERSION } from './read-facts.ts';

export { factsOf } from './facts-of.ts';
export { FACTS_VERSION, readFacts } from './read-facts.ts';

/** What every deal is remembered by, for the player's own side. */
export interface CommonDeal {
  readonly points: number;
  /** Where the side stood after the deal, from 1, and by how much it was ahead of the best other one. */
  readonly place: number;
  readonly lead: number;
}

export interface HeartsDeal extends CommonDeal {
  /** Penalty points taken, before a moon turned them round. */
  readonly raw: number;
  readonly hasQueen: boolean;
  readonly moon: 'own' | 'other' | null;
}

export interface SpadesDeal extends CommonDeal {
  /** The player's own bid and tricks. */
  readonly bid: Bid;
  readonly tricks: number;
  /** Whether the side took fewer tricks than it had bid. */
  readonly isSet: boolean;
  /** Tricks of the side beyond its bid. */
  readonly bags: number;
}

export type Contract = Penalty | 'koz';

export interface KingDeal extends CommonDeal {
  readonly contract: Contract;
  /** Whether the player has chosen it. */
  readonly isOwn: boolean;
  /** Tricks or penalty cards taken. */
  readonly units: number;
  /** Whether nobody came out of the deal with more points. */
  readonly isBest: boolean;
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

export interface HeartsFacts extends CommonFacts {
  readonly game: 'hearts';
  readonly deals: readonly HeartsDeal[];
}

export interface SpadesFacts extends CommonFacts {
  readonly game: 'spades';
  readonly deals: readonly SpadesDeal[];
}

export interface KingFacts extends CommonFacts {
  readonly game: 'king';
  readonly deals: readonly KingDeal[];
}

export type MatchFacts = HeartsFacts | SpadesFacts | KingFacts;
export type FactsOf<Game extends GameId> = Extract<MatchFacts, { game: Game }>;

/** Whether hints were taken or moves taken back. */
export function hasHelp({ hints, undos }: MatchFacts): boolean {
  return hints > 0 || undos > 0;
}

/** In the order in which they ended. */
export function byTime(facts: readonly MatchFacts[]): MatchFacts[] {
  return [...facts].sort((a, b) => a.playedAt - b.playedAt || (a.id < b.id ? -1 : 1));
}
