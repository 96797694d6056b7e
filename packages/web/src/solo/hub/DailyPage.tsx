// The daily deal: the three games of a day, the row of days, and how much is left of today.

import { GAME_IDS } from '@kalpler/engine';
import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import home from '../../lobby/home/Home.module.css';
import { useDailyTexts } from '../../texts/daily.ts';
import { useTexts } from '../../texts/texts.ts';
import { Button, NotFetched } from '../../ui/index.ts';
import { streakOf } from '../daily-results.ts';
import { startOf, weeksUpTo } from '../day.ts';
import { DailyCalendar } from './DailyCalendar.tsx';
import { DailyDeal } from './DailyDeal.tsx';
import styles from './DailyPage.module.css';
import { HubHeader } from './HubHeader.tsx';
import { useDaily } from './use-daily.ts';
import { useToday } from './use-today.ts';

const WEEKS = 4;

export function DailyPage() {
  const t = useTexts();
  const d = useDailyTexts();
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
