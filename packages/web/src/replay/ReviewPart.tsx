// The analysis of a match: cards against play, in all and deal by deal.

import type { Seat } from '@kalpler/engine';
import { useReviewTexts } from '../texts/review.ts';
import { Button } from '../ui/index.ts';
import { ReviewDeals } from './ReviewDeals.tsx';
import styles from './ReviewPart.module.css';
import { ReviewProgress } from './ReviewProgress.tsx';
import type { MatchSummary } from './record.ts';
import { GRADES, type MatchFigures, sumUp } from './review.ts';
import type { Place } from './steps.ts';
import type { Review } from './use-review.ts';
import { VerdictMark } from './VerdictMark.tsx';

interface Props {
  readonly match: MatchSummary;
  readonly review: Review;
  readonly seat: Seat;
  /** Shows a moment in the replay. */
  readonly onPlace: (place: Place) => void;
}

export function ReviewPart({ match, review, seat, onPlace }: Props) {
  const r = useReviewTexts();
  const { reviews, work, hasFailed } = review;
  const all = match.deals.map((_, i) => i + 1);
  const isWhole = reviews.length === all.length;
  return (
    <section className={styles.review} aria-label={r.title}>
      <h2>{r.title}</h2>
      <p>{r.whose(match.view.players[seat]!)}</p>
      {reviews.length > 0 && <Figures review={review} deals={all.length} />}
      {work !== null ? (
        <ReviewProgress work={work} onStop={review.stop} />
      ) : (
        !isWhole && (
          <Button
            kind={reviews.length === 0 ? 'primary' : 'plain'}
            onClick={() => review.start(all)}
          >
            {reviews.length === 0 ? r.analyseMatch : r.analyseRest}
          </Button>
        )
      )}
      <p role="status" className={styles.problem}>
        {hasFailed && r.failed}
      </p>
      {(reviews.length > 0 || work !== null) && (
        <ReviewDeals deals={all} reviews={reviews} onPlace={onPlace} />
      )}
      <p className={styles.how}>{r.how}</p>
    </section>
  );
}

function Figures({ review, deals }: { readonly review: Review; readonly deals: number }) {
  const r = useReviewTexts();
  const figures = sumUp(review.reviews);
  const isPart = figures.deals < deals;
  // A deal that is still played has brought nothing yet.
  const hasResult = review.reviews.some(({ summary }) => summary !== null);
  return (
    <>
      {isPart && <p>{r.someDeals(figures.deals, deals)}</p>}
      {hasResult && <Points figures={figures} />}
      <ul className={styles.grades}>
        {GRADES.map((grade) => (
          <li key={grade}>
            <VerdictMark grade={grade} isLarge />
            {r.graded[grade](figures.grades[grade])}
          </li>
        ))}
      </ul>
      {hasResult && <p className={styles.how}>{r.figuresHelp}</p>}
    </>
  );
}

function Points({ figures }: { readonly figures: MatchFigures }) {
  const r = useReviewTexts();
  return (
    <dl className={styles.figures}>
      {(['result', 'luck'] as const).map((part) => (
        <div key={part}>
          <dt>{r[part]}</dt>
          <dd data-sign={Math.sign(figures[part])}>{r.signed(figures[part])}</dd>
        </div>
      ))}
      <div>
        <dt>{r.lost}</dt>
        <dd data-sign={figures.lost > 0 ? -1 : 0}>{r.signed(-figures.lost)}</dd>
      </div>
    </dl>
  );
}
