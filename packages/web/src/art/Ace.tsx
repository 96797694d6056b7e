// The middle of an ace: one large sign with a tulip cut out of it.

import type { Suit } from '@kalpler/engine';
import styles from './Ace.module.css';
import { Pip } from './Pip.tsx';
import { TULIP } from './shapes.ts';

/** Where the tulip stands in each sign, and how large. */
const CUTS: Readonly<Record<Suit, readonly [x: number, y: number, scale: number]>> = {
  hearts: [51.5, 70, 0.21],
  spades: [51.5, 74, 0.21],
  diamonds: [53, 71, 0.18],
  clubs: [51.5, 76, 0.21],
};

export function Ace({ suit }: { readonly suit: Suit }) {
  const [x, y, scale] = CUTS[suit];
  return (
    <>
      <Pip suit={suit} x={62} y={82} scale={2.7} />
      <path className={styles.cut} d={TULIP} transform={`translate(${x} ${y}) scale(${scale})`} />
    </>
  );
}
