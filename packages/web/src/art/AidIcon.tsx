// Icons of the help at a solo table, apart from the others: the home page needs none of them.

import type { ReactNode } from 'react';
import styles from './Icon.module.css';

/** A filled detail; everything else is a stroke. */
const FILLED = { fill: 'currentColor', stroke: 'none' } as const;

const ICONS = {
  /** A lamp in the form of a tulip's bud. */
  hint: (
    <>
      <path d="M12 2.8c3.6 3 5.7 5.4 5.7 8.4 0 2.6-1.3 4.2-3.2 5.4v1.6h-5v-1.6c-1.9-1.2-3.2-2.8-3.2-5.4 0-3 2.1-5.4 5.7-8.4Z" />
      <path d="M10 21h4" />
      <path {...FILLED} d="M12 7.6c1.5 2.4 1.5 4.7 0 6.9-1.5-2.2-1.5-4.5 0-6.9Z" />
    </>
  ),
  undo: <path d="M8.5 4.5 4 9l4.5 4.5M4.5 9h9.3a5.2 5.2 0 0 1 0 10.5H9" />,
  redo: <path d="M15.5 4.5 20 9l-4.5 4.5M19.5 9h-9.3a5.2 5.2 0 0 0 0 10.5H15" />,
  /** Cards laid out, one of them gone. */
  played: (
    <>
      <rect x="3.5" y="4" width="7.5" height="10.5" rx="1.6" />
      <path
        d="M14.6 4h4.3a1.6 1.6 0 0 1 1.6 1.6v7.3a1.6 1.6 0 0 1-1.6 1.6h-4.3"
        strokeDasharray="2.4 3"
      />
      <path d="M4 19.5h16" />
      <circle {...FILLED} cx="7.25" cy="9.25" r="1.6" />
    </>
  ),
  /** Four strokes and one across, as one counts on paper. */
  trainer: <path d="M5.5 5v14M9.8 5v14M14.2 5v14M18.5 5v14M3 16.5l18-9" />,
  voice: (
    <>
      <path d="M4 9.5h3.5L12 5.5v13l-4.5-4H4Z" />
      <path d="M15.5 9a4.2 4.2 0 0 1 0 6M18 6.2a8.2 8.2 0 0 1 0 11.6" />
    </>
  ),
  menu: (
    <g {...FILLED}>
      <circle cx="5.5" cy="12" r="1.8" />
      <circle cx="12" cy="12" r="1.8" />
      <circle cx="18.5" cy="12" r="1.8" />
    </g>
  ),
} as const satisfies Record<string, ReactNode>;

type AidIconName = keyof typeof ICONS;

interface Props {
  readonly name: AidIconName;
  readonly className?: string | undefined;
}

export function AidIcon({ name, className = '' }: Props) {
  return (
    <svg className={`${styles.icon} ${className}`} viewBox="0 0 24 24" aria-hidden="true">
      {ICONS[name]}
    </svg>
  );
}
