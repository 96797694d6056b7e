// What the expert would do now, why, and what every other choice would cost: a small panel above the hand.

import type { Thought } from '@kalpler/bots/core';
import type { Move, TableView } from '@kalpler/engine';
import { useEffect } from 'react';
import { AidIcon } from '../art/AidIcon.tsx';
import { useTexts } from '../state/texts.ts';
import { useSteadily } from '../state/use-stable.ts';
import { Button, IconButton } from '../ui/index.ts';
import { AboveHand } from './AboveHand.tsx';
import { CardMark } from './CardMark.tsx';
import styles from './HintPanel.module.css';
import { fitsView, type HintLine, hintLines, isForMatch } from './hint-lines.ts';
import { moveWords } from './move-words.ts';

interface HintPanelProps {
  readonly view: TableView;
  /** Null while the expert thinks, and where it has nothing to say. */
  readonly thought: Thought | null;
  readonly isThinking: boolean;
  onPlay(move: Move): void;
  onClose(): void;
}

export function HintPanel({ view, thought, isThinking, onPlay, onClose }: HintPanelProps) {
  const t = useTexts('table');
  const a = useTexts('hints');
  const close = useSteadily(onClose);
  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => {
      // An open sheet is closed by the same key and comes first.
      if (key === 'Escape' && document.querySelector('dialog[open]') === null) close();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [close]);
  const answer = thought !== null && fitsView(thought, view) ? thought : null;
  const lines = answer === null ? [] : hintLines(answer);
  return (
    <AboveHand label={a.hint}>
      <div className={styles.hint}>
        <div className={styles.top}>
          <AidIcon name="hint" className={styles.lamp} />
          <p role="status">
            {answer === null ? (
              <span className={styles.why}>{isThinking ? a.thinking : a.noHint}</span>
            ) : (
              <>
                <b>{a.advice(moveWords(answer.move, t))}</b>{' '}
                <span className={styles.why}>{a.reason(answer.reason, t.cards.name)}</span>
              </>
            )}
          </p>
          {answer !== null && (
            <Button isSmall className={styles.act} onClick={() => onPlay(answer.move)}>
              {a.doIt[answer.move.kind]}
            </Button>
          )}
          <IconButton
            icon="close"
            label={t.common.close}
            className={styles.close}
            onClick={onClose}
          />
        </div>
        {lines.length > 0 && <HintLines lines={lines} />}
      </div>
    </AboveHand>
  );
}

function HintLines({ lines }: { readonly lines: readonly HintLine[] }) {
  const t = useTexts('table');
  const a = useTexts('hints');
  const isBest = !isForMatch(lines);
  const costOf = ({ difference, isAdvice }: HintLine) => {
    if (isAdvice) return isBest ? a.best : a.advised;
    return difference === 0 ? a.same : a.behind(difference);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <ul className={styles.lines} aria-label={a.expected} title={a.expected} tabIndex={0}>
        {lines.map((line) => (
          <li key={moveWords(line.move, t)} data-advice={line.isAdvice || undefined}>
            <MoveMark move={line.move} /> <span>{costOf(line)}</span>
          </li>
        ))}
      </ul>
      {!isBest && <p className={styles.note}>{a.forMatch}</p>}
    </>
  );
}

/** Cards by their signs, everything else in words. */
function MoveMark({ move }: { readonly move: Move }) {
  const t = useTexts('table');
  if (move.kind === 'play') return <CardMark card={move.card} />;
  if (move.kind !== 'pass' && move.kind !== 'exchange') return <b>{moveWords(move, t)}</b>;
  return (
    <span className={styles.cards}>
      {move.cards.map((card) => (
        <CardMark key={card} card={card} />
      ))}
    </span>
  );
}
