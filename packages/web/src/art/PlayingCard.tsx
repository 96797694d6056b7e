// A card lying face up: paper with its face.

import type { Card } from '@kalpler/engine';
import type { CSSProperties } from 'react';
import { CardFace } from './CardFace.tsx';
import styles from './PlayingCard.module.css';

interface Props {
  readonly card: Card;
  readonly small?: boolean | undefined;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
}

export function PlayingCard({ card, small, className = '', style }: Props) {
  return (
    <span className={`${styles.card} ${className}`} style={style}>
      <CardFace card={card} small={small} />
    </span>
  );
}
