// The mark of the house: a heart with a tulip cut out of it.

import styles from './Logo.module.css';
import { SUIT_SHAPES, TULIP } from './shapes.ts';

export function Logo({ className = '' }: { readonly className?: string | undefined }) {
  return (
    <svg className={`${styles.logo} ${className}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={SUIT_SHAPES.hearts} />
      <path className={styles.cut} d={TULIP} transform="translate(6.9 6.6) scale(.102)" />
    </svg>
  );
}
