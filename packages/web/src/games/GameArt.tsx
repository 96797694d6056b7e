// A game's emblem on its lattice: fills the place it is put in.

import type { GameId } from '@kalpler/engine';
import { LATTICE } from '../art/emblems.tsx';
import { CROWN, OGEE, SUIT_SHAPES, TULIP } from '../art/shapes.ts';
import styles from './GameArt.module.css';
import { gameEntry, tintOf } from './games.ts';

/** Where a sign lies, and where its tulip is cut out. */
const SUIT_PLACE = 'translate(30.5 51) scale(1.62)';
const SUIT_CUT = 'translate(44.6 66) scale(.105)';
const HEART_CUT = 'translate(44.2 60) scale(.115)';
const CROWN_PLACE = 'translate(31.5 50) scale(.37)';
const CROWN_CUT = 'translate(45.2 65.5) scale(.095)';

function ogee(scale: number): string {
  return `translate(50 70) scale(${scale}) translate(-50 -70)`;
}

interface Props {
  readonly game: GameId;
  readonly className?: string | undefined;
}

export function GameArt({ game, className = '' }: Props) {
  const { sign } = gameEntry(game);
  const isCrown = sign === 'crown';
  const cut = isCrown ? CROWN_CUT : sign === 'hearts' ? HEART_CUT : SUIT_CUT;
  return (
    <span className={`${styles.art} ${className}`} style={tintOf(game)} aria-hidden="true">
      <svg className={styles.lattice} aria-hidden="true">
        <rect width="100%" height="100%" fill={`url(#${LATTICE})`} />
      </svg>
      <svg className={styles.emblem} viewBox="14 15 72 110" aria-hidden="true">
        <path className={styles.ground} d={OGEE} transform={ogee(1.26)} />
        <path className={styles.white} d={OGEE} transform={ogee(1.12)} />
        <path className={styles.line} d={OGEE} />
        <path
          className={styles.sign}
          d={isCrown ? CROWN : SUIT_SHAPES[sign]}
          transform={isCrown ? CROWN_PLACE : SUIT_PLACE}
        />
        <path className={styles.white} d={TULIP} transform={cut} />
      </svg>
    </span>
  );
}
