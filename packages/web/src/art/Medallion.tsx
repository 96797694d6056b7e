// The medallion embroidered on the cloth where the trick lies.

import { memo } from 'react';
import styles from './Medallion.module.css';
import { TULIP } from './shapes.ts';

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
