// The winner's bloom: three rings of tulips that open from the inside out.

import styles from './Bloom.module.css';
import { TULIP } from './shapes.ts';

const RINGS = [
  { name: 'outer', count: 24, radius: 198, scale: 0.41 },
  { name: 'middle', count: 16, radius: 158, scale: 0.52 },
  { name: 'inner', count: 12, radius: 106, scale: 0.385 },
] as const;

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
