// A card lying face up: paper with its face.

import type { Card, Suit } from '@kalpler/engine';
import { type CSSProperties, memo } from 'react';
import styles from './PlayingCard.module.css';
import { isCourt, printedOn } from './printed.ts';
import { OGEE, SUIT_SHAPES, TULIP } from './shapes.ts';

interface Props {
  readonly card: Card;
  readonly small?: boolean | undefined;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
}

export function PlayingCard({ card, small, className = '', style }: Props) {
  return (
    <span className={`${styles.card} ${className}`} style={style}>
      <CardFace card={card} small={small} />
    </span>
  );
}

interface CardFaceProps {
  readonly card: Card;
  /** For cards under 80 px: a larger index and one large sign. */
  readonly small?: boolean | undefined;
}

/** The face of a card: a large index, and pips, a court picture or an ace's tulip. */
export const CardFace = memo(function CardFace({ card, small = false }: CardFaceProps) {
  const printed = printedOn(card);
  if (printed.joker !== null) {
    return (
      <svg
        className={`${styles.face} ${styles[printed.joker]}`}
        viewBox="0 0 100 140"
        aria-hidden="true"
      >
        <Joker kind={printed.joker} isSmall={small} />
      </svg>
    );
  }
  const { rank, suit, name } = printed;
  return (
    <svg className={`${styles.face} ${styles[suit]}`} viewBox="0 0 100 140" aria-hidden="true">
      <Index rank={rank} isSmall={small} />
      <Pip suit={suit} x={small ? 21 : 18} y={small ? 57 : 48} scale={small ? 1.25 : 1} />
      {isCourt(rank) ? (
        <Court name={name} suit={suit} isSmall={small} />
      ) : small ? (
        <Pip suit={suit} x={67} y={104} scale={2.4} />
      ) : rank === 'A' ? (
        <Ace suit={suit} />
      ) : (
        pipsOf(Number(rank)).map((pip) => (
          <Pip key={`${pip.x} ${pip.y}`} suit={suit} scale={0.74} {...pip} />
        ))
      )}
    </svg>
  );
});

/** The rank in the corner; a ten is set as narrow as a king. */
function Index({ rank, isSmall }: { readonly rank: string; readonly isSmall: boolean }) {
  const isTen = rank === '10';
  return (
    <text
      className={styles.rank}
      x={isTen ? 3 : isSmall ? 7 : 6}
      y={isSmall ? 38 : 32}
      fontSize={isSmall ? 42 : 33}
      textLength={isTen ? (isSmall ? 42 : 31) : undefined}
      lengthAdjust={isTen ? 'spacingAndGlyphs' : undefined}
    >
      {rank}
    </text>
  );
}

/** Where the tulip stands in each sign, and how large. */
const CUTS: Readonly<Record<Suit, readonly [x: number, y: number, scale: number]>> = {
  hearts: [51.5, 70, 0.21],
  spades: [51.5, 74, 0.21],
  diamonds: [53, 71, 0.18],
  clubs: [51.5, 76, 0.21],
};

/** The middle of an ace: one large sign with a tulip cut out. */
function Ace({ suit }: { readonly suit: Suit }) {
  const [x, y, scale] = CUTS[suit];
  return (
    <>
      <Pip suit={suit} x={62} y={82} scale={2.7} />
      <path className={styles.cut} d={TULIP} transform={`translate(${x} ${y}) scale(${scale})`} />
    </>
  );
}

interface CourtProps {
  /** The card's printed name, as in `QS`. */
  readonly name: string;
  readonly suit: Suit;
  readonly isSmall: boolean;
}

/** Where the picture stands; it is 104 wide to 200 high. */
const FRAME = { x: 37.4, y: 15, width: 57.2, height: 110 };
const PIP = { x: 45, y: 26.5, scale: 0.7 };

/** A court card's picture: framed and whole, or on small cards a portrait that runs off the corner. */
function Court({ name, suit, isSmall }: CourtProps) {
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

/** Where the picture of a jack, queen or king is. */
function courtPicture(name: string): string {
  return `/courts/${name}.svg`;
}

let kept: readonly HTMLImageElement[] = [];

/** Fetches all twelve pictures, so that a hand appears complete. */
export function loadCourts(): void {
  if (kept.length > 0) return;
  kept = ['J', 'Q', 'K'].flatMap((rank) =>
    ['C', 'D', 'H', 'S'].map((suit) => {
      const image = new Image();
      image.src = courtPicture(rank + suit);
      return image;
    }),
  );
}

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

interface JokerProps {
  readonly kind: 'little' | 'big';
  readonly isSmall: boolean;
}

/** A joker: a cap of three petals with bells, once with a tulip (little) and once with two (big). */
function Joker({ kind, isSmall }: JokerProps) {
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

interface PipProps {
  readonly suit: Suit;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly isTurned?: boolean;
}

/** One suit sign on a card, around a point and possibly upside down. */
function Pip({ suit, x, y, scale, isTurned = false }: PipProps) {
  const turned = isTurned ? -scale : scale;
  return (
    <path
      transform={`translate(${x} ${y}) scale(${turned}) translate(-12 -12)`}
      d={SUIT_SHAPES[suit]}
    />
  );
}

interface PipPlace {
  readonly x: number;
  readonly y: number;
  readonly isTurned: boolean;
}

/** Per value the rows, from 0 at the top to 6 at the bottom, of the outer columns and of the middle. */
const ROWS: Readonly<Record<number, { readonly outer: number[]; readonly middle: number[] }>> = {
  2: { outer: [], middle: [0, 6] },
  3: { outer: [], middle: [0, 3, 6] },
  4: { outer: [0, 6], middle: [] },
  5: { outer: [0, 6], middle: [3] },
  6: { outer: [0, 3, 6], middle: [] },
  7: { outer: [0, 3, 6], middle: [1.5] },
  8: { outer: [0, 3, 6], middle: [1.5, 4.5] },
  9: { outer: [0, 2, 4, 6], middle: [3] },
  10: { outer: [0, 2, 4, 6], middle: [1, 5] },
};

const COLUMNS = { left: 49, middle: 67, right: 85 } as const;
const TOP = 22;
const ROW = 16;

/** Where the pips of a card from two to ten stand, in units of a card of 100 by 140. */
export function pipsOf(value: number): readonly PipPlace[] {
  const { outer, middle } = ROWS[value] ?? { outer: [], middle: [] };
  const column = (x: number, rows: readonly number[]): PipPlace[] =>
    rows.map((row) => ({ x, y: TOP + row * ROW, isTurned: row > 3 }));
  return [
    ...column(COLUMNS.left, outer),
    ...column(COLUMNS.middle, middle),
    ...column(COLUMNS.right, outer),
  ];
}
