// A joker: a cap of three petals with bells, once with a tulip (little) and once with two (big).

import styles from './Joker.module.css';
import { OGEE, TULIP } from './shapes.ts';

/** The cap in three parts, 100 by 100: its points to the left, to the right and in the middle. */
const LEFT = 'M30 78C30 60 24 48 9 44 22 30 42 34 46 56L44 78Z';
const RIGHT = 'M70 78C70 60 76 48 91 44 78 30 58 34 54 56L56 78Z';
const MIDDLE = 'M34 78C34 50 40 26 50 12 60 26 66 50 66 78Z';
const BAND = 'M28 82H72V92H28Z';
const BELLS = [
  [9, 47],
  [50, 9],
  [91, 47],
] as const;

interface Props {
  readonly kind: 'little' | 'big';
  readonly isSmall: boolean;
}

export function Joker({ kind, isSmall }: Props) {
  const tulips = kind === 'big' ? [0, 1] : [0];
  const index = isSmall ? 'translate(1 3) scale(.44)' : 'translate(3 8) scale(.3)';
  return (
    <>
      <g transform={index}>
        <Cap />
      </g>
      {tulips.map((i) => (
        <path
          key={i}
          d={TULIP}
          transform={
            isSmall
              ? `translate(11 ${48 + i * 26}) scale(.25)`
              : `translate(8 ${41 + i * 22}) scale(.2)`
          }
        />
      ))}
      {isSmall ? (
        <g
          className={kind === 'big' ? styles.bright : undefined}
          transform="translate(31 70) scale(.66)"
        >
          <Cap />
        </g>
      ) : (
        <g
          className={kind === 'big' ? styles.bright : styles.plain}
          transform="translate(63 72) scale(1.06) translate(-50 -70)"
        >
          <path className={styles.ground} d={OGEE} />
          <path
            className={styles.line}
            d={OGEE}
            transform="translate(50 70) scale(.88) translate(-50 -70)"
          />
          <g transform="translate(30 50) scale(.4)">
            <Cap />
          </g>
        </g>
      )}
    </>
  );
}

function Cap() {
  return (
    <>
      <path className={styles.side} d={LEFT} />
      <path className={styles.side} d={RIGHT} />
      <path className={styles.middle} d={MIDDLE} />
      <path className={styles.band} d={BAND} />
      {BELLS.map(([x, y]) => (
        <circle key={x} className={styles.bell} cx={x} cy={y} r="6.5" />
      ))}
    </>
  );
}
