// The mark of a verdict, known by its form as well: a full round, an open one, a diamond, a dot.

import type { Grade } from './review.ts';
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
