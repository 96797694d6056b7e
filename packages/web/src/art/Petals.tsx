// Petals that drift down once at both sides of the winner and stay there.

import type { CSSProperties } from 'react';
import styles from './Petals.module.css';
import { Tulip } from './Tulip.tsx';

const COLOURS = [styles.bole, styles.brass, styles.white, styles.turquoise];

/** Scattered without chance: multiples of irrational steps, so that every picture is the same. */
const PETALS = Array.from({ length: 34 }, (_, i) => {
  const spread = (step: number) => (i * step + 0.37) % 1;
  const style = {
    '--x': spread(0.754878).toFixed(3),
    '--y': spread(0.618034).toFixed(3),
    '--turn': `${Math.round(spread(0.324718) * 360)}deg`,
    '--scale': (0.5 + spread(0.430597) * 0.6).toFixed(2),
    '--wait': `${Math.round(spread(0.55497) * 700)}ms`,
  } as CSSProperties;
  return { style, colour: COLOURS[Math.floor(spread(0.269841) * COLOURS.length)] };
});

export function Petals({ className = '' }: { readonly className?: string | undefined }) {
  return (
    <div className={`${styles.petals} ${className}`} aria-hidden="true">
      {PETALS.map(({ style, colour }, i) => (
        <Tulip
          // biome-ignore lint/suspicious/noArrayIndexKey: the petals never change places
          key={i}
          className={`${styles.petal} ${colour}`}
          style={style}
        />
      ))}
    </div>
  );
}
