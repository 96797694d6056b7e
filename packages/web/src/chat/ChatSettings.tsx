// Whom one wants to hear, and, for the owner of the table, whether anybody may write.

import type { Seat } from '@kalpler/engine';
import type { Player } from '@kalpler/protocol';
import { useTalkTexts } from '../texts/talk-texts.ts';
import { Switch } from '../ui/Switch.tsx';
import styles from './ChatSettings.module.css';

interface ChatSettingsProps {
  readonly players: readonly Player[];
  readonly seat: Seat | null;
  readonly muted: readonly Seat[];
  readonly isClosed: boolean;
  onMute(seat: Seat, isMuted: boolean): void;
  onClose(isClosed: boolean): void;
}

export function ChatSettings(props: ChatSettingsProps) {
  const { players, seat, muted, isClosed, onMute, onClose } = props;
  const talk = useTalkTexts();
  const others = players.filter((player) => player.bot === null && player.seat !== seat);
  const isOwner = players.some((player) => player.owner && player.seat === seat);
  return (
    <section className={styles.settings} aria-label={talk.people}>
      {isOwner && (
        <Switch
          isBoxed
          label={talk.open}
          about={talk.openHint}
          isOn={!isClosed}
          onChange={(isOpen) => onClose(!isOpen)}
        />
      )}
      {others.map((player) => {
        const isHandled = !muted.includes(player.seat);
        return (
          <Switch
            isBoxed
            key={player.seat}
            label={player.name}
            about={isHandled ? talk.hears : talk.handlesNot}
            isOn={isHandled}
            onChange={(isOn) => onMute(player.seat, !isOn)}
          />
        );
      })}
      {others.length === 0 && <p className={styles.nobody}>{talk.nobody}</p>}
    </section>
  );
}
