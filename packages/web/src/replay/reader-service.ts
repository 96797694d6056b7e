// Reads and checks a match in a worker: the page stays free and need not know the rules.

import { ok, type Result, type Seat } from '@kalpler/engine';
import { matchJson } from '@kalpler/fair';
import { linkOf } from '@kalpler/fair/link';
import { openStore } from '../solo/store/open-store.ts';
import type { GameWorker } from '../worker/open-worker.ts';
import { keptReviews } from './kept-reviews.ts';
import { momentsOf } from './moments.ts';
import type { MatchRecord, MatchSummary } from './record.ts';
import { type NoMatch, recordFrom, type Source } from './source.ts';

/** The reader of one match, as the page sees it. */
export type MatchReader = GameWorker<'reader'>;

export function readerService() {
  let read: MatchRecord | null = null;
  const record = () => {
    if (read === null) throw new Error('no match has been read');
    return read;
  };
  return {
    read: async (source: Source): Promise<Result<MatchSummary, NoMatch>> => {
      const found = await recordFrom(source);
      read = found.ok ? found.value : null;
      return found.ok ? ok(found.value.summary) : found;
    },
    moments: (deal: number, seat: Seat) => momentsOf(record(), deal, seat),
    /** The match as a file that anyone can check. */
    file: () => {
      const { table, secret } = record();
      return JSON.stringify(matchJson(table, secret));
    },
    /** The tail of a link that carries the match, seen from a seat. */
    link: (seat: Seat) => {
      const { table, secret } = record();
      return linkOf({ table, secret, seat });
    },
    /** What the browser has kept of an analysis of this seat. */
    reviews: async (seat: Seat) => keptReviews(await openStore(), record(), seat),
  };
}
