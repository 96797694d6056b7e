// Said when a lesson cannot be opened.

import { useLessonsTexts } from '../texts/lessons.ts';
import { Button } from '../ui/index.ts';
import styles from './LessonEnd.module.css';

export function LessonNotice({ onRetry }: { readonly onRetry: () => void }) {
  const l = useLessonsTexts();
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
