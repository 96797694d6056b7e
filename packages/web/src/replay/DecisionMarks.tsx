// All decisions of a deal above the slider, each where it was made.

import type { CSSProperties } from 'react';
import { useReviewTexts } from '../texts/review.ts';
import styles from './DecisionMarks.module.css';
import type { Decision } from './review.ts';
import { VerdictMark } from './VerdictMark.tsx';

interface Props {
  readonly decisions: readonly Decision[];
  /** How many moves the deal has, and how many of them have been made now. */
  readonly moves: number;
  readonly now: number;
}

export function DecisionMarks({ decisions, moves, now }: Props) {
  const r = useReviewTexts();
  return (
    <ol className={styles.marks} aria-label={r.decisions}>
      {decisions.map(({ move, grade, lost }, i) => (
        <li
          key={move}
          data-grade={grade}
          aria-current={move === now ? 'step' : undefined}
          style={{ '--part': move / moves } as CSSProperties}
        >
          <VerdictMark grade={grade} />
          <span className="visuallyHidden">
            {r.decision(i + 1, decisions.length)}: {r.grades[grade]}
            {grade === 'mistake' && `, ${r.lostPoints(-lost)}`}
          </span>
        </li>
      ))}
    </ol>
  );
}
