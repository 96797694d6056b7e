// Said when a lesson cannot be opened.

import { useTexts } from '../state/texts.ts';
import { Button } from '../ui/index.ts';
import styles from './LessonEnd.module.css';

export function LessonNotice({ onRetry }: { readonly onRetry: () => void }) {
  const l = useTexts('lessons');
  return (
    <main className={styles.end}>
      <div className={styles.card}>
        <p role="alert">{l.failed}</p>
        <div className={styles.ways}>
          <Button kind="primary" onClick={onRetry}>
            {l.tryAgain}
          </Button>
        </div>
      </div>
    </main>
  );
}
