// Trumps as a tile of King: its worth, and a button for each suit with the cards held in it.

import { type Card, SUITS, type Suit as SuitName, suitOf } from '@kalpler/engine';
import { shownChange } from '@kalpler/i18n/numbers';
import { ContractIcon, Suit } from '../../art/index.ts';
import { useTexts } from '../../state/texts.ts';
import styles from './TrumpTile.module.css';

const ORDER: readonly SuitName[] = ['spades', 'hearts', 'clubs', 'diamonds'];

interface TrumpTileProps {
  readonly value: number;
  readonly hand: readonly Card[];
  readonly open: readonly SuitName[];
  readonly chosen: SuitName | null;
  /** Why trumps cannot be chosen at all. */
  readonly closed: string | null;
  onChoose(suit: SuitName): void;
}

export function TrumpTile({ value, hand, open, chosen, closed, onChoose }: TrumpTileProps) {
  const t = useTexts('table');
  const look = closed !== null ? styles.closed : chosen ? styles.chosen : undefined;
  return (
    <div className={look ? `${styles.tile} ${look}` : styles.tile}>
      <span className={styles.name}>
        <span className={styles.icon}>
          <ContractIcon name="koz" />
        </span>
        <span>
          <b>{t.scores.trump}</b>
          <span className={styles.worth} data-price="">
            {closed ?? (
              <>
                <em>{shownChange(value)}</em> / {t.panels.units.trump}
              </>
            )}
          </span>
        </span>
      </span>
      {closed === null && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in this row
        <div className={styles.suits} role="group" aria-label={t.panels.trumpSuits}>
          {ORDER.filter((suit) => open.includes(suit)).map((suit) => {
            const count = hand.filter((card) => SUITS[suitOf(card)] === suit).length;
            return (
              <button
                key={suit}
                type="button"
                aria-pressed={chosen === suit}
                aria-label={t.panels.trumpSuit(t.cards.suits[suit], count)}
                onClick={() => onChoose(suit)}
              >
                <span className={styles.suit} data-suit={suit}>
                  <Suit suit={suit} />
                </span>
                <small>{count}</small>
              </button>
            );
          })}
        </div>
      )}
    </div>
  );
}
