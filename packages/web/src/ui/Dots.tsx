// What is left of a small number of rights: full dots and empty ones, with words for screen readers.

import styles from './Dots.module.css';

interface Props {
  readonly left: number;
  readonly all: number;
  readonly label: string;
}

export function Dots({ left, all, label }: Props) {
  return (
    <span className={styles.dots} role="img" aria-label={label}>
      {Array.from({ length: all }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a dot is known by nothing but its place
        <i key={i} data-full={i < left} />
      ))}
    </span>
  );
}
