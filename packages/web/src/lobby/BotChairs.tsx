// The chairs of a new table: one's own, and for each of the others a friend or a computer player.

import type { Level } from '@kalpler/protocol';
import { LEVELS } from '@kalpler/protocol/level';
import { useId } from 'react';
import { Avatar, Icon } from '../art/index.ts';
import { useSettings } from '../state/settings.tsx';
import { useTexts } from '../texts/lobby-texts.ts';
import styles from './BotChairs.module.css';

export type Chair = Level | null;

interface Props {
  /** The chairs beside one's own: a level, or null for a free one. */
  readonly chairs: readonly Chair[];
  readonly onChange: (chairs: readonly Chair[]) => void;
}

export function BotChairs({ chairs, onChange }: Props) {
  const t = useTexts();
  const id = useId();
  const { name } = useSettings().settings;
  return (
    <fieldset className={styles.chairs}>
      <legend>{t.home.chairsTitle}</legend>
      <div className={styles.chair}>
        <Avatar name={name} size="xs" />
        <span className={styles.you}>{name || t.home.you}</span>
      </div>
      {chairs.map((chair, i) => {
        const key = `${id}-${i}`;
        return (
          <div key={key} className={styles.chair}>
            <span className={chair === null ? styles.free : styles.bot}>
              {chair !== null && <Icon name="bot" />}
            </span>
            <label htmlFor={key} className="visuallyHidden">
              {t.home.chair(i + 2)}
            </label>
            <select
              id={key}
              value={chair ?? ''}
              onChange={({ target }) =>
                onChange(chairs.with(i, target.value === '' ? null : (target.value as Level)))
              }
            >
              <option value="">{t.home.freeChair}</option>
              {LEVELS.map((level) => (
                <option key={level} value={level}>
                  {t.home.botLevel(t.common.levels[level])}
                </option>
              ))}
            </select>
          </div>
        );
      })}
    </fieldset>
  );
}
