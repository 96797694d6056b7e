// A claim with its proof: a sheet that sets the player's cards against those still out, suit by suit.

import { type Card, suitName, type TableView } from '@kalpler/engine';
import { Suit } from '../art/index.ts';
import { useTexts } from '../state/texts.ts';
import { Button, Sheet } from '../ui/index.ts';
import { CardMark } from './CardMark.tsx';
import styles from './ClaimProof.module.css';
import { knownSuits, outOf, ownOf } from './known.ts';

interface ClaimProofProps {
  readonly view: TableView;
  onClaim(): void;
  onClose(): void;
}

export function ClaimProof({ view, onClaim, onClose }: ClaimProofProps) {
  const a = useTexts('hints');
  const rows = claimProof(view);
  if (rows.length === 0) return null;
  return (
    <Sheet title={a.sure} onClose={onClose}>
      <p>{a.sureLead}</p>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <Row key={row.suit} {...row} />
        ))}
      </ul>
      <Button kind="primary" isWide onClick={onClaim}>
        {a.claim}
      </Button>
    </Sheet>
  );
}

function Row({ suit, own, out }: ProofRow) {
  const t = useTexts('table');
  const a = useTexts('hints');
  const [lowest, highest] = [own.at(-1)!, out[0]];
  return (
    <li>
      <h3>
        <Suit suit={suitName(suit)} isTinted /> {t.cards.suits[suitName(suit)]}
      </h3>
      <p className={styles.cards}>
        <span className={styles.own}>
          {own.map((card) => (
            <CardMark key={card} card={card} />
          ))}
        </span>
        {out.length > 0 && (
          <span className={styles.out}>
            {a.sureOut}{' '}
            {out.map((card) => (
              <CardMark key={card} card={card} />
            ))}
          </span>
        )}
      </p>
      <p className={styles.why}>
        {highest === undefined
          ? a.sureNone
          : a.sureOver(t.cards.name(lowest), t.cards.name(highest))}
      </p>
    </li>
  );
}

interface ProofRow {
  readonly suit: number;
  /** The highest first. */
  readonly own: readonly Card[];
  readonly out: readonly Card[];
}

/**
 * Why a claim is sure: for each suit that is held, the lowest own card against the highest that is out. Empty
 * unless the view offers the claim.
 */
export function claimProof(view: TableView): ProofRow[] {
  const { deal } = view;
  if (deal === null || !('mayClaim' in deal && deal.mayClaim)) return [];
  return knownSuits(view)
    .map((known) => ({ suit: known.suit, own: ownOf(known), out: outOf(known) }))
    .filter(({ own }) => own.length > 0);
}
