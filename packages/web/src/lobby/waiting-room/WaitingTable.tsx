// The table that waits for players: its chairs, the viewer's at the bottom, and its name in the middle.

import { seatFrom } from '@kalpler/engine';
import type { Player } from '@kalpler/protocol';
import { Avatar, Icon, Medallion, Tulip } from '../../art/index.ts';
import { useOnline } from '../../state/online-context.tsx';
import type { TableInfo } from '../../state/online-state.ts';
import { useTexts } from '../../state/texts.ts';
import { Button } from '../../ui/index.ts';
import { USUAL_LEVEL } from '../table-request.ts';
import { RemovePerson } from './TableGuests.tsx';
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
  const t = useTexts('door');
  const seats = table.options.players;
  return (
    <div className={styles.cloth}>
      <div className={styles.medallion}>
        <Medallion />
      </div>
      <p className={styles.word} lang="tr">
        {table.word}
      </p>
      <ul className={styles.seats} aria-label={t.lobby.chairsTitle}>
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

interface WaitingSeatProps {
  readonly player: Player | undefined;
  readonly isMe: boolean;
  readonly isOwner: boolean;
}

/** One chair of the waiting room: a person, a computer player, or a place to fill. */
function WaitingSeat({ player, isMe, isOwner }: WaitingSeatProps) {
  const t = useTexts('door');
  const { session } = useOnline();
  if (player === undefined) {
    return (
      <div className={styles.seat}>
        <span className={styles.free}>
          <Tulip />
        </span>
        {isOwner ? (
          <Button isSmall kind="line" icon="bot" onClick={() => session.addBot(USUAL_LEVEL)}>
            {t.door.addBot}
          </Button>
        ) : (
          <span className={styles.note}>{t.door.free}</span>
        )}
      </div>
    );
  }
  const { name, bot, owner, connected, seat } = player;
  const notes = [
    isMe && t.common.you,
    bot !== null && t.lobby.botLevel(t.common.levels[bot]),
    owner && t.door.owner,
    !connected && t.door.away,
  ].filter((note) => note !== false);
  return (
    <div className={styles.seat}>
      <Avatar name={name} bot={bot !== null} />
      <b className={styles.name}>{name}</b>
      <span className={styles.note}>
        {!connected && <Icon name="offline" />}
        {notes.join(' · ')}
      </span>
      {bot === null && isOwner && !isMe && <RemovePerson name={name} seat={seat} />}
      {bot !== null && isOwner && (
        <Button
          isSmall
          kind="ghost"
          icon="close"
          aria-label={t.door.removeBot(name)}
          onClick={() => session.removeBot(seat)}
        >
          {t.door.remove}
        </Button>
      )}
    </div>
  );
}
