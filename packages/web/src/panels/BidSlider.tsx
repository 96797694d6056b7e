// A slider for the number of tricks, with buttons for one less and one more.

import type { CSSProperties } from 'react';
import { Icon } from '../art/index.ts';
import { useTexts } from '../texts/table-texts.ts';
import styles from './BidSlider.module.css';

export interface BidSliderProps {
  readonly value: number;
  readonly most: number;
  /** How the value is said. */
  readonly text: string;
  /** The value that is suggested, if one is. */
  readonly advised: number | null;
  isOpen(value: number): boolean;
  onChange(value: number): void;
}

export function BidSlider({ value, most, text, advised, isOpen, onChange }: BidSliderProps) {
  const t = useTexts();
  const values = Array.from({ length: most + 1 }, (_, i) => i);
  const lower = values.some((other) => other < value && isOpen(other));
  const higher = values.some((other) => other > value && isOpen(other));
  return (
    <div className={styles.row}>
      <button
        type="button"
        className={styles.step}
        aria-label={t.panels.bidLess}
        disabled={!lower}
        onClick={() => onChange(value - 1)}
      >
        <Icon name="minus" />
      </button>
      <div className={styles.slider} style={{ '--part': value / most } as CSSProperties}>
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
            </span>
          ))}
        </div>
        <input
          type="range"
          min={0}
          max={most}
          value={value}
          aria-label={t.panels.bidRange(0, most)}
          aria-valuetext={text}
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
      </div>
      <button
        type="button"
        className={styles.step}
        aria-label={t.panels.bidMore}
        disabled={!higher}
        onClick={() => onChange(value + 1)}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
}
