// One line in the log of a chat.

import { memo } from 'react';
import { ReactionIcon } from '../art/reactions.tsx';
import { useSettings } from '../state/settings.tsx';
import { useTalkTexts } from '../texts/talk-texts.ts';
import styles from './ChatRow.module.css';
import type { LogLine } from './lines.ts';

interface ChatRowProps {
  readonly line: LogLine;
  readonly isOwn: boolean;
}

/** Lines never change, and there may be hundreds. */
export const ChatRow = memo(Row, (before, after) => {
  return before.line.key === after.line.key && before.isOwn === after.isOwn;
});

function Row({ line, isOwn }: ChatRowProps) {
  const talk = useTalkTexts();
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
  if (line.kind === 'news') {
    const { kind, name } = line.news;
    return <li className={styles.news}>{talk[kind](name)}</li>;
  }
  const { from, text, reaction, seat } = line.said;
  return (
    <li className={isOwn ? `${styles.line} ${styles.own}` : styles.line}>
      <p>
        <b className={seat === null ? styles.guest : undefined}>{isOwn ? talk.you : from}</b>{' '}
        {reaction === undefined ? (
          text
        ) : (
          <span className={styles.reaction} title={talk.reaction[reaction]}>
            <ReactionIcon reaction={reaction} />
            <span className="visuallyHidden">{talk.reaction[reaction]}</span>
          </span>
        )}
      </p>
      <time className={styles.time} dateTime={time.toISOString()} aria-hidden="true">
        {shown}
      </time>
    </li>
  );
}
