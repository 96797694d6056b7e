// The share of wins as a wreath of tulips: as many are open as were won of twenty.

import { TULIP } from '../art/shapes.ts';
import styles from './RateBloom.module.css';

const COUNT = 20;
const MIDDLE = 100;
const RADIUS = 96;
const SCALE = 0.235;

interface Props {
  /** From 0 to 1. */
  readonly rate: number;
  readonly value: string;
  readonly sub: string;
  readonly label: string;
}

export function RateBloom({ rate, value, sub, label }: Props) {
  const open = Math.round(rate * COUNT);
  return (
    <div className={styles.bloom} role="img" aria-label={label}>
      <svg viewBox="0 0 200 200" aria-hidden="true">
        {Array.from({ length: COUNT }, (_, i) => {
          const place = `translate(${MIDDLE - 50 * SCALE} ${MIDDLE - RADIUS}) scale(${SCALE})`;
          const transform = `rotate(${(i * 360) / COUNT} ${MIDDLE} ${MIDDLE}) ${place}`;
          return <path key={transform} data-open={i < open} transform={transform} d={TULIP} />;
        })}
      </svg>
      <p aria-hidden="true">
        <b>{value}</b>
        <span>{sub}</span>
      </p>
    </div>
  );
}
