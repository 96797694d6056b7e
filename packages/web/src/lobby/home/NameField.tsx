// The name at the table, with a friendly suggestion while there is none.

import { useEffect, useId } from 'react';
import { Avatar } from '../../art/index.ts';
import { useSettings } from '../../state/settings.tsx';
import { useTexts } from '../../state/texts.ts';
import { IconButton } from '../../ui/index.ts';
import { drawName, isTaken } from '../nickname.ts';
import styles from './NameField.module.css';

const MOST = 20;
const NOBODY: readonly string[] = [];

/** Who sits at the table already: the page gives nobody a name of theirs. */
export function NameField({ taken = NOBODY }: { readonly taken?: readonly string[] }) {
  const t = useTexts('start');
  const id = useId();
  const { settings, change } = useSettings();
  const { name, isNameDrawn } = settings;
  const draw = () => {
    const drawn = drawName(settings.language, [...taken, name]);
    change({ name: drawn, isNameDrawn: true });
  };
  const clashes = isNameDrawn && isTaken(name, taken);
  const isNameless = name === '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: a name is given unasked only where there is none, or where one of ours is taken
  useEffect(() => {
    if (isNameless || clashes) draw();
  }, [clashes]);
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
          onChange={(event) => change({ name: event.target.value, isNameDrawn: false })}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.currentTarget.blur();
          }}
          onBlur={() => {
            if (name.trim() === '') draw();
          }}
        />
      </div>
      <IconButton icon="replay" label={t.home.anotherName} onClick={draw} />
    </div>
  );
}
