// Figures side by side, each a number under its name.

import styles from './FigureList.module.css';

export interface Figure {
  readonly name: string;
  readonly value: string;
  readonly sub?: string | undefined;
}

export function FigureList({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <dl className={styles.list} data-count={figures.length}>
      {figures.map(({ name, value, sub }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <b>{value}</b>
            {sub !== undefined && <small>{sub}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
