// What is being played: the fixed facts of one kind of deal that the trick play reads.
//
// Hearts and Spades have one contract each, King one per penalty and trump suit. The trick play itself
// (`../play`) is the same for all of them and never asks which game it serves.

import { CARD_CODES, type Card } from '../cards/card.ts';
import type { CardSet } from '../cards/ranks.ts';
import type { Deal } from './deal.ts';

/** Where a player stands when it is their turn. */
type Stand = 'lead' | 'follow' | 'void';
export const STANDS: readonly Stand[] = ['lead', 'follow', 'void'];

/** One restriction on a play: keep only these cards, unless that leaves nothing. */
export interface PlayRule<Name extends string = string> {
  readonly name: Name;
  /** Whether the rule applies, decided once per contract for each of the twelve situations. */
  readonly on: (situation: Situation) => boolean;
  /** The cards to keep: a fixed set, or one that is written anew each time. */
  readonly keep: CardSet | Writer;
  /** One of these cards must be held for the rule to bind; without it, the cards to keep. */
  readonly binds?: Writer;
}

/** Writes a set of cards. It may read only what everyone at the table can see. */
type Writer = (deal: Deal, set: CardSet) => void;

/** A rule made ready for the trick play: always of the same shape. */
export class Restriction {
  readonly name: string;
  readonly set: CardSet;
  /** Whether the set is the same every time. */
  readonly fixed: boolean;
  readonly write: Writer | null;
  readonly binds: Writer | null;

  constructor(rule: PlayRule) {
    this.name = rule.name;
    this.set = typeof rule.keep === 'function' ? new Int32Array(4) : rule.keep;
    this.write = typeof rule.keep === 'function' ? rule.keep : null;
    this.binds = rule.binds ?? null;
    this.fixed = this.write === null && this.binds === null;
  }

  /** The cards to keep now. */
  keep(deal: Deal): CardSet {
    if (this.write !== null) this.write(deal, this.set);
    return this.set;
  }
}

export interface Situation {
  readonly stand: Stand;
  /** Whether the suit that must not be led early has been broken (C2). */
  readonly broken: boolean;
  readonly firstTrick: boolean;
}

export interface Contract {
  readonly name: string;
  /** The trump suit, or -1. */
  readonly trump: number;
  /** For each card: 0 never breaks, 1 breaks when played off the led suit, 2 however played (C2). */
  readonly breaks: Uint8Array;
  /** What each card is worth to the taker of its trick. */
  readonly units: Int32Array;
  /** Tricks from this one on (counted from 0) are worth one unit more. */
  readonly unitTricksFrom: number;
  /** Whether the game wants to look at the deal after every trick, not only after the last. */
  readonly watched: boolean;
  /** The restrictions in force in each situation, by its number. */
  readonly plan: readonly (readonly Restriction[])[];
  /** Whether following suit is all that is asked of a player who can. */
  readonly followFreely: boolean;
}

export const BREAKS_OFF_SUIT = 1;
export const BREAKS_ALWAYS = 2;
export const NEVER = 1 << 20;

/** Situations are numbered stand × 4 + broken × 2 + first trick. */
export const LEAD = 0;
export const FOLLOW = 4;
export const VOID = 8;

function planOf(rules: readonly PlayRule[]): Restriction[][] {
  const ready = new Map(rules.map((rule) => [rule, new Restriction(rule)]));
  return STANDS.flatMap((stand) =>
    [false, true].flatMap((broken) =>
      [false, true].map((firstTrick) =>
        rules
          .filter((rule) => rule.on({ stand, broken, firstTrick }))
          .map((rule) => ready.get(rule)!),
      ),
    ),
  );
}

interface ContractTerms {
  readonly name: string;
  readonly trump?: number;
  readonly breaks?: ReadonlyMap<Card, number>;
  readonly units?: ReadonlyMap<Card, number>;
  readonly unitTricksFrom?: number;
  readonly watched?: boolean;
  readonly rules: readonly PlayRule[];
}

export function makeContract(terms: ContractTerms): Contract {
  const breaks = new Uint8Array(CARD_CODES);
  const units = new Int32Array(CARD_CODES);
  const plan = planOf(terms.rules);
  for (const [card, how] of terms.breaks ?? []) breaks[card] = how;
  for (const [card, worth] of terms.units ?? []) units[card] = worth;
  return {
    name: terms.name,
    trump: terms.trump ?? -1,
    breaks,
    units,
    unitTricksFrom: terms.unitTricksFrom ?? NEVER,
    watched: terms.watched ?? false,
    plan,
    followFreely: [0, 1, 2, 3].every((index) => plan[FOLLOW | index]!.length === 0),
  };
}
