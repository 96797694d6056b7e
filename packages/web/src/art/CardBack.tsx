// A card lying face down; its drawing is one picture, so that fifty of them cost little.

import type { CSSProperties } from 'react';
import styles from './CardBack.module.css';

interface Props {
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
}

export function CardBack({ className = '', style }: Props) {
  return <span className={`${styles.back} ${className}`} style={style} aria-hidden="true" />;
}
