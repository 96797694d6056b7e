// The daily deal: the games of a day, the row of days, and how much is left of today.

import { GAME_IDS } from '@kalpler/engine';
import { useEffect, useId } from 'react';
import { useLocation, useSearch } from 'wouter';
import home from '../../lobby/home/Home.module.css';
import { useTexts } from '../../state/texts.ts';
import { Button, NotFetched } from '../../ui/index.ts';
import { HubHeader } from '../hub/HubHeader.tsx';
import { DailyDeal } from './DailyDeal.tsx';
import styles from './DailyPage.module.css';
import { type DailyResult, resultFor, streakOf } from './daily-results.ts';
import { type Day, startOf, weeksUpTo } from './day.ts';
import { useDaily, useToday } from './use-daily.ts';

const WEEKS = 4;

export function DailyPage() {
  const t = useTexts('start');
  const d = useTexts('daily');
  const [, navigate] = useLocation();
  const today = useToday();
  const days = weeksUpTo(today.day, WEEKS);
  const asked = new URLSearchParams(useSearch()).get('gun');
  const day = days.find((one) => one === asked && one <= today.day) ?? today.day;
  const isToday = day === today.day;
  const { daily, isUnread, readAgain } = useDaily(day);
  useEffect(() => {
    document.title = `${d.title} · ${t.common.brand}`;
  }, [d, t]);
  const date = new Intl.DateTimeFormat(d.locale, {
    ...{ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' },
  } as const).format(startOf(day));
  const show = (one: string) =>
    navigate(one === today.day ? '/tek/gunun-oyunu' : `/tek/gunun-oyunu?gun=${one}`);
  return (
    <div className={home.home}>
      <HubHeader title={d.title} back={d.back} to="/tek" />
      <main className={styles.page}>
        <p className={styles.lead}>{d.lead}</p>
        <dl className={styles.facts}>
          <div>
            <dt>{d.next}</dt>
            <dd>{d.hoursLeft(today.hours, today.minutes)}</dd>
          </div>
          <div>
            <dt>{d.streak}</dt>
            <dd>{daily === null ? '–' : d.days(streakOf(daily.results, today.day))}</dd>
          </div>
        </dl>
        <section className={styles.day} aria-live="polite">
          <div className={styles.head}>
            <h2>{isToday ? `${d.today}, ${date}` : date}</h2>
            {!isToday && (
              <Button isSmall kind="line" onClick={() => show(today.day)}>
                {d.backToToday}
              </Button>
            )}
          </div>
          {!isToday && <p className={styles.past}>{d.past}</p>}
          {isUnread && <NotFetched onAgain={readAgain} />}
          {daily !== null && (
            <ul className={styles.deals}>
              {GAME_IDS.map((game) => (
                <DailyDeal key={game + day} game={game} day={day} daily={daily} />
              ))}
            </ul>
          )}
        </section>
        <DailyCalendar
          days={days}
          today={today.day}
          day={day}
          results={daily?.results ?? []}
          onChoose={show}
        />
        <p className={styles.fair}>{d.fair}</p>
      </main>
    </div>
  );
}

interface Props {
  readonly days: readonly Day[];
  readonly today: Day;
  /** The day that is shown. */
  readonly day: Day;
  readonly results: readonly DailyResult[];
  readonly onChoose: (day: Day) => void;
}

/** The last four weeks: how many deals of each day were played on it; a tap shows the day. */
function DailyCalendar({ days, today, day, results, onChoose }: Props) {
  const d = useTexts('daily');
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
                aria-label={d.dayLabel(date.format(startOf(one)), played, of.length)}
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
