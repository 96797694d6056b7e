// The player's bid, with the partner's where it is known.

import type { SpadesView, TableView } from '@kalpler/engine';
import { useTexts } from '../../state/texts.ts';
import styles from './BidPanel.module.css';
import { partnerOf } from './bids.ts';

interface BidSumProps {
  readonly view: TableView;
  readonly bids: SpadesView['bids'];
  /** Null while nothing is chosen. */
  readonly own: number | null;
}

export function BidSum({ view, bids, own }: BidSumProps) {
  const t = useTexts('table');
  const partner = partnerOf(view);
  const bid = partner === null ? null : (bids[partner] ?? null);
  const isKnown = bid !== null && bid !== 'hidden';
  return (
    <p className={styles.sum}>
      <span>{isKnown ? t.panels.team : t.panels.own}</span>
      <b>
        {isKnown
          ? t.panels.teamSum(typeof bid === 'number' ? bid : 0, own)
          : own === null
            ? t.panels.nothingChosen
            : t.panels.bidShown(own)}
      </b>
    </p>
  );
}
