// One chair of the waiting room: a person, a computer player, or a place to fill.

import type { Player } from '@kalpler/protocol';
import { Avatar, Icon, Tulip } from '../art/index.ts';
import { useClient } from '../state/client.tsx';
import { useTexts } from '../texts/door-texts.ts';
import { Button } from '../ui/index.ts';
import { RemovePerson } from './TableGuests.tsx';
import { USUAL_LEVEL } from './table-request.ts';
import styles from './WaitingSeat.module.css';

interface Props {
  readonly player: Player | undefined;
  readonly isMe: boolean;
  readonly isOwner: boolean;
}

export function WaitingSeat({ player, isMe, isOwner }: Props) {
  const t = useTexts();
  const { actions } = useClient();
  if (player === undefined) {
    return (
      <div className={styles.seat}>
        <span className={styles.free}>
          <Tulip />
        </span>
        {isOwner ? (
          <Button isSmall kind="line" icon="bot" onClick={() => actions.addBot(USUAL_LEVEL)}>
            {t.home.addBot}
          </Button>
        ) : (
          <span className={styles.note}>{t.home.free}</span>
        )}
      </div>
    );
  }
  const { name, bot, owner, connected, seat } = player;
  const notes = [
    isMe && t.common.you,
    bot !== null && t.home.botLevel(t.common.levels[bot]),
    owner && t.home.owner,
    !connected && t.home.away,
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
          aria-label={t.home.removeBot(name)}
          onClick={() => actions.removeBot(seat)}
        >
          {t.home.remove}
        </Button>
      )}
    </div>
  );
}
