// The name at the table, with a friendly suggestion for whoever has none.

import { useEffect, useId } from 'react';
import { Avatar } from '../art/index.ts';
import { useSettings } from '../state/settings.tsx';
import { useTexts } from '../texts/texts.ts';
import { IconButton } from '../ui/index.ts';
import styles from './NameField.module.css';
import { suggestName } from './nickname.ts';

const MOST = 20;

export function NameField() {
  const t = useTexts();
  const id = useId();
  const { settings, change } = useSettings();
  const { name } = settings;
  const suggest = () => change({ name: suggestName(t.home.nicknames, name) });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only whoever comes without a name gets one unasked
  useEffect(() => {
    if (name === '') suggest();
  }, []);
  return (
    <div className={styles.field}>
      <Avatar name={name} size="sm" />
      <div className={styles.text}>
        <label htmlFor={id}>{t.home.nameLabel}</label>
        <input
          id={id}
          value={name}
          maxLength={MOST}
          autoComplete="nickname"
          autoCapitalize="words"
          spellCheck={false}
          enterKeyHint="done"
          onChange={(event) => change({ name: event.target.value })}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.currentTarget.blur();
          }}
          onBlur={() => {
            if (name.trim() === '') suggest();
          }}
        />
      </div>
      <IconButton icon="replay" label={t.home.anotherName} onClick={suggest} />
    </div>
  );
}
