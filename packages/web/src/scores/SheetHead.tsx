// The line above a score sheet: its name where the sheet stands by itself, and how far the match goes.

import styles from './SheetHead.module.css';

interface SheetHeadProps {
  readonly title: string;
  readonly note: string;
  readonly isCompact: boolean;
}

export function SheetHead({ title, note, isCompact }: SheetHeadProps) {
  return (
    <div className={styles.head}>
      {isCompact && <h2>{title}</h2>}
      <p>{note}</p>
    </div>
  );
}
