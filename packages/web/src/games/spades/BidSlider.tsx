// A slider for the number of tricks, with buttons for one less and one more.

import type { CSSProperties, KeyboardEvent } from 'react';
import { Icon } from '../../art/index.ts';
import { useTexts } from '../../state/texts.ts';
import styles from './BidSlider.module.css';

/** The keys that lead to the lowest end. */
const TO_ZERO = new Set(['ArrowLeft', 'ArrowDown', 'PageDown', 'Home']);

interface BidSliderProps {
  /** Null while nothing is chosen. */
  readonly value: number | null;
  readonly most: number;
  /** The value as a screen reader says it. */
  readonly text: string;
  /** The value that is suggested, if one is. */
  readonly advised: number | null;
  isOpen(value: number): boolean;
  onChange(value: number): void;
}

export function BidSlider({ value, most, text, advised, isOpen, onChange }: BidSliderProps) {
  const t = useTexts('table');
  const values = Array.from({ length: most + 1 }, (_, i) => i);
  // From nothing, one less leads to the lowest end and one more to the first trick.
  const down = value === null ? 0 : value - 1;
  const up = value === null ? 1 : value + 1;
  const lower = values.some((other) => other <= down && isOpen(other));
  const higher = values.some((other) => other >= up && isOpen(other));
  /** Where nothing is chosen, the control stands at 0 unseen, and tells of no step that leaves it there. */
  const startAtZero = (event: KeyboardEvent) => {
    if (value === null && TO_ZERO.has(event.key)) onChange(0);
  };
  return (
    <div className={styles.row}>
      <button
        type="button"
        className={styles.step}
        aria-label={t.panels.bidLess}
        disabled={!lower}
        onClick={() => onChange(down)}
      >
        <Icon name="minus" />
      </button>
      <div
        className={styles.slider}
        data-empty={value === null}
        style={{ '--part': (value ?? 0) / most } as CSSProperties}
      >
        <div className={styles.track}>
          <i />
        </div>
        <div className={styles.ticks} aria-hidden="true">
          {values.map((tick) => (
            <span
              key={tick}
              className={tick === value ? styles.on : isOpen(tick) ? undefined : styles.closed}
              data-advised={tick === advised}
            >
              {tick}
              {tick === advised && <i />}
            </span>
          ))}
        </div>
        <input
          type="range"
          min={0}
          max={most}
          value={value ?? 0}
          aria-label={t.panels.bidRange(0, most)}
          aria-valuetext={text}
          onChange={(event) => onChange(event.target.valueAsNumber)}
          onKeyDown={startAtZero}
          onClick={(event) => value === null && onChange(event.currentTarget.valueAsNumber)}
        />
      </div>
      <button
        type="button"
        className={styles.step}
        aria-label={t.panels.bidMore}
        disabled={!higher}
        onClick={() => onChange(up)}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
}
