// The last finished trick, with who played what and who took it.

import type { TableView } from '@kalpler/engine';
import { trickCards } from '@kalpler/protocol';
import { PlayingCard } from '../art/index.ts';
import { useTexts } from '../state/texts.ts';
import styles from './LastTrick.module.css';

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
