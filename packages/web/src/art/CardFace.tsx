// The face of a card: a large index, and pips, a court picture or an ace's tulip.

import type { Card } from '@kalpler/engine';
import { memo } from 'react';
import { Ace } from './Ace.tsx';
import styles from './CardFace.module.css';
import { Court } from './Court.tsx';
import { Joker } from './Joker.tsx';
import { Pip } from './Pip.tsx';
import { pipsOf } from './pips.ts';
import { isCourt, printedOn } from './printed.ts';

interface Props {
  readonly card: Card;
  /** For cards under 80 px: a larger index and one large sign. */
  readonly small?: boolean | undefined;
}

export const CardFace = memo(function CardFace({ card, small = false }: Props) {
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
