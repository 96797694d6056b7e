// Reads and checks a match beside the page, which stays free and need not know the rules.

import { ok } from '@kalpler/engine';
import { matchJson } from '@kalpler/fair';
import { linkOf } from '@kalpler/fair/link';
import { openStore } from '../solo/store/open-store.ts';
import { keptReviews } from './kept-reviews.ts';
import { momentsOf } from './moments.ts';
import type { ReaderRequest } from './reader.ts';
import type { MatchRecord } from './record.ts';
import { recordFrom } from './source.ts';

let record: MatchRecord | null = null;

async function answerTo(question: ReaderRequest): Promise<unknown> {
  if (question.kind === 'read') {
    const read = await recordFrom(question.source);
    record = read.ok ? read.value : null;
    return read.ok ? ok(read.value.summary) : read;
  }
  if (record === null) return null;
  switch (question.kind) {
    case 'moments':
      return momentsOf(record, question.deal, question.seat);
    case 'file':
      return JSON.stringify(matchJson(record.table, record.secret));
    case 'link':
      return linkOf({ table: record.table, secret: record.secret, seat: question.seat });
    case 'reviews':
      return keptReviews(await openStore(), record, question.seat);
  }
}

addEventListener('message', async ({ data }: MessageEvent<ReaderRequest & { id: number }>) => {
  postMessage({ id: data.id, answer: await answerTo(data) });
});
