// Giving cards away: slots for the chosen cards, whom they go to, and who is still choosing.

import type { Card } from '@kalpler/engine';
import { Icon, PlayingCard, Tulip } from '../art/index.ts';
import { useTexts } from '../state/texts.ts';
import { Button } from '../ui/index.ts';
import { useIsRoomy } from '../ui/use-media.ts';
import styles from './GivePanel.module.css';
import { Panel } from './Panel.tsx';

interface GivePanelProps {
  readonly kind: 'pass' | 'exchange';
  readonly direction: 'left' | 'right' | 'across' | null;
  /** The name of the player who gets the cards. */
  readonly to: string;
  readonly count: number;
  readonly selected: readonly Card[];
  onRemove(card: Card): void;
  onConfirm(): void;
  readonly isSent: boolean;
  readonly waitingFor: readonly string[];
}

export function GivePanel(props: GivePanelProps) {
  const { kind, direction, to, count, selected, isSent, waitingFor } = props;
  const t = useTexts('table');
  const missing = count - selected.length;
  const isPass = kind === 'pass' && direction !== null;
  const hint = isSent
    ? t.panels.giveSent(to)
    : missing > 0
      ? t.panels.giveHint(to, count)
      : t.panels.giveReady(to);
  return (
    <Panel
      label={t.panels.giveLabel}
      head={
        isPass ? (
          <>
            <span className={`${styles.arrow} ${styles[direction]}`}>
              <Icon name="left" />
            </span>
            {t.panels.giveTo(direction)}
          </>
        ) : (
          t.panels.exchangeWith(to)
        )
      }
      hint={hint}
    >
      <div className={styles.body}>
        <ul className={isSent ? `${styles.slots} ${styles.sent}` : styles.slots}>
          {Array.from({ length: count }, (_, slot) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place
            <li key={slot}>
              <GiveSlot card={selected[slot] ?? null} isSent={isSent} onRemove={props.onRemove} />
            </li>
          ))}
        </ul>
        {isSent ? (
          <p className={styles.waiting} role="status">
            <Icon name="check" />
            <span>
              <b>{t.panels.giveDone}</b>
              {waitingFor.length > 0 && <small>{t.panels.waitingFor(waitingFor)}</small>}
            </span>
          </p>
        ) : (
          <Button kind="primary" isWide disabled={missing > 0} onClick={props.onConfirm}>
            {missing > 0 ? t.panels.giveMore(missing) : t.panels.giveConfirm(count, direction)}
          </Button>
        )}
      </div>
    </Panel>
  );
}

interface GiveSlotProps {
  readonly card: Card | null;
  readonly isSent: boolean;
  onRemove(card: Card): void;
}

/** A place for one card that is to be given away; tapping the card takes it back. */
function GiveSlot({ card, isSent, onRemove }: GiveSlotProps) {
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
