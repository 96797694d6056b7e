// Analyses of solo matches that this browser keeps, so that nothing is thought through twice.

import { checksum, dealText, type Seat } from '@kalpler/engine';
import type { SoloStore } from '../solo/store/store.ts';
import type { MatchRecord } from './record.ts';
import type { DealReview } from './review/review.ts';

const NAME = 'reviews';
/** Some matches' worth; the oldest go first. */
const MOST = 120;
/** Changes with what a review is made of. */
const FORM = 2;

interface Kept {
  /** Names the match, the deal, how it was played and the seat. */
  readonly key: string;
  /** The review as JSON, and its checksum. */
  readonly text: string;
  readonly sum: string;
}

export async function keepReview(
  store: SoloStore,
  record: MatchRecord,
  review: DealReview,
): Promise<void> {
  const key = keyOf(record, review.deal, review.seat);
  const text = JSON.stringify(review);
  const others = (await keptOnes(store)).filter((kept) => kept.key !== key);
  await store.keep(NAME, [...others, { key, text, sum: checksum(text) }].slice(-MOST));
}

/** The reviews of a seat that are kept, of deals that are as they were then. */
export async function keptReviews(
  store: SoloStore,
  record: MatchRecord,
  seat: Seat,
): Promise<DealReview[]> {
  const kept = new Map((await keptOnes(store)).map((one) => [one.key, one]));
  return record.summary.deals.flatMap((_, i): DealReview[] => {
    const one = kept.get(keyOf(record, i + 1, seat));
    return one === undefined ? [] : JSON.parse(one.text);
  });
}

/** Whatever is damaged is left out. */
async function keptOnes(store: SoloStore): Promise<Kept[]> {
  const stored = await store.kept(NAME);
  return Array.isArray(stored) ? stored.filter(isKept) : [];
}

function isKept(value: unknown): value is Kept {
  const { key, text, sum } = (value ?? {}) as Partial<Record<string, unknown>>;
  return typeof key === 'string' && typeof text === 'string' && sum === checksum(text);
}

/** The commitment identifies the match: its deals follow from it. */
function keyOf({ table }: MatchRecord, deal: number, seat: Seat): string {
  const { deals } = table.opening;
  const match = deals.kind === 'fair' ? deals.commitment : deals.kind;
  return [FORM, match, deal, seat, checksum(dealText(table, deal - 1))].join(':');
}
