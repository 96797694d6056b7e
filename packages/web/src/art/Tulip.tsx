// The tulip that stands for the house: in empty places, on paper and among the petals.

import type { CSSProperties } from 'react';
import { TULIP } from './shapes.ts';
import styles from './Tulip.module.css';

interface Props {
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
}

export function Tulip({ className = '', style }: Props) {
  return (
    <svg
      className={`${styles.tulip} ${className}`}
      style={style}
      viewBox="0 0 100 100"
      aria-hidden="true"
    >
      <path d={TULIP} />
    </svg>
  );
}
