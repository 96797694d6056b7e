// What is said with one tap: reactions, and the usual words of a card table.

import type { WheelEvent } from 'react';
import { REACTIONS, type Reaction, ReactionIcon } from '../art/reactions.tsx';
import { useTalkTexts } from '../texts/talk-texts.ts';
import styles from './QuickBar.module.css';

interface QuickBarProps {
  onSay(text: string): void;
  onReact(reaction: Reaction): void;
}

/** A plain wheel turns sideways too. */
const turn = (event: WheelEvent<HTMLElement>) => {
  event.currentTarget.scrollLeft += event.deltaY;
};

export function QuickBar({ onSay, onReact }: QuickBarProps) {
  const talk = useTalkTexts();
  return (
    <>
      <fieldset className={styles.bar} aria-label={talk.reactions} onWheel={turn}>
        {REACTIONS.map((reaction) => (
          <button
            key={reaction}
            type="button"
            className={styles.reaction}
            aria-label={talk.reaction[reaction]}
            title={talk.reaction[reaction]}
            onClick={() => onReact(reaction)}
          >
            <ReactionIcon reaction={reaction} />
          </button>
        ))}
      </fieldset>
      <fieldset
        className={`${styles.bar} ${styles.words}`}
        aria-label={talk.quickWords}
        onWheel={turn}
      >
        {talk.quick.map((text) => (
          <button key={text} type="button" className={styles.word} onClick={() => onSay(text)}>
            <span>{text}</span>
          </button>
        ))}
      </fieldset>
    </>
  );
}
