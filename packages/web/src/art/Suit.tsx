// A suit's sign, as high as the text around it and in its colour.

import type { Suit as SuitName } from '@kalpler/engine';
import styles from './Suit.module.css';
import { SUIT_SHAPES } from './shapes.ts';

interface Props {
  readonly suit: SuitName;
  /** In the suit's own colour for panels instead of the text's. */
  readonly isTinted?: boolean;
  readonly className?: string | undefined;
}

export function Suit({ suit, isTinted = false, className = '' }: Props) {
  const tint = isTinted ? styles[suit] : '';
  return (
    <svg className={`${styles.suit} ${tint} ${className}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={SUIT_SHAPES[suit]} />
    </svg>
  );
}
