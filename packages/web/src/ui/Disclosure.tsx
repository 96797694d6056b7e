// Something longer behind its heading, opened with a tap.

import type { ReactNode } from 'react';
import styles from './Disclosure.module.css';

interface Props {
  readonly head: string;
  readonly children: ReactNode;
}

export function Disclosure({ head, children }: Props) {
  return (
    <details className={styles.disclosure}>
      <summary>{head}</summary>
      {children}
    </details>
  );
}
