// The last four weeks: how many deals of each day were played on it; a tap shows the day.

import { GAME_IDS } from '@kalpler/engine';
import { useId } from 'react';
import { useDailyTexts } from '../../texts/daily.ts';
import { type DailyResult, resultFor } from '../daily-results.ts';
import { type Day, startOf } from '../day.ts';
import styles from './DailyCalendar.module.css';

interface Props {
  readonly days: readonly Day[];
  readonly today: Day;
  /** The day that is shown. */
  readonly day: Day;
  readonly results: readonly DailyResult[];
  readonly onChoose: (day: Day) => void;
}

export function DailyCalendar({ days, today, day, results, onChoose }: Props) {
  const d = useDailyTexts();
  const heading = useId();
  const date = new Intl.DateTimeFormat(d.locale, {
    ...{ day: 'numeric', month: 'long', timeZone: 'UTC' },
  } as const);
  return (
    <section className={styles.calendar} aria-labelledby={heading}>
      <h2 id={heading}>{d.calendar}</h2>
      <div className={styles.weekdays} aria-hidden="true">
        {d.weekdays.map((one) => (
          <span key={one}>{one}</span>
        ))}
      </div>
      <ol className={styles.days}>
        {days.map((one) => {
          const of = GAME_IDS.map((game) => resultFor(results, game, one));
          const played = of.filter((result) => result !== undefined).length;
          return (
            <li key={one}>
              <button
                type="button"
                disabled={one > today}
                aria-current={one === today ? 'date' : undefined}
                aria-pressed={one === day}
                aria-label={d.dayLabel(date.format(startOf(one)), played)}
                onClick={() => onChoose(one)}
              >
                <span>
                  {Number(one.slice(8))}
                  <span className={styles.dots}>
                    {of.map((result, i) => (
                      <i
                        key={GAME_IDS[i]}
                        data-played={result === undefined ? 'no' : result.isOnTime ? 'yes' : 'late'}
                      />
                    ))}
                  </span>
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
