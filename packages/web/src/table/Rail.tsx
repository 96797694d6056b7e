// The rail of wide screens: scores, last trick and what the table adds, always in sight.

import type { TableView } from '@kalpler/engine';
import { trickCards } from '@kalpler/protocol';
import type { ReactNode } from 'react';
import { PlayingCard } from '../art/index.ts';
import { ScoreSheet } from '../scores/ScoreSheet.tsx';
import { useTexts } from '../state/texts.ts';
import { useMedia } from '../ui/use-media.ts';
import styles from './Rail.module.css';

interface RailProps {
  readonly view: TableView;
  readonly children?: ReactNode;
}

export function Rail({ view, children }: RailProps) {
  const t = useTexts('table');
  const isWide = useMedia('(min-width: 1100px)');
  if (!isWide) return null;
  return (
    <aside className={styles.rail}>
      <section className={styles.box}>
        <ScoreSheet view={view} isCompact />
      </section>
      <section className={styles.box}>
        <h2>{t.table.lastTrick}</h2>
        <LastTrick view={view} />
      </section>
      {children}
    </aside>
  );
}

/** The last finished trick, with who played what and who took it. */
export function LastTrick({ view }: { view: TableView }) {
  const t = useTexts('table');
  const { deal } = view;
  const last = (deal?.takers.length ?? 0) - 1;
  if (deal === null || last < 0) return <p className={styles.none}>{t.table.noTrick}</p>;
  const winner = deal.takers[last]!;
  return (
    <ol className={styles.cards}>
      {trickCards(view, deal, last).map(({ seat, card }) => (
        <li key={card} data-winner={seat === winner}>
          <PlayingCard card={card} small />
          <span className="visuallyHidden">{t.cards.name(card)}</span>
          <b>{view.players[seat]}</b>
        </li>
      ))}
    </ol>
  );
}
