// The mark of a verdict, known by its form as well: a full round, an open one, a diamond, a dot.

import type { CSSProperties } from 'react';
import { useTexts } from '../../state/texts.ts';
import type { Decision, Grade } from './review.ts';
import styles from './VerdictMark.module.css';

interface Props {
  readonly grade: Grade;
  /** Drawn with its sign inside, where there is room. */
  readonly isLarge?: boolean;
}

export function VerdictMark({ grade, isLarge = false }: Props) {
  return (
    <svg
      className={styles.mark}
      data-grade={grade}
      data-large={isLarge}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      {SHAPES[grade]}
      {isLarge && <path className={styles.sign} d={SIGNS[grade]} />}
    </svg>
  );
}

const SHAPES = {
  best: <circle cx="12" cy="12" r="9" />,
  fine: <circle className={styles.open} cx="12" cy="12" r="8" />,
  mistake: <path d="M12 .8 23.2 12 12 23.2.8 12Z" />,
  forced: <circle cx="12" cy="12" r="4" />,
} as const;

const SIGNS: Readonly<Record<Grade, string>> = {
  best: 'm7.8 12.4 3 3 5.6-6.2',
  fine: 'm8.4 12.3 2.6 2.6 4.8-5.4',
  mistake: 'M12 6.4v7M12 17v.2',
  forced: '',
};

interface DecisionMarksProps {
  readonly decisions: readonly Decision[];
  /** How many moves the deal has, and how many of them have been made now. */
  readonly moves: number;
  readonly now: number;
}

/** All decisions of a deal above the slider, each where it was made. */
export function DecisionMarks({ decisions, moves, now }: DecisionMarksProps) {
  const r = useTexts('replay').review;
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
