// What stands in a list that has nothing to show.

import { Icon, Tulip } from '../art/index.ts';
import styles from './ListNote.module.css';

interface Props {
  readonly icon?: 'offline';
  readonly title: string;
  readonly help: string;
}

export function ListNote({ icon, title, help }: Props) {
  return (
    <div className={styles.note} role="status">
      <span className={styles.sign}>{icon === undefined ? <Tulip /> : <Icon name={icon} />}</span>
      <p>
        <b>{title}</b>
        {help}
      </p>
    </div>
  );
}
