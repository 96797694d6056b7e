// The cloth with its chairs, oneself at the bottom, and the word of the table in the middle.

import { seatFrom } from '@kalpler/engine';
import type { Player } from '@kalpler/protocol';
import { Medallion } from '../art/index.ts';
import type { TableInfo } from '../state/client-state.ts';
import { useTexts } from '../texts/door-texts.ts';
import { WaitingSeat } from './WaitingSeat.tsx';
import styles from './WaitingTable.module.css';

interface Props {
  readonly table: TableInfo;
  readonly players: readonly Player[];
  readonly isOwner: boolean;
}

/** Where the chairs stand, from one's own to the left. */
const PLACES: Readonly<Record<number, readonly string[]>> = {
  3: ['me', 'left', 'right'],
  4: ['me', 'left', 'top', 'right'],
};

export function WaitingTable({ table, players, isOwner }: Props) {
  const t = useTexts();
  const seats = table.options.players;
  return (
    <div className={styles.cloth}>
      <div className={styles.medallion}>
        <Medallion />
      </div>
      <p className={styles.word} lang="tr">
        {table.id}
      </p>
      <ul className={styles.seats} aria-label={t.home.chairsTitle}>
        {PLACES[seats]?.map((place, steps) => {
          const seat = seatFrom(table.seat ?? 0, steps, seats);
          return (
            <li key={place} className={styles[place]}>
              <WaitingSeat
                player={players.find((player) => player.seat === seat)}
                isMe={seat === table.seat}
                isOwner={isOwner}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
