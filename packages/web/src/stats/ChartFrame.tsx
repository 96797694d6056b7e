// What every chart stands in: its title, the marks at its side, and what its signs mean.

import type { ReactNode } from 'react';
import styles from './Chart.module.css';
import { HEIGHT, WIDTH } from './chart-scale.ts';

interface Props {
  readonly title: string;
  /** For the ear. */
  readonly label: string;
  readonly note?: string | undefined;
  readonly marks: readonly { readonly text: string; readonly y: number }[];
  readonly keys?: readonly { readonly kind: 'won' | 'lost' | 'average'; readonly text: string }[];
  readonly children: ReactNode;
}

export function ChartFrame({ title, label, note, marks, keys = [], children }: Props) {
  return (
    <figure className={styles.chart}>
      <figcaption>
        {title}
        {note !== undefined && <small>{note}</small>}
      </figcaption>
      <div className={styles.box}>
        <div className={styles.marks} aria-hidden="true">
          {marks.map(({ text, y }) => (
            <span key={text} style={{ top: `${(100 * y) / HEIGHT}%` }}>
              {text}
            </span>
          ))}
        </div>
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={label}
        >
          {marks.map(({ text, y }) => (
            <path key={text} className={styles.line} d={`M0 ${y}H${WIDTH}`} />
          ))}
          {children}
        </svg>
      </div>
      {keys.length > 0 && (
        <ul className={styles.keys}>
          {keys.map(({ kind, text }) => (
            <li key={kind}>
              <svg viewBox="0 0 20 12" aria-hidden="true">
                {kind === 'average' ? (
                  <path className={styles.average} d="M1 6H19" />
                ) : (
                  <>
                    <path className={styles[kind]} d="M10 6h.01" />
                    {kind === 'lost' && <path className={styles.hollow} d="M10 6h.01" />}
                  </>
                )}
              </svg>
              {text}
            </li>
          ))}
        </ul>
      )}
    </figure>
  );
}
