// The panel of the trainer: a question about what was played, large answers, and what is right with its proof.

import { suitName, type TableView } from '@kalpler/engine';
import type { HintsTexts } from '@kalpler/i18n/tr/hints';
import type { TableTexts } from '@kalpler/i18n/tr/table';
import { trickCards } from '@kalpler/protocol';
import { useEffect, useRef } from 'react';
import { Icon } from '../../art/index.ts';
import { Panel } from '../../panels/Panel.tsx';
import { useTexts } from '../../state/texts.ts';
import { Button } from '../../ui/index.ts';
import { CardMark } from '../CardMark.tsx';
import styles from './CountingTrainer.module.css';
import type { Question } from './question.ts';
import type { Trainer } from './use-trainer.ts';

interface CountingTrainerProps {
  readonly view: TableView;
  readonly trainer: Trainer;
}

export function CountingTrainer({ view, trainer }: CountingTrainerProps) {
  const t = useTexts('table');
  const a = useTexts('hints');
  const { question, given, scores, answer, close } = trainer;
  const onward = useRef<HTMLButtonElement>(null);
  const isAnswered = given !== null;
  useEffect(() => {
    // The answers take no more taps; with the keyboard one goes on from here.
    if (isAnswered) onward.current?.focus();
  }, [isAnswered]);
  const words = { view, t, a };
  const deal = view.deal!;
  const lying = trickCards(view, deal, deal.takers.length);
  const isRight = given === question.right;
  const verdict = isRight ? a.right : a.wrong(answerWords(question, question.right, words));
  return (
    <Panel
      label={a.trainer}
      head={questionWords(question, words)}
      hint={
        <>
          {a.afterTrick(deal.takers.length)}.{' '}
          {lying.length > 0 && (
            <span className={styles.lying}>
              {a.lying}:{' '}
              {lying.map(({ card }) => (
                <CardMark key={card} card={card} />
              ))}
            </span>
          )}
        </>
      }
    >
      <div className={styles.options}>
        {question.options.map((_, option) => {
          const text = answerWords(question, option, words);
          const isChosen = option === given;
          const isGood = given !== null && option === question.right;
          return (
            <Button
              key={text}
              aria-pressed={isChosen || undefined}
              aria-disabled={given !== null}
              data-good={isGood || undefined}
              className={styles.option}
              icon={isGood ? <Icon name="check" /> : isChosen ? <Icon name="close" /> : undefined}
              onClick={() => answer(option)}
            >
              {text}
            </Button>
          );
        })}
      </div>
      <div className={styles.foot}>
        <div role="status">
          {given !== null && (
            <p className={styles.verdict}>
              <b data-right={isRight}>{verdict}</b> {proofWords(question, words)}
            </p>
          )}
          {scores !== null && scores.ever.asked > 0 && (
            <p className={styles.score}>
              {a.today(scores.now.right, scores.now.asked)} ·{' '}
              {a.ever(scores.ever.right, scores.ever.asked)} ·{' '}
              {a.streak(scores.ever.streak, scores.ever.best)}
            </p>
          )}
        </div>
        <Button
          ref={onward}
          key={String(given !== null)}
          kind={given === null ? 'ghost' : 'primary'}
          onClick={close}
        >
          {given === null ? a.skip : a.proceed}
        </Button>
      </div>
    </Panel>
  );
}

interface Words {
  readonly view: TableView;
  readonly t: TableTexts;
  readonly a: HintsTexts;
}

/** A question, its answers and its proof in words. */
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
