// The verdict on one decision: how good it was, what was better, and why.

import type { Reason } from '@kalpler/bots/core';
import type { Move } from '@kalpler/engine';
import { moveWords } from '../hints/move-words.ts';
import { useReasonText } from '../texts/reasons.ts';
import { useReviewTexts } from '../texts/review.ts';
import { useTexts } from '../texts/table-texts.ts';
import type { Decision } from './review.ts';
import styles from './Verdict.module.css';
import { VerdictMark } from './VerdictMark.tsx';

/** Fewer points are not worth a word. */
const NOTHING = 0.05;

export function Verdict({ decision }: { readonly decision: Decision }) {
  const t = useTexts();
  const r = useReviewTexts();
  const reasonOf = useReasonText();
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
        {grade !== 'forced' && reasonOf(isLess ? shortened(reason, best) : reason, t.cards.name)}
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
