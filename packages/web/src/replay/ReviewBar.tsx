// The analysis under a replay: asked for, under way, or the verdict on the move that has just been made.

import { useReviewTexts } from '../texts/review.ts';
import { Button } from '../ui/index.ts';
import { figuresText } from './figures-text.ts';
import { mistakesOf, nextMistake } from './mistakes.ts';
import styles from './ReviewBar.module.css';
import { ReviewProgress } from './ReviewProgress.tsx';
import type { DealReview } from './review.ts';
import { StepIcon } from './StepIcon.tsx';
import type { Place } from './steps.ts';
import type { Replay } from './use-replay.ts';
import type { Review } from './use-review.ts';
import { Verdict } from './Verdict.tsx';

interface Props {
  readonly replay: Replay;
  readonly review: Review;
}

export function ReviewBar({ replay, review }: Props) {
  const r = useReviewTexts();
  const { place } = replay;
  const known = review.reviews.find(({ deal }) => deal === place.deal);
  return (
    <section className={styles.bar} aria-label={r.verdict} data-known={known !== undefined}>
      {known !== undefined ? (
        <ReviewSummary known={known} place={place} />
      ) : review.work !== null ? (
        <ReviewProgress work={review.work} onStop={review.stop} />
      ) : (
        <>
          <p role="status">{review.hasFailed ? r.failed : r.ask}</p>
          <Button isSmall className={styles.ask} onClick={() => review.start([place.deal])}>
            {r.analyseDeal}
          </Button>
        </>
      )}
      {known !== undefined && <Jumps replay={replay} review={review} />}
    </section>
  );
}

/** The verdict on the decision of this moment, or what the deal comes to. */
function ReviewSummary({ known, place }: { readonly known: DealReview; readonly place: Place }) {
  const r = useReviewTexts();
  const { decisions, summary } = known;
  const decision = decisions.find(({ move }) => move === place.move);
  const count = decisions.filter(({ grade }) => grade === 'mistake').length;
  return (
    <div className={styles.told} role="status" data-testid="verdict-now">
      {decision !== undefined ? (
        <Verdict decision={decision} />
      ) : (
        <>
          <p>
            {summary === null ? r.unfinished(count) : r.sentence(r.cards[summary.cards], count)}
          </p>
          {summary !== null && <p className={styles.figures}>{figuresText(summary, r)}</p>}
        </>
      )}
    </div>
  );
}

function Jumps({ replay, review }: Props) {
  const r = useReviewTexts();
  const mistakes = mistakesOf(review.reviews);
  const button = (way: 'back' | 'on', label: string) => {
    const to = nextMistake(mistakes, replay.place, way);
    return (
      <button
        type="button"
        className={styles.jump}
        aria-label={label}
        title={label}
        disabled={to === null}
        onClick={() => to !== null && replay.go(to)}
      >
        <StepIcon name={way === 'on' ? 'mistakeOn' : 'mistakeBack'} />
      </button>
    );
  };
  return (
    <div className={styles.jumps}>
      {button('back', r.mistakeBack)}
      {button('on', r.mistakeOn)}
    </div>
  );
}
