// The chat of a table: what was said, who is typing, one-tap words, and who is muted.

import type { Seat } from '@kalpler/engine';
import type { Player } from '@kalpler/protocol';
import { useEffect, useMemo, useState } from 'react';
import { Icon } from '../art/index.ts';
import { useOnline } from '../state/online-context.tsx';
import { useTexts } from '../state/texts.ts';
import { Switch } from '../ui/form/Switch.tsx';
import { Button } from '../ui/index.ts';
import styles from './Chat.module.css';
import { ChatLog, type LogLine, logLines } from './ChatLog.tsx';
import { usePresenceChanges } from './presence.ts';
import { NameForm, QuickBar, SayForm, watchNameOf } from './SayForm.tsx';

export function Chat() {
  const texts = useTexts('chat');
  const { state, session } = useOnline();
  const { chat, typing, table, players } = state;
  const presence = usePresenceChanges(state);
  const watchName = watchNameOf(state);
  const [isSetting, setIsSetting] = useState(false);
  const lines = useMemo(
    () => logLines(chat, presence, table?.muted ?? []),
    [chat, presence, table?.muted],
  );
  const newest = chat.at(-1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what comes while the chat is seen has been read
  useEffect(() => {
    session.chatRead();
  }, [newest, session]);
  if (table === null) return null;
  const { slug, seat, muted, chatClosed: isClosed } = table;
  const nameOf = (other: number) => players.find((player) => player.seat === other)?.name ?? '';
  const own = seat === null ? watchName : nameOf(seat);
  const silenced = muted.map(nameOf);
  const others = typing.filter((name) => name !== own && !silenced.includes(name));
  const isOwn = (line: LogLine) =>
    line.kind === 'said' && line.said.seat === seat && (seat !== null || line.said.from === own);
  const isOwner = players.some((player) => player.owner && player.seat === seat);
  const close = (closed: boolean) => void session.ask('closeChat', { closed });
  return (
    <div className={styles.chat}>
      <ChatLog lines={lines} isOwn={isOwn} />
      <p className={styles.typing} aria-live="polite">
        {others.length > 0
          ? texts.isTyping(others)
          : silenced.length > 0
            ? texts.muted(silenced)
            : ''}
      </p>
      {isSetting ? (
        <ChatSettings
          players={players}
          seat={seat}
          muted={muted}
          isClosed={isClosed}
          onMute={(other, isMuted) =>
            void session.ask('mutePlayer', { seat: other, muted: isMuted })
          }
          onClose={close}
        />
      ) : (
        !isClosed && own !== '' && <QuickBar onSay={session.say} onReact={session.react} />
      )}
      <div className={styles.foot}>
        <button
          type="button"
          className={styles.people}
          aria-label={texts.people}
          title={texts.people}
          aria-expanded={isSetting}
          onClick={() => setIsSetting(!isSetting)}
        >
          <Icon name={isSetting ? 'close' : 'people'} />
        </button>
        {isClosed ? (
          <ClosedChat isOwner={isOwner} onOpen={() => close(false)} />
        ) : own === '' ? (
          <NameForm slug={slug} />
        ) : (
          <SayForm onSay={session.say} onTyping={session.typing} />
        )}
      </div>
    </div>
  );
}

/** Replaces the input while the chat is closed: says who closed it, and lets them open it. */
function ClosedChat({ isOwner, onOpen }: { isOwner: boolean; onOpen: () => void }) {
  const texts = useTexts('chat');
  return (
    <div className={styles.closed}>
      <Icon name="lock" />
      <p role="status">
        <b>{texts.closed}</b> {isOwner ? texts.closedByYou : texts.closedByOwner}
      </p>
      {isOwner && (
        <Button isSmall onClick={onOpen}>
          {texts.reopen}
        </Button>
      )}
    </div>
  );
}

interface ChatSettingsProps {
  readonly players: readonly Player[];
  readonly seat: Seat | null;
  readonly muted: readonly Seat[];
  readonly isClosed: boolean;
  onMute(seat: Seat, isMuted: boolean): void;
  onClose(isClosed: boolean): void;
}

/** Who is muted, and, for the owner of the table, whether anybody may write. */
function ChatSettings(props: ChatSettingsProps) {
  const { players, seat, muted, isClosed, onMute, onClose } = props;
  const texts = useTexts('chat');
  const others = players.filter((player) => player.bot === null && player.seat !== seat);
  const isOwner = players.some((player) => player.owner && player.seat === seat);
  return (
    <section className={styles.settings} aria-label={texts.people}>
      {isOwner && (
        <Switch
          isBoxed
          label={texts.open}
          about={texts.openHint}
          isOn={!isClosed}
          onChange={(isOpen) => onClose(!isOpen)}
        />
      )}
      {others.map((player) => {
        const isShown = !muted.includes(player.seat);
        return (
          <Switch
            isBoxed
            key={player.seat}
            label={player.name}
            about={isShown ? texts.unmutedHelp : texts.mutedHelp}
            isOn={isShown}
            onChange={(isOn) => onMute(player.seat, !isOn)}
          />
        );
      })}
      {others.length === 0 && <p className={styles.nobody}>{texts.nobody}</p>}
    </section>
  );
}
