// What is said with one tap: reactions, and the usual words of a card table.

import type { WheelEvent } from 'react';
import { REACTIONS, type Reaction, ReactionIcon } from '../art/reactions.tsx';
import { useTexts } from '../texts/table-texts.ts';
import styles from './QuickBar.module.css';

export interface QuickBarProps {
  onSay(text: string): void;
  onReact(reaction: Reaction): void;
}

/** A plain wheel turns sideways too. */
const turn = (event: WheelEvent<HTMLElement>) => {
  event.currentTarget.scrollLeft += event.deltaY;
};

export function QuickBar({ onSay, onReact }: QuickBarProps) {
  const t = useTexts();
  return (
    <>
      <fieldset className={styles.bar} aria-label={t.talk.reactions} onWheel={turn}>
        {REACTIONS.map((reaction) => (
          <button
            key={reaction}
            type="button"
            className={styles.reaction}
            aria-label={t.talk.reaction[reaction]}
            title={t.talk.reaction[reaction]}
            onClick={() => onReact(reaction)}
          >
            <ReactionIcon reaction={reaction} />
          </button>
        ))}
      </fieldset>
      <fieldset
        className={`${styles.bar} ${styles.words}`}
        aria-label={t.talk.quickWords}
        onWheel={turn}
      >
        {t.talk.quick.map((text) => (
          <button key={text} type="button" className={styles.word} onClick={() => onSay(text)}>
            <span>{text}</span>
          </button>
        ))}
      </fieldset>
    </>
  );
}
