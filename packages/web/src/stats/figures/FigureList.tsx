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

interface BarPart {
  readonly kind: 'main' | 'good' | 'bad' | 'quiet';
  /** Share of the whole bar, from 0 to 1. */
  readonly share: number;
  /** Where it begins; after the part before it unless said otherwise. */
  readonly from?: number;
}

const WIDTH = 100;
const HEIGHT = 10;

/** A flat bar of one or more parts, for the eye only: the numbers stand beside it. */
export function Bar({
  parts,
  zero,
}: {
  readonly parts: readonly BarPart[];
  readonly zero?: number;
}) {
  let end = 0;
  const placed = parts.map(({ kind, share, from }) => {
    const x = (from ?? end) * WIDTH;
    end = (from ?? end) + share;
    return { kind, x, width: share * WIDTH };
  });
  return (
    <svg
      className={styles.bar}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect width={WIDTH} height={HEIGHT} />
      {placed.map(({ kind, x, width }) => (
        <rect key={`${kind}${x}`} className={styles[kind]} x={x} width={width} height={HEIGHT} />
      ))}
      {zero !== undefined && <path d={`M${zero * WIDTH} 0V${HEIGHT}`} />}
    </svg>
  );
}
