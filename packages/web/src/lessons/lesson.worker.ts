// Plays a lesson beside the page, which need not know the rules.

import { LessonTable } from './lesson-table.ts';
import { LESSONS } from './lessons.ts';
import type { LessonRequest } from './line.ts';

let table: LessonTable | null = null;

function answerTo(question: LessonRequest): unknown {
  switch (question.kind) {
    case 'open':
      table = new LessonTable(LESSONS[question.game], question.players);
      return null;
    case 'enter':
      return table!.enter(question.at);
    case 'judge':
      return table!.judge(question.move);
  }
}

addEventListener('message', ({ data }: MessageEvent<LessonRequest & { id: number }>) => {
  postMessage({ id: data.id, answer: answerTo(data) });
});
