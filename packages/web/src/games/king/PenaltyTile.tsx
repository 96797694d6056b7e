// A penalty of King as a tile: picture, name, what it costs, how often it is left, or why it is closed.

import type { Penalty } from '@kalpler/engine';
import { shownChange } from '@kalpler/i18n/numbers';
import { ContractIcon } from '../../art/index.ts';
import { useTexts } from '../../state/texts.ts';
import { Dots } from '../../ui/index.ts';
import styles from './PenaltyTile.module.css';

interface PenaltyTileProps {
  readonly name: Penalty;
  readonly value: number;
  /** How often it may still be chosen at this table; null where nobody counts. */
  readonly left: number | null;
  readonly all: number;
  readonly isChosen: boolean;
  /** Why it cannot be chosen. */
  readonly closed: string | null;
  onChoose(): void;
}

export function PenaltyTile(props: PenaltyTileProps) {
  const { name, value, left, all, isChosen, closed, onChoose } = props;
  const t = useTexts('table');
  const unit = t.panels.units[name];
  return (
    <button
      type="button"
      className={styles.tile}
      aria-pressed={isChosen}
      aria-disabled={closed !== null}
      onClick={() => closed === null && onChoose()}
    >
      <span className={styles.icon}>
        <ContractIcon name={name} />
      </span>
      <b>{t.scores.penalties[name]}</b>
      <span className={styles.price} data-price="">
        {closed ?? (
          <>
            <em>{shownChange(value)}</em>
            {unit && <span className={styles.unit}> / {unit}</span>}
          </>
        )}
      </span>
      {left !== null && (
        <span className={styles.dots}>
          <Dots left={left} all={all} label={t.panels.rightsLeft(left, all)} />
        </span>
      )}
    </button>
  );
}
