// A question, its answers and its proof in words.

import { suitName, type TableView } from '@kalpler/engine';
import type { AidTexts } from '../texts/aids.ts';
import type { Texts } from '../texts/table-texts.ts';
import type { Question } from './question.ts';

interface Words {
  readonly view: TableView;
  readonly t: Texts;
  readonly a: AidTexts;
}

export function questionWords(question: Question, { t, a }: Words): string {
  switch (question.kind) {
    case 'left':
      return a.askLeft(suitName(question.suit));
    case 'highest':
      return a.askHighest(suitName(question.suit));
    case 'gone':
      return a.askGone(t.cards.name(question.card));
    case 'void':
      return a.askVoid(suitName(question.suit));
    case 'taken':
      return a.askTaken[question.what];
  }
}

export function answerWords(question: Question, option: number, { view, t, a }: Words): string {
  switch (question.kind) {
    case 'left':
    case 'taken':
      return String(question.options[option]);
    case 'highest':
      return t.cards.name(question.options[option]!);
    case 'gone':
      return question.options[option] ? a.yes : a.no;
    case 'void': {
      const seat = question.options[option] ?? null;
      return seat === null ? a.nobody : view.players[seat]!;
    }
  }
}

export function proofWords(question: Question, { view, t, a }: Words): string {
  const name = (seat: number) => view.players[seat]!;
  switch (question.kind) {
    case 'left':
    case 'highest':
      if (question.out.length === 0) return a.proofNone;
      return a.proofOut(question.out.map((card) => t.cards.name(card)).join(', '));
    case 'gone':
      if (question.by === null) return a.proofHeld;
      return a.proofPlayed(name(question.by.seat), question.by.trick);
    case 'void': {
      const { shown } = question;
      if (shown === null) return a.proofNoVoid;
      return a.proofVoid(name(shown.seat), shown.trick, t.cards.name(shown.card));
    }
    case 'taken': {
      const some = question.taken.flatMap((count, seat) => (count > 0 ? [{ count, seat }] : []));
      return some.map(({ count, seat }) => a.proofTaken(name(seat), count)).join(', ');
    }
  }
}
