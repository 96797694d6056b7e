// A game's emblem on its lattice: fills the place it is put in.

import type { GameId } from '@kalpler/engine';
import { LATTICE } from './ArtDefs.tsx';
import styles from './GameArt.module.css';
import { CROWN, OGEE, SUIT_SHAPES, TULIP } from './shapes.ts';

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
