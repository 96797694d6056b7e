// The log of a chat: it follows the newest line, unless somebody reads further up.

import type { ChatLine } from '@kalpler/protocol';
import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../art/index.ts';
import { ReactionIcon } from '../art/reactions.tsx';
import { useSettings } from '../state/settings.tsx';
import { useTexts } from '../state/texts.ts';
import styles from './ChatLog.module.css';
import type { PresenceChange } from './presence.ts';

export type LogLine =
  | { readonly kind: 'said'; readonly key: string; readonly at: number; readonly said: ChatLine }
  | {
      readonly kind: 'presence';
      readonly key: string;
      readonly at: number;
      readonly presence: PresenceChange;
    }
  | { readonly kind: 'time'; readonly key: string; readonly at: number };

/** After so long a silence the time is shown by itself. */
const SILENCE = 5 * 60_000;

export function logLines(
  chat: readonly ChatLine[],
  presence: readonly PresenceChange[],
  muted: readonly number[],
): LogLine[] {
  const keys = new Map<string, number>();
  // Two lines of one millisecond are distinguished by their order.
  const keyOf = (name: string) => {
    const count = keys.get(name) ?? 0;
    keys.set(name, count + 1);
    return `${name}:${count}`;
  };
  const said = chat
    .filter(({ seat }) => seat === null || !muted.includes(seat))
    .map((line): LogLine => {
      const { timestamp: at, from } = line;
      return { kind: 'said', key: keyOf(`${at}:${from}`), at, said: line };
    });
  const messages = presence.map((one): LogLine => {
    const { at, kind, name } = one;
    return { kind: 'presence', key: keyOf(`${at}:${kind}:${name}`), at, presence: one };
  });
  const lines = [...said, ...messages].sort((a, b) => a.at - b.at);
  return lines.flatMap((line, i): LogLine[] => {
    const before = lines[i - 1];
    return before !== undefined && line.at - before.at < SILENCE
      ? [line]
      : [{ kind: 'time', key: `time:${line.key}`, at: line.at }, line];
  });
}

interface ChatLogProps {
  readonly lines: readonly LogLine[];
  readonly isOwn: (line: LogLine) => boolean;
}

/** So near to the end is at the end. */
const NEAR = 24;

export function ChatLog({ lines, isOwn }: ChatLogProps) {
  const t = useTexts('table');
  const texts = useTexts('chat');
  const box = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const newest = lines.at(-1);
  const key = newest?.key;
  const [seen, setSeen] = useState(key);
  const toEnd = () => {
    const element = box.current!;
    element.scrollTop = element.scrollHeight;
    isAtEnd.current = true;
    setSeen(key);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new line moves the log
  useLayoutEffect(() => {
    if (isAtEnd.current || (newest !== undefined && isOwn(newest))) toEnd();
  }, [key]);
  // What takes room from the log, such as the settings, must not hide its end.
  useEffect(() => {
    const element = box.current!;
    const watch = new ResizeObserver(() => {
      if (isAtEnd.current) element.scrollTop = element.scrollHeight;
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  const onScroll = () => {
    const { scrollHeight, scrollTop, clientHeight } = box.current!;
    isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR;
    if (isAtEnd.current) setSeen(key);
  };
  const after = lines.slice(lines.findIndex((line) => line.key === seen) + 1);
  const unseen = after.filter((line) => line.kind === 'said').length;
  return (
    <div className={styles.frame}>
      <div
        ref={box}
        className={styles.log}
        role="log"
        aria-label={t.table.chat}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
        onScroll={onScroll}
      >
        <ol>
          {lines.length === 0 && <li className={styles.none}>{texts.none}</li>}
          {lines.map((line) => (
            <ChatRow key={line.key} line={line} isOwn={isOwn(line)} />
          ))}
        </ol>
      </div>
      {unseen > 0 && (
        <button type="button" className={styles.fresh} onClick={toEnd}>
          <Icon name="down" />
          {texts.newLines(unseen)}
        </button>
      )}
    </div>
  );
}

interface ChatRowProps {
  readonly line: LogLine;
  readonly isOwn: boolean;
}

/** One line in the log of a chat. Lines never change, and there may be hundreds. */
const ChatRow = memo(Row, (before, after) => {
  return before.line.key === after.line.key && before.isOwn === after.isOwn;
});

function Row({ line, isOwn }: ChatRowProps) {
  const texts = useTexts('chat');
  const { language } = useSettings().settings;
  const time = new Date(line.at);
  const shown = time.toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit' });
  if (line.kind === 'time') {
    return (
      <li className={styles.pause}>
        <time dateTime={time.toISOString()}>{shown}</time>
      </li>
    );
  }
  if (line.kind === 'presence') {
    const { kind, name } = line.presence;
    return <li className={styles.presence}>{texts[kind](name)}</li>;
  }
  const { from, text, reaction, seat } = line.said;
  return (
    <li className={isOwn ? `${styles.line} ${styles.own}` : styles.line}>
      <p>
        <b className={seat === null ? styles.guest : undefined}>{isOwn ? texts.you : from}</b>{' '}
        {reaction === undefined ? (
          text
        ) : (
          <span className={styles.reaction} title={texts.reaction[reaction]}>
            <ReactionIcon reaction={reaction} />
            <span className="visuallyHidden">{texts.reaction[reaction]}</span>
          </span>
        )}
      </p>
      <time className={styles.time} dateTime={time.toISOString()} aria-hidden="true">
        {shown}
      </time>
    </li>
  );
}
