// The analysis of a match: cards against play, in all and deal by deal.

import type { Seat } from '@kalpler/engine';
import type { ReviewTexts } from '@kalpler/i18n/tr/replay';
import { useTexts } from '../../state/texts.ts';
import { Button } from '../../ui/index.ts';
import type { Place } from '../player/steps.ts';
import type { MatchSummary } from '../record.ts';
import styles from './ReviewPart.module.css';
import { type DealReview, type DealSummary, GRADES, type MatchFigures, sumUp } from './review.ts';
import type { Review, Work } from './use-review.ts';
import { VerdictMark } from './VerdictMark.tsx';

interface Props {
  readonly match: MatchSummary;
  readonly review: Review;
  readonly seat: Seat;
  /** Shows a moment in the replay. */
  readonly onPlace: (place: Place) => void;
}

export function ReviewPart({ match, review, seat, onPlace }: Props) {
  const r = useTexts('replay').review;
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
  const r = useTexts('replay').review;
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
  const r = useTexts('replay').review;
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

interface ReviewDealsProps {
  readonly deals: readonly number[];
  readonly reviews: readonly DealReview[];
  readonly onPlace: (place: Place) => void;
}

/** Every deal of an analysis: its sentence, its figures and its mistakes; a tap shows it in the replay. */
function ReviewDeals({ deals, reviews, onPlace }: ReviewDealsProps) {
  const r = useTexts('replay').review;
  const m = useTexts('replay').replay;
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
  const r = useTexts('replay').review;
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

interface ReviewProgressProps {
  readonly work: Work;
  readonly onStop: () => void;
}

/** How far an analysis is, and the way to end it. */
export function ReviewProgress({ work, onStop }: ReviewProgressProps) {
  const r = useTexts('replay').review;
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

/** The figures of a deal in one line: what came out, what the cards were worth, what was lost by decisions. */
export function figuresText({ result, luck, lost }: DealSummary, r: ReviewTexts): string {
  return [
    `${r.result} ${r.signed(result)}`,
    `${r.cardsShort} ${r.signed(luck)}`,
    `${r.lostShort} ${r.signed(-lost)}`,
  ].join(' · ');
}
