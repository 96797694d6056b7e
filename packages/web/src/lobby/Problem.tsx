// Why a request was refused, in the place where it was made.

import type { WireError } from '@kalpler/protocol';
import { useTexts } from '../state/texts.ts';
import styles from './Problem.module.css';

export function Problem({ problem }: { readonly problem: WireError | null }) {
  const t = useTexts('lobby');
  return (
    <div role="alert">
      {problem !== null && <p className={styles.problem}>{t.common.error(problem)}</p>}
    </div>
  );
}
