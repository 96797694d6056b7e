// The guide's figure: a tulip with its leaves, which nods when something went well.

import { Tulip } from '../art/index.ts';
import styles from './GuideTulip.module.css';

export function GuideTulip({ mood }: { readonly mood: 'calm' | 'glad' | 'thoughtful' }) {
  return (
    <span className={styles.figure} data-mood={mood} aria-hidden="true">
      <svg className={styles.leaves} viewBox="0 0 40 60" aria-hidden="true">
        <path className={styles.stem} d="M20 30V58" />
        <path d="M20 58C9 56 5 47 4 36c8 3 14 10 16 22Z" />
        <path d="M20 58c11-2 15-11 16-22-8 3-14 10-16 22Z" />
      </svg>
      <Tulip className={styles.flower} />
    </span>
  );
}
