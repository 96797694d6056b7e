// Something behind its heading that is fetched when somebody opens it.

import { type ReactNode, Suspense, useState } from 'react';
import styles from './LateFold.module.css';

interface Props {
  readonly head: string;
  readonly children: ReactNode;
}

export function LateFold({ head, children }: Props) {
  const [wasOpen, setWasOpen] = useState(false);
  return (
    <details className={styles.fold} onToggle={() => setWasOpen(true)}>
      <summary>{head}</summary>
      <Suspense>{wasOpen && children}</Suspense>
    </details>
  );
}
