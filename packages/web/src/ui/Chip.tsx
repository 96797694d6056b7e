// A small standing fact, such as a rule or the trump; not a control.

import type { ReactElement, ReactNode } from 'react';
import type { IconName } from '../art/index.ts';
import { Mark } from './Button.tsx';
import styles from './Chip.module.css';

interface Props {
  readonly icon?: IconName | ReactElement | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function Chip({ icon, className = '', children }: Props) {
  return (
    <span className={`${styles.chip} ${className}`}>
      <Mark icon={icon} className={styles.icon} />
      {children}
    </span>
  );
}
