// The analysis under a replay: asked for, under way, or the verdict on the move that has just been made.

import type { Reason } from '@kalpler/bots/core';
import type { Move } from '@kalpler/engine';
import { moveWords } from '../../hints/move-words.ts';
import { useTexts } from '../../state/texts.ts';
import { Button } from '../../ui/index.ts';
import { StepIcon } from '../player/ReplayControls.tsx';
import type { Place } from '../player/steps.ts';
import type { Replay } from '../player/use-replay.ts';
import styles from './ReviewBar.module.css';
import { figuresText, ReviewProgress } from './ReviewPart.tsx';
import { type DealReview, type Decision, mistakesOf, nextMistake } from './review.ts';
import type { Review } from './use-review.ts';
import { VerdictMark } from './VerdictMark.tsx';

interface Props {
  readonly replay: Replay;
  readonly review: Review;
}

export function ReviewBar({ replay, review }: Props) {
  const r = useTexts('replay').review;
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
  const r = useTexts('replay').review;
  const { decisions, summary } = known;
  const decision = decisions.find(({ move }) => move === place.move);
  const count = decisions.filter(({ grade }) => grade === 'mistake').length;
  return (
    <div className={styles.result} role="status" data-testid="verdict-now">
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
  const r = useTexts('replay').review;
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

/** Fewer points are not worth a word. */
const NOTHING = 0.05;

/** The verdict on one decision: how good it was, what was better, and why. */
function Verdict({ decision }: { readonly decision: Decision }) {
  const t = useTexts('table');
  const r = useTexts('replay').review;
  const { grade, best, lost, chance, reason } = decision;
  const words = moveWords(best, t);
  const isLess = grade === 'mistake' || (grade === 'fine' && lost >= NOTHING);
  return (
    <div className={styles.verdict} data-grade={grade}>
      <VerdictMark grade={grade} isLarge />
      <p>
        <b>
          {r.grades[grade]}
          {isLess && <span> {lost >= NOTHING ? r.signed(-lost) : r.matchChance(-chance)}</span>}
        </b>{' '}
        {isLess && (
          <strong>{grade === 'mistake' ? r.betterMove(words) : r.aLittleBetter(words)}</strong>
        )}{' '}
        {grade !== 'forced' && r.reason(isLess ? shortened(reason, best) : reason, t.cards.name)}
      </p>
    </div>
  );
}

/** Without the cards that have just been named as the better gift. */
function shortened(reason: Reason, best: Move): Reason {
  const named = best.kind === 'pass' || best.kind === 'exchange' ? best.cards : [];
  const isRepeated = reason.cards?.every((card) => named.includes(card)) ?? false;
  return isRepeated ? { kind: reason.kind } : reason;
}
