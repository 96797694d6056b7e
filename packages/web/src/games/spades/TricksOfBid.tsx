// The tricks of a side against its bid, and how its nils went.

import type { Bid } from '@kalpler/engine';
import type { Side } from '../../scores/sides.ts';
import { useTexts } from '../../state/texts.ts';
import styles from './TricksOfBid.module.css';

interface TricksOfBidProps {
  readonly side: Side;
  readonly bids: readonly (Bid | 'hidden' | null)[];
  readonly tricks: readonly number[];
  /** Whether the deal has been played to its end. */
  readonly isOver?: boolean;
}

export function TricksOfBid({ side, bids, tricks, isOver = false }: TricksOfBidProps) {
  const t = useTexts('table');
  const own = side.seats.map((seat) => ({ bid: bids[seat] ?? null, taken: tricks[seat] ?? 0 }));
  if (own.some(({ bid }) => bid === null || bid === 'hidden')) return null;
  const bid = own.reduce((sum, one) => sum + (typeof one.bid === 'number' ? one.bid : 0), 0);
  const taken = own.reduce((sum, one) => sum + one.taken, 0);
  const nils = own.filter((one) => typeof one.bid !== 'number');
  return (
    <span className={styles.tricks}>
      <span className="visuallyHidden">{t.scores.tricksOfBid(taken, bid)}</span>
      <span aria-hidden="true">
        {taken}/{bid}
      </span>
      {isOver &&
        nils.map((one, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the nils of one side never change places
          <small key={place}>{one.taken === 0 ? t.scores.nilMade : t.scores.nilLost}</small>
        ))}
    </span>
  );
}
