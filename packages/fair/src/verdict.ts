// The verdicts on a finished match: whether the secret is the promised one and each deal follows from it.

import { type Dealt, type Difference, difference } from './difference.ts';
import { drawWith, type FairTable, tableKey } from './draw.ts';
import { commitment, type MatchKey } from './secret.ts';
import { isDealNumber } from './stream.ts';

export type DealVerdict =
  | { readonly kind: 'fair'; readonly number: number }
  | { readonly kind: 'unfair'; readonly number: number; readonly difference: Difference }
  /** The log jumps over the deals from `number` to `last`. */
  | { readonly kind: 'missing'; readonly number: number; readonly last: number }
  | { readonly kind: 'repeated'; readonly number: number }
  /** The deal was jumped over and comes later, so the deals were not played in their order. */
  | { readonly kind: 'late'; readonly number: number }
  /** Not a number that a deal can have. */
  | { readonly kind: 'misnumbered'; readonly number: number };

export interface CommitmentVerdict {
  readonly kept: boolean;
  /** The commitment that the published secret gives. */
  readonly expected: string;
  /** The commitment that was shown before the match. */
  readonly actual: string;
}

export interface Verdicts {
  /** Whether there is nothing to object to at all. */
  readonly fair: boolean;
  readonly commitment: CommitmentVerdict;
  /** In the order of the log, with missing deals where the gap is. */
  readonly deals: readonly DealVerdict[];
}

export interface LoggedDeal extends Dealt {
  readonly number: number;
}

/** A match as it is published afterwards, with the commitment from before it. */
export interface PublishedMatch extends FairTable {
  readonly commitment: string;
}

/**
 * Checks the deals of a match in the order in which they were played.
 *
 * Throws a RangeError when the match itself makes no sense, such as three salts for four seats.
 */
export function checkDeals(match: PublishedMatch, deals: readonly LoggedDeal[]): Verdicts {
  const promise = checkCommitment(match);
  const verdicts = dealVerdicts(match, deals);
  return {
    fair: promise.kept && verdicts.every(({ kind }) => kind === 'fair'),
    commitment: promise,
    deals: verdicts,
  };
}

function checkCommitment({ secret, commitment: actual }: PublishedMatch): CommitmentVerdict {
  const expected = commitment(secret);
  return { kept: actual.toLowerCase() === expected, expected, actual };
}

function dealVerdicts(match: FairTable, deals: readonly LoggedDeal[]): DealVerdict[] {
  const key = tableKey(match);
  const verdicts: DealVerdict[] = [];
  const seen = new Set<number>();
  let next = 1;
  for (const deal of deals) {
    const { number } = deal;
    if (!isDealNumber(number)) verdicts.push({ kind: 'misnumbered', number });
    else if (seen.has(number)) verdicts.push({ kind: 'repeated', number });
    else if (number < next) verdicts.push({ kind: 'late', number });
    else {
      if (number > next) verdicts.push({ kind: 'missing', number: next, last: number - 1 });
      verdicts.push(dealVerdict(match, key, deal));
      next = number + 1;
    }
    seen.add(number);
  }
  return verdicts;
}

function dealVerdict({ size, seats }: FairTable, key: MatchKey, deal: LoggedDeal): DealVerdict {
  const { number } = deal;
  const found = difference(drawWith(key, number, size, seats), deal, seats);
  return found === null ? { kind: 'fair', number } : { kind: 'unfair', number, difference: found };
}
