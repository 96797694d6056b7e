// What stands below a chat: a field to write in, quick words and reactions, and a name for spectators.

import type { WireError } from '@kalpler/protocol';
import { type FormEvent, useId, useRef, useState, type WheelEvent } from 'react';
import { Icon } from '../art/index.ts';
import { REACTIONS, type Reaction, ReactionIcon } from '../art/reactions.tsx';
import { useOnline } from '../state/online-context.tsx';
import type { OnlineSession } from '../state/online-session.ts';
import type { OnlineState } from '../state/online-state.ts';
import { useSettings } from '../state/settings.tsx';
import type { MoveOutcome } from '../state/table-session.ts';
import { useTexts } from '../state/texts.ts';
import { Button } from '../ui/index.ts';
import styles from './SayForm.module.css';

interface SayFormProps {
  onSay(text: string): void;
  onTyping(isTyping: boolean): void;
}

/** What the server takes. */
const MOST = 300;
/** The typing indicator goes out by itself after five seconds, so it is renewed before. */
const TYPING_AGAIN_MS = 3_000;

export function SayForm({ onSay, onTyping }: SayFormProps) {
  const texts = useTexts('chat');
  const input = useRef<HTMLInputElement>(null);
  const announcedAt = useRef(0);
  const announce = (isTyping: boolean) => {
    const now = performance.now();
    const isAnnounced =
      announcedAt.current > 0 && (!isTyping || now - announcedAt.current < TYPING_AGAIN_MS);
    if (isTyping === isAnnounced) return;
    announcedAt.current = isTyping ? now : 0;
    onTyping(isTyping);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    const text = input.current!.value.trim();
    if (text === '') return;
    // The server removes the indicator with the line.
    announcedAt.current = 0;
    input.current!.value = '';
    onSay(text);
  };
  return (
    <form className={styles.form} onSubmit={send}>
      <input
        ref={input}
        aria-label={texts.message}
        placeholder={texts.writeMessage}
        maxLength={MOST}
        autoComplete="off"
        enterKeyHint="send"
        onInput={(event) => announce(event.currentTarget.value !== '')}
        onBlur={() => announce(false)}
      />
      <button type="submit" aria-label={texts.send} title={texts.send}>
        <Icon name="send" />
      </button>
    </form>
  );
}

interface QuickBarProps {
  onSay(text: string): void;
  onReact(reaction: Reaction): void;
}

/** A plain wheel turns sideways too. */
const turn = (event: WheelEvent<HTMLElement>) => {
  event.currentTarget.scrollLeft += event.deltaY;
};

/** What is said with one tap: reactions, and the usual words of a card table. */
export function QuickBar({ onSay, onReact }: QuickBarProps) {
  const texts = useTexts('chat');
  return (
    <>
      <fieldset className={styles.bar} aria-label={texts.reactions} onWheel={turn}>
        {REACTIONS.map((reaction) => (
          <button
            key={reaction}
            type="button"
            className={styles.reaction}
            aria-label={texts.reaction[reaction]}
            title={texts.reaction[reaction]}
            onClick={() => onReact(reaction)}
          >
            <ReactionIcon reaction={reaction} />
          </button>
        ))}
      </fieldset>
      <fieldset
        className={`${styles.bar} ${styles.words}`}
        aria-label={texts.quickWords}
        onWheel={turn}
      >
        {texts.quick.map((text) => (
          <button key={text} type="button" className={styles.word} onClick={() => onSay(text)}>
            <span>{text}</span>
          </button>
        ))}
      </fieldset>
    </>
  );
}

const LONGEST_NAME = 20;

/** Asks somebody who only watches for a name, without which nobody writes. */
export function NameForm({ slug }: { readonly slug: string }) {
  const t = useTexts('table');
  const texts = useTexts('chat');
  const field = useId();
  const { state, session } = useOnline();
  const { settings, change } = useSettings();
  const [name, setName] = useState(settings.name);
  const [problem, setProblem] = useState<WireError | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const go = async (event: FormEvent) => {
    event.preventDefault();
    const trimmed = name.trim();
    if (trimmed === '' || isBusy) return;
    setIsBusy(true);
    const answer = await watchAs(session, { slug, key: state.table?.key ?? null }, trimmed);
    setIsBusy(false);
    if (answer.ok && settings.name === '') change({ name: trimmed });
    // It is shown here, where the name was given.
    if (!answer.ok) session.dismissProblem();
    setProblem(answer.ok ? null : answer.error);
  };
  return (
    <form className={styles.nameForm} onSubmit={go}>
      <label htmlFor={field}>{texts.nameNeeded}</label>
      <div className={styles.row}>
        <input
          id={field}
          value={name}
          maxLength={LONGEST_NAME}
          placeholder={texts.name}
          autoComplete="nickname"
          enterKeyHint="go"
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" isSmall disabled={name.trim() === '' || isBusy}>
          {texts.nameGo}
        </Button>
      </div>
      <p role="status">{problem !== null && t.common.error(problem)}</p>
    </form>
  );
}

/**
 * The name under which a spectator writes in the chat. Empty for players, and for spectators who watch
 * without a name, as after a lost connection.
 */
export function watchNameOf({ table }: OnlineState): string {
  return table?.seat === null ? table.name : '';
}

/** A name is given on coming, so it takes going out and coming in again. */
async function watchAs(
  session: OnlineSession,
  { slug, key }: { readonly slug: string; readonly key: string | null },
  name: string,
): Promise<MoveOutcome> {
  await session.ask('leaveTable', {});
  const answer = await session.watch(slug, key, name);
  if (!answer.ok) await session.watch(slug, key);
  return answer;
}
