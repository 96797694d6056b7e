// What the guide says at a moment of a lesson.

import type { Penalty, Suit } from '@kalpler/engine';
import type { lessonsTr, StepWords } from '@kalpler/i18n/tr/lessons';
import type { TableTexts } from '@kalpler/i18n/tr/table';
import type { LessonStep } from './lesson-session.ts';
import type { Wanted } from './lesson-table.ts';

interface Said {
  readonly text: string;
  readonly mood: 'calm' | 'glad' | 'thoughtful';
}

export function wordsOf(
  { isDone, reply, wanted }: LessonStep,
  words: StepWords,
  t: TableTexts,
  l: typeof lessonsTr,
): Said {
  if (isDone) {
    return words.done === undefined
      ? { text: words.say, mood: 'calm' }
      : { text: words.done, mood: 'glad' };
  }
  switch (reply?.kind) {
    case undefined:
      return { text: words.say, mood: 'calm' };
    case 'shown':
      return { text: shown(wanted, t, l), mood: 'thoughtful' };
    case 'wrong': {
      const name = reply.names.find((one) => words.wrong?.[one] !== undefined);
      const text = name === undefined ? l.elsewhere : words.wrong![name]!;
      return { text, mood: 'thoughtful' };
    }
  }
}

function shown(wanted: Wanted, t: TableTexts, l: typeof lessonsTr): string {
  const names = wanted.cards.map(t.cards.name);
  switch (wanted.kind) {
    case 'play':
      return l.showPlay(names.slice(0, 2));
    case 'try':
      return l.showTry(names[0]!);
    case 'give':
      return l.showGive(names);
    case 'bid':
      return typeof wanted.bid === 'number' ? l.showBid(wanted.bid) : l.showNil;
    case 'choose': {
      const [first, suit] = wanted.contract!.split(' ');
      return l.showChoose(
        suit === undefined ? t.table.contract[first as Penalty] : t.scores.trumps[suit as Suit],
      );
    }
    case 'read':
      return '';
  }
}
