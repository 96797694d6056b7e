// Reads and checks a match beside the page, which stays free and need not know the rules.

import type { Question } from './reader.ts';
import { type MatchRecord, momentsOf, readRecord } from './record.ts';

let record: MatchRecord | null = null;

function answerTo(question: Question): unknown {
  if (question.kind === 'moments') {
    return record && momentsOf(record, question.deal, question.seat);
  }
  const read = readRecord(question.text);
  record = read.ok ? read.value : null;
  return read.ok ? { ok: true, value: read.value.summary } : read;
}

addEventListener('message', ({ data }: MessageEvent<Question & { id: number }>) => {
  postMessage({ id: data.id, answer: answerTo(data) });
});
