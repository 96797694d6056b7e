// Thinks a match through beside the page, one deal after the other; whoever has heard enough ends it.

import { loadExpert } from '../solo/match/thinking.ts';
import { openStore } from '../solo/store/open-store.ts';
import { analyse } from './analyse.ts';
import type { AnalystHandles, AnalystSays } from './analyst.ts';
import { keepReview } from './kept-reviews.ts';
import { type MatchRecord, readRecord } from './record.ts';

let record: MatchRecord | null = null;
let isKept = false;

const say = (message: AnalystSays) => postMessage(message);

async function review({ deal, seat }: AnalystHandles & { kind: 'review' }): Promise<void> {
  if (record === null) throw new Error('no match to analyse');
  const bots = await loadExpert(record.table.game.options);
  const steps = analyse(bots, record, deal, seat);
  for (;;) {
    const step = steps.next();
    if (!step.done) {
      say({ kind: 'progress', part: step.value });
      continue;
    }
    // First kept, then told: whoever has heard it may end the thread. What cannot be kept is thought through again.
    if (isKept && step.value.summary !== null) {
      await keepReview(await openStore(), record, step.value).catch(() => {});
    }
    return say({ kind: 'done', review: step.value });
  }
}

addEventListener('message', ({ data }: MessageEvent<AnalystHandles>) => {
  if (data.kind === 'match') {
    const read = readRecord(data.file);
    record = read.ok ? read.value : null;
    isKept = data.isKept;
  } else {
    review(data).catch((problem: unknown) => say({ kind: 'failed', why: String(problem) }));
  }
});
