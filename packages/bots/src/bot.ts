// What a computer player is: it sees a view, never a deal, and answers with a move and a reason.

import type { Card, Move, Random, TableView } from '@kalpler/engine';

/** Why a bot did what it did, in a form that clients can translate. */
export interface Reason {
  readonly kind: ReasonKind;
  /** The cards that the reason speaks of. */
  readonly cards?: readonly Card[];
  /** What the expert expects of each move it weighed, in points for its side. */
  readonly expected?: readonly { readonly move: Move; readonly value: number }[];
}

export const REASONS = [
  'onlyMove',
  'random',
  'passDanger',
  'passToVoid',
  'keepForMoon',
  'leadSafe',
  'leadLow',
  'leadHigh',
  'huntQueen',
  'duck',
  'duckedQueen',
  'winCheaply',
  'winLast',
  'mustWin',
  'discardDanger',
  'dumpQueen',
  'stopMoon',
  'shootMoon',
  'bidStrength',
  'bidNil',
  'bidBlindNil',
  'coverNil',
  'setOpponents',
  'avoidBags',
  'takeTrick',
  'ruff',
  'giveToPartner',
  'chooseSafePenalty',
  'chooseTrump',
  'weighed',
  'fallback',
  'breakNil',
  'lookAtHand',
  'cancelDeal',
] as const;
export type ReasonKind = (typeof REASONS)[number];

export interface Thought {
  readonly move: Move;
  readonly reason: Reason;
}

export interface Bot {
  readonly name: string;
  /** The move of the view's own seat, which must be one of the seats that the deal waits for. */
  choose(view: TableView, random: Random): Thought;
}
