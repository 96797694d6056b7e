// The picture beside a headline: the tiles of whose deed it was, in bloom if there is something to celebrate.

import type { TableView } from '@kalpler/engine';
import { Avatar, Bloom, Petals, Tulip } from '../art/index.ts';
import styles from './Celebration.module.css';
import type { Headline } from './deal-end.ts';

export function Celebration({ view, headline }: { view: TableView; headline: Headline }) {
  const { seats, isGood } = headline;
  return (
    <div className={styles.picture} data-good={isGood} data-many={seats.length > 1}>
      {isGood && <Petals className={styles.petals} />}
      {isGood ? <Bloom className={styles.bloom} /> : <Tulip className={styles.fallen} />}
      <div className={styles.faces}>
        {seats.map((seat) => (
          <Avatar key={seat} name={view.players[seat]!} size="xs" />
        ))}
      </div>
    </div>
  );
}
