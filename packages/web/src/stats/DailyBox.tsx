// Daily deals: the last days as tulips, and how many in a row.

import { Link } from 'wouter';
import { Tulip } from '../art/index.ts';
import { useTexts } from '../state/texts.ts';
import styles from './DailyBox.module.css';
import type { DailyFigures } from './daily-figures.ts';

export function DailyBox({ figures }: { readonly figures: DailyFigures }) {
  const s = useTexts('stats').stats;
  const { days, streak, latest } = figures;
  const played = latest.filter(({ deals }) => deals > 0).length;
  const isOpen = latest.at(-1)!.deals === 0;
  return (
    <section className={styles.daily}>
      <h2>{s.daily}</h2>
      <div className={styles.days} role="img" aria-label={s.dailyLabel(played, latest.length)}>
        {latest.map(({ day, deals }) => (
          <span key={day} data-played={deals > 0}>
            <Tulip />
          </span>
        ))}
      </div>
      <p>
        {[s.dailyDays(days), s.dailyStreak(streak.now), s.dailyLongest(streak.longest)].join(' · ')}
      </p>
      {isOpen && (
        <Link href="/tek/gunun-oyunu" className={styles.link}>
          {s.dailyPlay}
        </Link>
      )}
    </section>
  );
}
