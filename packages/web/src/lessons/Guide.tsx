// The guide of a lesson: a few words above the hand, how far one is, and the way on.

import { useEffect, useRef } from 'react';
import { Tulip } from '../art/index.ts';
import { useTexts } from '../state/texts.ts';
import { Button } from '../ui/index.ts';
import styles from './Guide.module.css';

interface GuideProps {
  readonly text: string;
  readonly mood: 'calm' | 'glad' | 'thoughtful';
  /** From 0. */
  readonly step: number;
  readonly steps: number;
  /** Whether the way on is open; else the guide can show what to do. */
  readonly isDone: boolean;
  /** Whether a card of the hand is asked for. */
  readonly wantsCard: boolean;
  /** Whether something else on the table leads on as well. */
  readonly isSecond: boolean;
  onNext(): void;
  onShow(): void;
}

export function Guide(props: GuideProps) {
  const { text, mood, step, steps, isDone, wantsCard, isSecond, onNext, onShow } = props;
  const t = useTexts('lessons');
  const button = useRef<HTMLButtonElement>(null);
  useFocusOfStep(button, step, isDone, wantsCard);
  return (
    <section className={styles.guide} aria-label={t.guide} data-guide="">
      <GuideTulip mood={mood} />
      <p className={styles.text} role="status">
        <span key={text} className={styles.said}>
          {text}
        </span>
      </p>
      <div className={styles.foot}>
        <div
          className={styles.progress}
          role="progressbar"
          aria-label={t.progress}
          aria-valuemin={0}
          aria-valuemax={steps}
          aria-valuenow={step + 1}
          aria-valuetext={t.at(step + 1, steps)}
        >
          {Array.from({ length: steps }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
            <i key={i} data-past={i < step || (i === step && isDone)} data-now={i === step} />
          ))}
        </div>
        <span className={styles.count} aria-hidden="true">
          {step + 1}/{steps}
        </span>
        <Button
          ref={button}
          className={styles.button}
          kind={isDone && !isSecond ? 'primary' : 'line'}
          isSmall
          onClick={isDone ? onNext : onShow}
        >
          {isDone ? t.next : t.show}
        </Button>
      </div>
    </section>
  );
}

/** Where keys go: to the button once a step is done, and back to the hand when a card is asked for. */
function useFocusOfStep(
  button: { readonly current: HTMLButtonElement | null },
  step: number,
  isDone: boolean,
  wantsCard: boolean,
): void {
  const seen = useRef({ step, isDone });
  useEffect(() => {
    const before = seen.current;
    seen.current = { step, isDone };
    if (before.step === step && before.isDone === isDone) return;
    // After the hand has given the focus to the neighbour of the card that was played.
    const timer = setTimeout(() => {
      const board = button.current?.closest('[data-board]');
      const active = document.activeElement;
      const isFree = active === null || active === document.body || board?.contains(active);
      if (!isFree || document.querySelector('dialog[open]') !== null) return;
      const card = board?.querySelector<HTMLElement>('ul > li > button[tabindex="0"]');
      const target = isDone || !wantsCard ? button.current : (card ?? button.current);
      target?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [button, step, isDone, wantsCard]);
}

/** The guide's figure: a tulip with its leaves, which nods when something went well. */
function GuideTulip({ mood }: { readonly mood: 'calm' | 'glad' | 'thoughtful' }) {
  return (
    <span className={styles.figure} data-mood={mood} aria-hidden="true">
      <svg className={styles.leaves} viewBox="0 0 40 60" aria-hidden="true">
        <path className={styles.stem} d="M20 30V58" />
        <path d="M20 58C9 56 5 47 4 36c8 3 14 10 16 22Z" />
        <path d="M20 58c11-2 15-11 16-22-8 3-14 10-16 22Z" />
      </svg>
      <Tulip className={styles.flower} />
    </span>
  );
}
