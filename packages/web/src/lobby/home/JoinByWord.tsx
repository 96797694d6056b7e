// The way to a friend's table by its word.

import { useId, useState } from 'react';
import { CardBack } from '../../art/index.ts';
import { readTableWord } from '../../state/address.ts';
import { useTexts } from '../../state/texts.ts';
import { Button } from '../../ui/index.ts';
import type { Play } from '../use-play.ts';
import styles from './JoinByWord.module.css';

export function JoinByWord({ play }: { readonly play: Play }) {
  const t = useTexts('lobby');
  const id = useId();
  const [word, setWord] = useState('');
  return (
    <section className={styles.felt}>
      <div className={styles.words}>
        <h2>{t.lobby.byWord}</h2>
        <p>{t.lobby.byWordHelp}</p>
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (word.trim() !== '') play.join(readTableWord(word));
          }}
        >
          <label htmlFor={id} className="visuallyHidden">
            {t.lobby.wordLabel}
          </label>
          <input
            id={id}
            value={word}
            placeholder={t.lobby.wordHint}
            maxLength={200}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
            onChange={(event) => setWord(event.target.value)}
          />
          <Button type="submit" kind="line" disabled={play.isBusy}>
            {t.lobby.join}
          </Button>
        </form>
      </div>
      <div className={styles.fan} aria-hidden="true">
        <CardBack />
        <CardBack />
        <CardBack />
      </div>
    </section>
  );
}
