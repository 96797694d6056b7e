// Asks somebody who only watches for a name, without which nobody writes.

import type { WireError } from '@kalpler/protocol';
import { type FormEvent, useId, useState } from 'react';
import { useClient } from '../state/client.tsx';
import { useSettings } from '../state/settings.tsx';
import { useTexts } from '../texts/table-texts.ts';
import { useTalkTexts } from '../texts/talk-texts.ts';
import { Button } from '../ui/index.ts';
import styles from './NameForm.module.css';
import { watchAs } from './watch-name.ts';

const MOST = 20;

export function NameForm({ slug }: { readonly slug: string }) {
  const t = useTexts();
  const talk = useTalkTexts();
  const field = useId();
  const { state, actions } = useClient();
  const { settings, change } = useSettings();
  const [name, setName] = useState(settings.name);
  const [problem, setProblem] = useState<WireError | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const go = async (event: FormEvent) => {
    event.preventDefault();
    const request = name.trim();
    if (request === '' || isBusy) return;
    setIsBusy(true);
    const answer = await watchAs(actions, { slug, key: state.table?.key ?? null }, request);
    setIsBusy(false);
    if (answer.ok && settings.name === '') change({ name: request });
    // It is told here, where the name was given.
    if (!answer.ok) actions.dismissProblem();
    setProblem(answer.ok ? null : answer.error);
  };
  return (
    <form className={styles.form} onSubmit={go}>
      <label htmlFor={field}>{talk.nameNeeded}</label>
      <div className={styles.row}>
        <input
          id={field}
          value={name}
          maxLength={MOST}
          placeholder={talk.name}
          autoComplete="nickname"
          enterKeyHint="go"
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" isSmall disabled={name.trim() === '' || isBusy}>
          {talk.nameGo}
        </Button>
      </div>
      <p role="status">{problem !== null && t.common.error(problem)}</p>
    </form>
  );
}
