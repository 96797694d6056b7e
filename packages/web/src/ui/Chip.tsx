// Small standing facts that are no controls: a chip, such as a rule or the trump, and dots for what is left of a few rights.

import type { ReactElement, ReactNode } from 'react';
import type { IconName } from '../art/index.ts';
import { Mark } from './Button.tsx';
import styles from './Chip.module.css';

interface ChipProps {
  readonly icon?: IconName | ReactElement | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function Chip({ icon, className = '', children }: ChipProps) {
  return (
    <span className={`${styles.chip} ${className}`}>
      <Mark icon={icon} className={styles.icon} />
      {children}
    </span>
  );
}

interface DotsProps {
  readonly left: number;
  readonly all: number;
  readonly label: string;
}

/** Full dots and empty ones, with words for screen readers. */
export function Dots({ left, all, label }: DotsProps) {
  return (
    <span className={styles.dots} role="img" aria-label={label}>
      {Array.from({ length: all }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a dot is known by nothing but its place
        <i key={i} data-full={i < left} />
      ))}
    </span>
  );
}
