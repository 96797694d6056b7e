// The record of a match as a file: the server's own, or one that is made here.

import { useEffect, useState } from 'react';
import { Icon } from '../art/index.ts';
import { useMatchTexts } from '../texts/match.ts';
import button from '../ui/Button.module.css';
import styles from './Download.module.css';
import type { MatchReader } from './reader.ts';
import { fileOf, type Whence } from './use-match.ts';

interface Props {
  readonly whence: Whence;
  readonly reader: MatchReader;
}

export function Download({ whence: { from, name }, reader }: Props) {
  const m = useMatchTexts();
  const made = useMadeFile(reader, from !== 'server');
  const href = from === 'server' ? fileOf(name) : made;
  if (href === null) return null;
  return (
    <a
      className={`${button.button} ${styles.download}`}
      data-kind="line"
      href={href}
      download={`kalpler-${from === 'link' ? 'match' : name}.json`}
    >
      <Icon name="down" />
      {m.download}
    </a>
  );
}

function useMadeFile(reader: MatchReader, isWanted: boolean): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let made: string | null = null;
    let isGone = false;
    reader.file().then(
      (text) => {
        if (isGone) return;
        made = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
        setUrl(made);
      },
      () => {},
    );
    return () => {
      isGone = true;
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [reader, isWanted]);
  return url;
}
