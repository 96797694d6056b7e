// Every deal of an analysis: its sentence, its figures and its mistakes; a tap shows it in the replay.

import { useMatchTexts } from '../texts/match.ts';
import { useReviewTexts } from '../texts/review.ts';
import { figuresText } from './figures-text.ts';
import styles from './ReviewDeals.module.css';
import type { DealReview } from './review.ts';
import type { Place } from './steps.ts';
import { VerdictMark } from './VerdictMark.tsx';

interface Props {
  readonly deals: readonly number[];
  readonly reviews: readonly DealReview[];
  readonly onPlace: (place: Place) => void;
}

export function ReviewDeals({ deals, reviews, onPlace }: Props) {
  const r = useReviewTexts();
  const m = useMatchTexts();
  return (
    <div className={styles.deals}>
      <h3>{r.dealsHead}</h3>
      <ol>
        {deals.map((deal) => {
          const known = reviews.find((review) => review.deal === deal);
          return (
            <li key={deal}>
              <button type="button" onClick={() => onPlace({ deal, move: firstOf(known) })}>
                <b>{m.deal(deal)}</b>
                {known === undefined ? <i>{r.notYet}</i> : <Known known={known} />}
              </button>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** The first mistake, or the dealt cards. */
function firstOf(known: DealReview | undefined): number {
  return known?.decisions.find(({ grade }) => grade === 'mistake')?.move ?? 0;
}

function Known({ known }: { readonly known: DealReview }) {
  const r = useReviewTexts();
  const { decisions, summary } = known;
  const mistakes = decisions.filter(({ grade }) => grade === 'mistake').length;
  return (
    <>
      <span>
        {summary === null ? r.unfinished(mistakes) : r.sentence(r.cards[summary.cards], mistakes)}
      </span>
      {summary !== null && <small>{figuresText(summary, r)}</small>}
      <span className={styles.strip} aria-hidden="true">
        {decisions.map(({ move, grade }) => (
          <VerdictMark key={move} grade={grade} />
        ))}
      </span>
    </>
  );
}
