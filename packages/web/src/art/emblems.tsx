// The mark of the house, and the pattern that the pictures of the games stand on.

import styles from './emblems.module.css';
import { SUIT_SHAPES, TULIP } from './shapes.ts';

export function Logo({ className = '' }: { readonly className?: string | undefined }) {
  return (
    <svg className={`${styles.logo} ${className}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={SUIT_SHAPES.hearts} />
      <path className={styles.cut} d={TULIP} transform="translate(6.9 6.6) scale(.102)" />
    </svg>
  );
}

/** The pattern of lattices. */
export const LATTICE = 'lattice';

const TULIPS = [
  [6.2, 9],
  [-3.8, -5],
  [16.2, -5],
  [-3.8, 23],
  [16.2, 23],
] as const;

/** Patterns that drawings refer to by name; they stand once on the page. */
export function ArtDefs() {
  return (
    <svg className={styles.defs} width="0" height="0" aria-hidden="true">
      <defs>
        <pattern
          id={LATTICE}
          width="20"
          height="28"
          patternUnits="userSpaceOnUse"
          patternTransform="scale(2.2)"
        >
          <path
            className={styles.ogee}
            d="M10 0C11 5 20 8 20 14S11 23 10 28C9 23 0 20 0 14S9 5 10 0Z"
          />
          {TULIPS.map(([x, y]) => (
            <path
              key={`${x} ${y}`}
              className={styles.tulip}
              transform={`translate(${x} ${y}) scale(.076)`}
              d={TULIP}
            />
          ))}
        </pattern>
      </defs>
    </svg>
  );
}
