// A place for one card that is to be given away; tapping the card takes it back.

import type { Card } from '@kalpler/engine';
import { PlayingCard, Tulip } from '../art/index.ts';
import { useTexts } from '../state/texts.ts';
import styles from './GivePanel.module.css';
import { useIsRoomy } from './use-is-roomy.ts';

interface GiveSlotProps {
  readonly card: Card | null;
  readonly isSent: boolean;
  onRemove(card: Card): void;
}

export function GiveSlot({ card, isSent, onRemove }: GiveSlotProps) {
  const t = useTexts('table');
  const isSmall = !useIsRoomy();
  if (card === null) {
    return (
      <span className={styles.empty}>
        <span className="visuallyHidden">{t.panels.emptySlot}</span>
        <Tulip className={styles.tulip} />
      </span>
    );
  }
  if (isSent) {
    return (
      <>
        <span className="visuallyHidden">{t.cards.name(card)}</span>
        <PlayingCard card={card} small={isSmall} className={styles.card} />
      </>
    );
  }
  return (
    <button
      type="button"
      className={styles.filled}
      aria-label={t.panels.giveRemove(t.cards.name(card))}
      onClick={() => onRemove(card)}
    >
      <PlayingCard card={card} small={isSmall} className={styles.card} />
    </button>
  );
}
