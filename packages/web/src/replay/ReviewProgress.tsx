// How far an analysis is, and the way to end it.

import { useReviewTexts } from '../texts/review.ts';
import { Button } from '../ui/index.ts';
import styles from './ReviewProgress.module.css';
import type { Work } from './use-review.ts';

interface Props {
  readonly work: Work;
  readonly onStop: () => void;
}

export function ReviewProgress({ work, onStop }: Props) {
  const r = useReviewTexts();
  return (
    <div className={styles.progress}>
      <div>
        <span>{r.working(work.deal)}</span>
        <progress aria-label={r.progress} value={work.part} max={1} />
      </div>
      <Button isSmall kind="ghost" onClick={onStop}>
        {r.stop}
      </Button>
    </div>
  );
}
