// How strong somebody is: one to four strokes, with the word under them.

import type { Level } from '@kalpler/protocol';
import { LEVELS } from '@kalpler/protocol/level';
import styles from './Strength.module.css';

interface Props {
  readonly level: Level;
  readonly name: string;
}

export function Strength({ level, name }: Props) {
  return (
    <span className={styles.strength}>
      <span aria-hidden="true">
        {LEVELS.map((one, i) => (
          <i key={one} data-on={i <= LEVELS.indexOf(level)} />
        ))}
      </span>
      {name}
    </span>
  );
}
