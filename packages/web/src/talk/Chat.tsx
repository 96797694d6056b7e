// The chat of a table: lines, quick words, reactions, and who is typing.

import { REACTIONS } from '@kalpler/protocol';
import { type FormEvent, useEffect, useRef } from 'react';
import { Icon } from '../art/index.ts';
import { useClient } from '../state/client.tsx';
import { useTexts } from '../texts/table-texts.ts';
import styles from './Chat.module.css';

export function Chat() {
  const t = useTexts();
  const { state, actions } = useClient();
  const { chat, typing, table } = state;
  const list = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const isTyping = useRef(false);
  const lines = chat.length;
  useEffect(() => {
    if (lines >= 0) list.current?.scrollTo({ top: list.current.scrollHeight });
    actions.chatRead();
  }, [lines, actions]);
  const tellTyping = (now: boolean) => {
    if (now === isTyping.current) return;
    isTyping.current = now;
    actions.typing(now);
  };
  const say = (text: string) => {
    if (text.trim() !== '') actions.say(text);
    tellTyping(false);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    say(input.current!.value);
    input.current!.value = '';
  };
  const others = typing.filter((name) => name !== ownName(state));
  return (
    <div className={styles.chat}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <div ref={list} className={styles.log} role="log" aria-label={t.table.chat} tabIndex={0}>
        <ol>
          {lines === 0 && <li className={styles.system}>{t.table.noChat}</li>}
          {chat.map((line, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added
            <li key={`${line.timestamp}:${i}`}>
              <b>{line.from}</b> {line.reaction ?? line.text}
            </li>
          ))}
        </ol>
      </div>
      <p className={styles.typing} aria-live="polite">
        {others.length > 0 ? t.table.isTyping(others.join(', ')) : ''}
      </p>
      {table?.chatClosed ? (
        <p className={styles.system}>{t.table.chatClosed}</p>
      ) : (
        <>
          <div className={styles.quick}>
            {t.table.quick.slice(0, 4).map((text) => (
              <button key={text} type="button" onClick={() => say(text)}>
                {text}
              </button>
            ))}
            {REACTIONS.slice(0, 4).map((reaction) => (
              <button key={reaction} type="button" onClick={() => actions.react(reaction)}>
                {reaction}
              </button>
            ))}
          </div>
          <form className={styles.form} onSubmit={send}>
            <input
              ref={input}
              aria-label={t.table.message}
              placeholder={t.table.writeMessage}
              maxLength={300}
              onInput={(event) => tellTyping(event.currentTarget.value !== '')}
              onBlur={() => tellTyping(false)}
            />
            <button type="submit" aria-label={t.table.send}>
              <Icon name="send" />
            </button>
          </form>
        </>
      )}
    </div>
  );
}

function ownName({ players, table }: ReturnType<typeof useClient>['state']): string {
  return players.find(({ seat }) => seat === table?.seat)?.name ?? '';
}
