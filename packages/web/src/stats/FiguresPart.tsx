// The figures of the matches that the filter lets through, in numbers and drawings.

import { useMemo } from 'react';
import { GAME_FIGURES } from '../games/figures.ts';
import { gameEntry } from '../games/games.ts';
import { dayOf } from '../solo/day.ts';
import { useTexts } from '../state/texts.ts';
import { ListNote } from '../ui/ListNote.tsx';
import { DailyBox } from './DailyBox.tsx';
import { dailyFigures } from './daily-figures.ts';
import { EmptyStats } from './EmptyStats.tsx';
import styles from './FiguresPart.module.css';
import { Filters } from './Filters.tsx';
import { EVERYTHING, type Filter, filtered } from './filter.ts';
import { KeyFigures } from './KeyFigures.tsx';
import { LevelTable } from './LevelTable.tsx';
import { PointsChart } from './PointsChart.tsx';
import { RateChart } from './RateChart.tsx';
import { byLevel, courseOf, summaryOf } from './summary.ts';
import type { Records } from './use-records.ts';

interface Props {
  readonly records: Records;
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
}

export function FiguresPart({ records, filter, onFilter }: Props) {
  const s = useTexts('stats').stats;
  const { facts, lines } = records;
  const some = useMemo(() => filtered(facts, filter), [facts, filter]);
  const course = useMemo(() => courseOf(some), [some]);
  const daily = useMemo(() => dailyFigures(facts, dayOf(Date.now())), [facts]);
  const all = filtered(facts, EVERYTHING);
  if (all.length === 0) {
    return (
      <>
        <EmptyStats running={lines.find(({ progress }) => !progress.isOver)?.match.id ?? null} />
        {daily.deals > 0 && <DailyBox figures={daily} />}
      </>
    );
  }
  const summary = summaryOf(some);
  const levels = byLevel(some);
  const { game } = filter;
  const Figures = game === 'all' ? undefined : GAME_FIGURES[game]?.Figures;
  const isLowBest = game !== 'all' && gameEntry(game).isLowBest === true;
  return (
    <>
      <Filters facts={all} filter={filter} onChange={onFilter} />
      {some.length === 0 ? (
        <ListNote title={s.nothingTitle} help={s.nothing} />
      ) : (
        <div className={styles.figures}>
          <KeyFigures summary={summary} game={filter.game} />
          {course.length > 1 && (
            <section className={styles.charts} aria-label={s.overTime}>
              <RateChart course={course} />
              {summary.points !== null && <PointsChart course={course} isLowBest={isLowBest} />}
            </section>
          )}
          {Figures && <Figures facts={some} />}
          <div className={styles.side}>
            {filter.level === 'all' && <LevelTable rows={levels} />}
            <DailyBox figures={daily} />
          </div>
        </div>
      )}
    </>
  );
}
