// For a table that is not there by its word alone: a private one opens with six digits.

import { useId, useState } from 'react';
import { useLocation } from 'wouter';
import { tableAddress } from '../state/address.ts';
import { useTexts } from '../texts/door-texts.ts';
import { Button } from '../ui/index.ts';
import styles from './CodeField.module.css';

interface Props {
  readonly slug: string;
  /** What has not opened it. */
  readonly code: string | null;
}

export function CodeField({ slug, code }: Props) {
  const t = useTexts();
  const id = useId();
  const [, navigate] = useLocation();
  const [typed, setTyped] = useState('');
  const digits = typed.replace(/\D/g, '');
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (digits.length === 6) navigate(tableAddress({ slug, key: digits }));
      }}
    >
      <label htmlFor={id}>{code === null ? t.home.codeLabel : t.home.codeAgain}</label>
      <div>
        <input
          id={id}
          value={typed}
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          placeholder="418 207"
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" kind="line" disabled={digits.length !== 6}>
          {t.home.join}
        </Button>
      </div>
    </form>
  );
}
