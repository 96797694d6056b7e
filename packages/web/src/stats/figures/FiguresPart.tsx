// The figures of the matches that the filter lets through, in numbers and drawings.

import { useMemo } from 'react';
import { Link, useLocation } from 'wouter';
import { Medallion, Tulip } from '../../art/index.ts';
import { TULIP } from '../../art/shapes.ts';
import { GAME_FIGURES } from '../../games/figures.ts';
import { gameEntry } from '../../games/games.ts';
import { dayOf } from '../../solo/daily/day.ts';
import { useTexts } from '../../state/texts.ts';
import { Button } from '../../ui/index.ts';
import { ListNote } from '../../ui/ListNote.tsx';
import { PointsChart, RateChart } from '../charts/Charts.tsx';
import type { Records } from '../use-records.ts';
import { type DailyFigures, dailyFigures } from './daily-figures.ts';
import { Bar, type Figure, FigureList } from './FigureList.tsx';
import styles from './FiguresPart.module.css';
import { Filters } from './Filters.tsx';
import { EVERYTHING, type Filter, filtered, type GameChoice } from './filter.ts';
import { useShown } from './shown.ts';
import { byLevel, courseOf, type LevelRow, type Summary, summaryOf } from './summary.ts';
import table from './Table.module.css';

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

interface KeyFiguresProps {
  readonly summary: Summary;
  readonly game: GameChoice;
}

/** The figures that everybody looks for first. */
function KeyFigures({ summary, game }: KeyFiguresProps) {
  const s = useTexts('stats').stats;
  const shown = useShown();
  const { matches, wins, rate, deals, helped, streak, points } = summary;
  const percent = shown.percent(rate ?? 0);
  const figures: Figure[] = [
    { name: s.streak, value: shown.number(streak.now), sub: s.longest(streak.longest) },
    { name: s.deals, value: shown.number(deals), sub: helped > 0 ? s.helped(helped) : undefined },
  ];
  if (game !== 'all' && points !== null) {
    const { perMatch, perDeal, best, worst } = points;
    const sub = gameEntry(game).isLowBest ? s.lowIsBest : undefined;
    figures.unshift(
      { name: s.perMatch, value: shown.number(perMatch), sub },
      { name: s.perDeal, value: perDeal === null ? s.none : shown.number(perDeal) },
      { name: s.best, value: shown.number(best) },
      { name: s.worst, value: shown.number(worst) },
    );
  } else {
    figures.unshift(
      { name: s.matches, value: shown.number(matches) },
      { name: s.wins, value: shown.number(wins) },
    );
  }
  return (
    <section className={styles.key} aria-label={s.rate}>
      <RateBloom
        rate={rate ?? 0}
        value={percent}
        sub={s.wonOf(wins, matches)}
        label={s.rateLabel(percent, wins, matches)}
      />
      <FigureList figures={figures} />
    </section>
  );
}

const COUNT = 20;
const MIDDLE = 100;
const RADIUS = 96;
const SCALE = 0.235;

interface RateBloomProps {
  /** From 0 to 1. */
  readonly rate: number;
  readonly value: string;
  readonly sub: string;
  readonly label: string;
}

/** The share of wins as a wreath of tulips: as many are open as were won of twenty. */
function RateBloom({ rate, value, sub, label }: RateBloomProps) {
  const open = Math.round(rate * COUNT);
  return (
    <div className={styles.bloom} role="img" aria-label={label}>
      <svg viewBox="0 0 200 200" aria-hidden="true">
        {Array.from({ length: COUNT }, (_, i) => {
          const place = `translate(${MIDDLE - 50 * SCALE} ${MIDDLE - RADIUS}) scale(${SCALE})`;
          const transform = `rotate(${(i * 360) / COUNT} ${MIDDLE} ${MIDDLE}) ${place}`;
          return <path key={transform} data-open={i < open} transform={transform} d={TULIP} />;
        })}
      </svg>
      <p aria-hidden="true">
        <b>{value}</b>
        <span>{sub}</span>
      </p>
    </div>
  );
}

/** How matches went against each level. */
function LevelTable({ rows }: { readonly rows: readonly LevelRow[] }) {
  const t = useTexts('table');
  const s = useTexts('stats').stats;
  return (
    <section>
      <h2 className={table.head}>{s.byLevel}</h2>
      <table className={table.table}>
        <thead className="visuallyHidden">
          <tr>
            <th scope="col">{s.level}</th>
            <th scope="col">{s.rate}</th>
            <th scope="col">{s.wins}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ level, matches, wins }) => (
            <tr key={level}>
              <th scope="row">{level === 'mixed' ? s.mixed : t.common.levels[level]}</th>
              <td className={table.wide}>
                <Bar parts={[{ kind: 'main', share: wins / matches }]} />
              </td>
              <td>{s.byLevelRow(wins, matches)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Daily deals: the last days as tulips, and how many in a row. */
function DailyBox({ figures }: { readonly figures: DailyFigures }) {
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

/**
 * What stands in place of figures when no match is over yet: an invitation. A match that was begun can be gone on
 * with.
 */
function EmptyStats({ running }: { readonly running: string | null }) {
  const s = useTexts('stats').stats;
  const [, navigate] = useLocation();
  return (
    <section className={styles.empty}>
      <div className={styles.picture} aria-hidden="true">
        <Medallion />
        <Tulip className={styles.tulip} />
      </div>
      <h2>{s.emptyTitle}</h2>
      <p>{running === null ? s.empty : s.emptyRunning}</p>
      <Button
        kind="primary"
        icon="bolt"
        onClick={() => navigate(running === null ? '/tek' : `/tek/${running}`)}
      >
        {running === null ? s.play : s.proceed}
      </Button>
    </section>
  );
}
