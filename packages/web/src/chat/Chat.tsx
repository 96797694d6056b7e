// The chat of a table: what was said, who is typing, one-tap words, and who wants to hear whom.

import { useEffect, useMemo, useState } from 'react';
import { Icon } from '../art/index.ts';
import { useClient } from '../state/client.tsx';
import { useTalkTexts } from '../texts/talk-texts.ts';
import styles from './Chat.module.css';
import { ChatLog } from './ChatLog.tsx';
import { ChatSettings } from './ChatSettings.tsx';
import { ClosedChat } from './ClosedChat.tsx';
import { type LogLine, logLines } from './lines.ts';
import { NameForm } from './NameForm.tsx';
import { useNews } from './news-keeper.ts';
import { QuickBar } from './QuickBar.tsx';
import { SayForm } from './SayForm.tsx';
import { watchNameOf } from './watch-name.ts';

export function Chat() {
  const talk = useTalkTexts();
  const { state, actions } = useClient();
  const { chat, typing, table, players } = state;
  const news = useNews(state);
  const watchName = watchNameOf(state);
  const [isSetting, setIsSetting] = useState(false);
  const lines = useMemo(() => logLines(chat, news, table?.muted ?? []), [chat, news, table?.muted]);
  const newest = chat.at(-1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever sees the chat has read what comes
  useEffect(() => {
    actions.chatRead();
  }, [newest, actions]);
  if (table === null) return null;
  const { slug, seat, muted, chatClosed: isClosed } = table;
  const nameOf = (other: number) => players.find((player) => player.seat === other)?.name ?? '';
  const own = seat === null ? watchName : nameOf(seat);
  const silenced = muted.map(nameOf);
  const others = typing.filter((name) => name !== own && !silenced.includes(name));
  const isOwn = (line: LogLine) =>
    line.kind === 'said' && line.said.seat === seat && (seat !== null || line.said.from === own);
  const isOwner = players.some((player) => player.owner && player.seat === seat);
  const close = (closed: boolean) => void actions.ask('closeChat', { closed });
  return (
    <div className={styles.chat}>
      <ChatLog lines={lines} isOwn={isOwn} />
      <p className={styles.typing} aria-live="polite">
        {others.length > 0
          ? talk.isTyping(others)
          : silenced.length > 0
            ? talk.muted(silenced)
            : ''}
      </p>
      {isSetting ? (
        <ChatSettings
          players={players}
          seat={seat}
          muted={muted}
          isClosed={isClosed}
          onMute={(other, isMuted) =>
            void actions.ask('mutePlayer', { seat: other, muted: isMuted })
          }
          onClose={close}
        />
      ) : (
        !isClosed && own !== '' && <QuickBar onSay={actions.say} onReact={actions.react} />
      )}
      <div className={styles.foot}>
        <button
          type="button"
          className={styles.people}
          aria-label={talk.people}
          title={talk.people}
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
          <SayForm onSay={actions.say} onTyping={actions.typing} />
        )}
      </div>
    </div>
  );
}
