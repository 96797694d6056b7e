// Ornaments of the table and of great moments: the medallion of the cloth, blossoms, petals, the ring around a turn.

import { type CSSProperties, memo } from 'react';
import styles from './ornaments.module.css';
import { TULIP } from './shapes.ts';
import { Tulip } from './signs.tsx';

const MIDDLE = 200;
const TULIPS = Array.from({ length: 16 }, (_, i) => {
  const isTall = i % 2 === 0;
  const place = isTall ? 'translate(186 34) scale(.28)' : 'translate(188 48) scale(.24)';
  return { isTall, transform: `rotate(${i * 22.5} ${MIDDLE} ${MIDDLE}) ${place}` };
});

/** How far the points between two lobes lie within the line's radius. */
const INSET = 0.9;

/** A closed line of lobes around the middle: arcs that meet in points. */
function lobes(radius: number, count: number): string {
  const half = Math.PI / count;
  const chord = radius * INSET * Math.sin(half);
  const height = radius * (1 - INSET * Math.cos(half));
  const bend = ((chord ** 2 + height ** 2) / (2 * height)).toFixed(1);
  const point = (i: number) => {
    const angle = half * (2 * i + 1);
    const x = MIDDLE + radius * INSET * Math.sin(angle);
    const y = MIDDLE - radius * INSET * Math.cos(angle);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  const arcs = Array.from({ length: count }, (_, i) => `A${bend} ${bend} 0 0 1 ${point(i)}`);
  return `M${point(-1)}${arcs.join('')}Z`;
}

const LINES = [lobes(196, 16), lobes(186, 16), lobes(112, 8)];

export const Medallion = memo(function Medallion({ className = '' }: { className?: string }) {
  return (
    <svg className={`${styles.medallion} ${className}`} viewBox="0 0 400 400" aria-hidden="true">
      {LINES.map((line) => (
        <path key={line} d={line} />
      ))}
      {TULIPS.map(({ isTall, transform }) => (
        <path
          key={transform}
          className={isTall ? styles.filled : undefined}
          transform={transform}
          d={TULIP}
        />
      ))}
    </svg>
  );
});

const RINGS = [
  { name: 'outer', count: 24, radius: 198, scale: 0.41 },
  { name: 'middle', count: 16, radius: 158, scale: 0.52 },
  { name: 'inner', count: 12, radius: 106, scale: 0.385 },
] as const;

/** The winner's bloom: three rings of tulips that open from the inside out. */
export function Bloom({ className = '' }: { readonly className?: string | undefined }) {
  return (
    <svg className={`${styles.bloom} ${className}`} viewBox="0 0 400 400" aria-hidden="true">
      {RINGS.map(({ name, count, radius, scale }) => (
        <g key={name} className={`${styles.ring} ${styles[name]}`}>
          {Array.from({ length: count }, (_, i) => {
            const place = `translate(${200 - 50 * scale} ${200 - radius}) scale(${scale})`;
            const transform = `rotate(${(i * 360) / count} 200 200) ${place}`;
            return <path key={transform} transform={transform} d={TULIP} />;
          })}
        </g>
      ))}
    </svg>
  );
}

const COLOURS = [styles.bole, styles.brass, styles.white, styles.turquoise];

/** Scattered without chance: multiples of irrational steps, so that every drawing is the same. */
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

/** Petals that drift down once at both sides of the winner and stay there. */
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

interface Props {
  /** What is left, from 1 to 0. */
  readonly part: number;
  readonly isLow: boolean;
}

/** The time left for a turn, as a ring around a tile that empties clockwise. */
export function TurnRing({ part, isLow }: Props) {
  const left = Math.min(1, Math.max(0, part)) * 100;
  return (
    <svg className={styles.turnRing} data-low={isLow} viewBox="0 0 72 72" aria-hidden="true">
      <circle className={styles.track} cx="36" cy="36" r="34" />
      {left > 0 && (
        <circle cx="36" cy="36" r="34" pathLength="100" strokeDasharray={`${left} 100`} />
      )}
    </svg>
  );
}
