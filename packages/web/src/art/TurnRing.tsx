// The time left for a turn, as a ring around a tile that empties clockwise.

import styles from './TurnRing.module.css';

interface Props {
  /** What is left, from 1 to 0. */
  readonly part: number;
  readonly isLow: boolean;
}

export function TurnRing({ part, isLow }: Props) {
  const left = Math.min(1, Math.max(0, part)) * 100;
  return (
    <svg className={styles.ring} data-low={isLow} viewBox="0 0 72 72" aria-hidden="true">
      <circle className={styles.track} cx="36" cy="36" r="34" />
      {left > 0 && (
        <circle cx="36" cy="36" r="34" pathLength="100" strokeDasharray={`${left} 100`} />
      )}
    </svg>
  );
}
