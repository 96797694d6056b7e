// One card of the deck as a small square: paper while it is out, ringed while it is held, empty when it is gone.

import type { Card, Suit as SuitName } from '@kalpler/engine';
import { Suit } from '../art/index.ts';
import { printedOn } from '../art/printed.ts';
import { useAidTexts } from '../texts/aids.ts';
import type { KnownCard } from './known.ts';
import styles from './PlayedCard.module.css';

interface Props {
  readonly card: Card;
  readonly state: KnownCard['state'];
  /** The suit it is listed under: a high deuce is printed with another. */
  readonly suit: SuitName;
}

export function PlayedCard({ card, state, suit }: Props) {
  const a = useAidTexts();
  const face = printedOn(card);
  const isRed = face.joker === null && (face.suit === 'hearts' || face.suit === 'diamonds');
  return (
    <li className={styles.card} data-state={state} data-red={isRed || undefined}>
      {face.joker === null ? face.rank : a.joker[face.joker]}
      {face.joker === null && face.suit !== suit && <Suit suit={face.suit} />}
      {face.joker !== null && <i />}
    </li>
  );
}
