// The line for commands; the arrow keys bring back earlier ones.

import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '../state/texts.ts';
import { Button } from '../ui/index.ts';
import styles from './plain.module.css';

const MOST_KEPT = 50;

export function CommandLine({ onSend }: { readonly onSend: (typed: string) => void }) {
  const p = useTexts('text-mode');
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const earlier = useRef<string[]>([]);
  const at = useRef(0);
  useEffect(() => input.current?.focus(), []);

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== '') earlier.current = [...earlier.current, typed].slice(-MOST_KEPT);
    at.current = earlier.current.length;
    setTyped('');
    onSend(typed);
  };
  const recall = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (step === 0) return;
    event.preventDefault();
    at.current = Math.max(0, Math.min(earlier.current.length, at.current + step));
    setTyped(earlier.current[at.current] ?? '');
  };
  return (
    <form className={styles.command} onSubmit={send}>
      <label>
        {p.command}
        <input
          ref={input}
          value={typed}
          placeholder={p.commandHint}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="send"
          maxLength={300}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={recall}
        />
      </label>
      <Button kind="primary" type="submit">
        {p.send}
      </Button>
    </form>
  );
}
