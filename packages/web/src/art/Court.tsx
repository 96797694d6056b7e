// A court card's picture: framed and whole, or on small cards a portrait that runs off the corner.

import type { Suit } from '@kalpler/engine';
import styles from './Court.module.css';
import { courtPicture } from './court-pictures.ts';
import { Pip } from './Pip.tsx';

interface Props {
  /** The card's printed name, as in `QS`. */
  readonly name: string;
  readonly suit: Suit;
  readonly isSmall: boolean;
}

/** Where the picture stands; it is 104 wide to 200 high. */
const FRAME = { x: 37.4, y: 15, width: 57.2, height: 110 };
const PIP = { x: 45, y: 26.5, scale: 0.7 };

export function Court({ name, suit, isSmall }: Props) {
  const href = courtPicture(name);
  if (isSmall) {
    return (
      <svg x="38" y="42" width="62" height="98" viewBox="0 0 62 98" aria-hidden="true">
        <image href={href} x="-33" y="-1" width="97" height="187" />
      </svg>
    );
  }
  return (
    <>
      <image href={href} {...FRAME} />
      <Pip suit={suit} {...PIP} />
      <Pip
        suit={suit}
        x={2 * FRAME.x + FRAME.width - PIP.x}
        y={140 - PIP.y}
        scale={PIP.scale}
        isTurned
      />
      <rect className={styles.frame} {...FRAME} rx="2.5" />
    </>
  );
}
