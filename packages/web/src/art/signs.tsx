// The signs used where no card lies open: the suits, the tulip of the house, and the back of a card.

import type { Suit as SuitName } from '@kalpler/engine';
import type { CSSProperties } from 'react';
import { SUIT_SHAPES, TULIP } from './shapes.ts';
import styles from './signs.module.css';

interface SuitProps {
  readonly suit: SuitName;
  /** In the suit's own colour for panels instead of the text's. */
  readonly isTinted?: boolean;
  readonly className?: string | undefined;
}

export function Suit({ suit, isTinted = false, className = '' }: SuitProps) {
  const tint = isTinted ? styles[suit] : '';
  return (
    <svg className={`${styles.suit} ${tint} ${className}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={SUIT_SHAPES[suit]} />
    </svg>
  );
}

interface DrawnProps {
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
}

/** The tulip that stands for the house: in empty places, on paper and among the petals. */
export function Tulip({ className = '', style }: DrawnProps) {
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

/** A card lying face down; its drawing is one picture, so that fifty of them cost little. */
export function CardBack({ className = '', style }: DrawnProps) {
  return <span className={`${styles.back} ${className}`} style={style} aria-hidden="true" />;
}
