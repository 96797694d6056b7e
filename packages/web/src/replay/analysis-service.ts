// Thinks a match through in a worker, one deal after the other; a thought cannot be broken off, but its worker can be ended.

import type { Seat } from '@kalpler/engine';
import { loadExpert } from '../solo/match/thinking.ts';
import { openStore } from '../solo/store/open-store.ts';
import { analyse } from './analyse.ts';
import { keepReview } from './kept-reviews.ts';
import { type MatchRecord, readRecord } from './record.ts';
import type { DealReview } from './review/review.ts';

/** Emits the part of a review that is done, from 0 to 1. */
export function analysisService(emit: (part: number) => void) {
  let record: MatchRecord | null = null;
  let isKept = false;
  return {
    /** `keeps`: whether the browser keeps what is found. */
    open: (file: string, keeps: boolean) => {
      const read = readRecord(file);
      record = read.ok ? read.value : null;
      isKept = keeps;
    },
    review: async (deal: number, seat: Seat): Promise<DealReview> => {
      if (record === null) throw new Error('no match to analyse');
      const bots = await loadExpert(record.table.game.options);
      const steps = analyse(bots, record, deal, seat);
      let step = steps.next();
      for (; !step.done; step = steps.next()) emit(step.value);
      const review = step.value;
      // Stored before it is sent: the page may end the worker once it has the review. What cannot be stored is
      // analysed again another time.
      if (isKept && review.summary !== null) {
        await keepReview(await openStore(), record, review).catch(() => {});
      }
      return review;
    },
  };
}
