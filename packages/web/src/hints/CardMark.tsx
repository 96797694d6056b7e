// A card in a line of text: its rank and its sign, and its name for screen readers.

import type { Card } from '@kalpler/engine';
import { Suit } from '../art/index.ts';
import { printedOn } from '../art/printed.ts';
import { useTexts } from '../state/texts.ts';
import styles from './CardMark.module.css';

export function CardMark({ card }: { readonly card: Card }) {
  const t = useTexts('table');
  const a = useTexts('hints');
  const face = printedOn(card);
  return (
    <span className={styles.mark}>
      <span className="visuallyHidden">{t.cards.name(card)}</span>
      <b aria-hidden="true">{face.joker === null ? face.rank : a.joker[face.joker]}</b>
      {face.joker === null ? <Suit suit={face.suit} isTinted /> : <Star />}
    </span>
  );
}

/** The sign of a joker. */
function Star() {
  return (
    <svg className={styles.star} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 2c1.4 5.6 4.4 8.6 10 10-5.6 1.4-8.6 4.4-10 10-1.4-5.6-4.4-8.6-10-10 5.6-1.4 8.6-4.4 10-10Z" />
    </svg>
  );
}
