// Where a message is written; the others see that somebody is at it.

import { type FormEvent, useRef } from 'react';
import { Icon } from '../art/index.ts';
import { useTalkTexts } from '../texts/talk-texts.ts';
import styles from './SayForm.module.css';

interface SayFormProps {
  onSay(text: string): void;
  onTyping(isTyping: boolean): void;
}

/** What the server takes. */
const MOST = 300;
/** The sign goes out by itself after five seconds, so it is given again before. */
const AGAIN = 3_000;

export function SayForm({ onSay, onTyping }: SayFormProps) {
  const talk = useTalkTexts();
  const input = useRef<HTMLInputElement>(null);
  const sent = useRef(0);
  const notify = (isTyping: boolean) => {
    const now = performance.now();
    const isNotified = sent.current > 0 && (!isTyping || now - sent.current < AGAIN);
    if (isTyping === isNotified) return;
    sent.current = isTyping ? now : 0;
    onTyping(isTyping);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    const text = input.current!.value.trim();
    if (text === '') return;
    // The server takes the sign back with the line.
    sent.current = 0;
    input.current!.value = '';
    onSay(text);
  };
  return (
    <form className={styles.form} onSubmit={send}>
      <input
        ref={input}
        aria-label={talk.message}
        placeholder={talk.writeMessage}
        maxLength={MOST}
        autoComplete="off"
        enterKeyHint="send"
        onInput={(event) => notify(event.currentTarget.value !== '')}
        onBlur={() => notify(false)}
      />
      <button type="submit" aria-label={talk.send} title={talk.send}>
        <Icon name="send" />
      </button>
    </form>
  );
}
