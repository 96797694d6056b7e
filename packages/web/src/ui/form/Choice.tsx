// One of a few values, all of them in sight.

import { type ReactNode, useId } from 'react';
import styles from './Choice.module.css';

interface Props<T> {
  readonly label: string;
  readonly values: readonly T[];
  readonly value: T;
  readonly name: (value: T) => string;
  readonly onChange: (value: T) => void;
  /** What the chosen value means. */
  readonly about?: ReactNode;
}

export function Choice<T>({ label, values, value, name, onChange, about }: Props<T>) {
  const group = useId();
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      <div className={styles.values}>
        {values.map((one) => (
          <label key={String(one)} className={one === value ? styles.on : undefined}>
            <input
              type="radio"
              name={group}
              checked={one === value}
              onChange={() => onChange(one)}
            />
            <span>{name(one)}</span>
          </label>
        ))}
      </div>
      {about !== undefined && <p>{about}</p>}
    </fieldset>
  );
}
