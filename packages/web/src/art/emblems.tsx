// The mark of the house and the pictures of the games, with the pattern that both stand on.

import type { GameId } from '@kalpler/engine';
import styles from './emblems.module.css';
import { CROWN, OGEE, SUIT_SHAPES, TULIP } from './shapes.ts';

export function Logo({ className = '' }: { readonly className?: string | undefined }) {
  return (
    <svg className={`${styles.logo} ${className}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={SUIT_SHAPES.hearts} />
      <path className={styles.cut} d={TULIP} transform="translate(6.9 6.6) scale(.102)" />
    </svg>
  );
}

interface Emblem {
  readonly shape: string;
  readonly place: string;
  readonly cut: string;
}

const EMBLEMS: Readonly<Record<GameId, Emblem>> = {
  hearts: {
    shape: SUIT_SHAPES.hearts,
    place: 'translate(30.5 51) scale(1.62)',
    cut: 'translate(44.2 60) scale(.115)',
  },
  spades: {
    shape: SUIT_SHAPES.spades,
    place: 'translate(30.5 51) scale(1.62)',
    cut: 'translate(44.6 66) scale(.105)',
  },
  king: {
    shape: CROWN,
    place: 'translate(31.5 50) scale(.37)',
    cut: 'translate(45.2 65.5) scale(.095)',
  },
};

function ogee(scale: number): string {
  return `translate(50 70) scale(${scale}) translate(-50 -70)`;
}

interface Props {
  readonly game: GameId;
  readonly className?: string | undefined;
}

/** A game's emblem on its lattice: fills the place it is put in. */
export function GameArt({ game, className = '' }: Props) {
  const { shape, place, cut } = EMBLEMS[game];
  return (
    <span className={`${styles.art} ${styles[game]} ${className}`} aria-hidden="true">
      <svg className={styles.lattice} aria-hidden="true">
        <rect width="100%" height="100%" fill={`url(#${LATTICE})`} />
      </svg>
      <svg className={styles.emblem} viewBox="14 15 72 110" aria-hidden="true">
        <path className={styles.ground} d={OGEE} transform={ogee(1.26)} />
        <path className={styles.white} d={OGEE} transform={ogee(1.12)} />
        <path className={styles.line} d={OGEE} />
        <path className={styles.sign} d={shape} transform={place} />
        <path className={styles.white} d={TULIP} transform={cut} />
      </svg>
    </span>
  );
}

const LATTICE = 'lattice';

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
