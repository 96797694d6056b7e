// Charts: the points of match after match, and the share of matches won, in one frame with its scale.

import type { ReactNode } from 'react';
import { useTexts } from '../../state/texts.ts';
import { useShown } from '../figures/shown.ts';
import { type RatePoint, WINDOW } from '../figures/summary.ts';
import styles from './Charts.module.css';

interface Props {
  readonly course: readonly RatePoint[];
  readonly isLowBest: boolean;
}

export function PointsChart({ course, isLowBest }: Props) {
  const s = useTexts('stats').stats;
  const shown = useShown();
  const latest = course.slice(-MOST_SHOWN);
  const points = latest.map((moment) => moment.points);
  const averages = latest.map(({ average }) => average);
  const [low, high] = bounds(points);
  const scale = scaleOf(latest.length, low, high);
  const marks = [...new Set([low, 0, high])];
  return (
    <ChartFrame
      title={isLowBest ? `${s.pointsChart} (${s.lowIsBest})` : s.pointsChart}
      label={s.pointsChartLabel(latest.length, shown.number(averages.at(-1)!))}
      marks={marks.map((value) => ({ text: shown.number(value), y: scale.y(value) }))}
      keys={[
        { kind: 'won', text: s.keyWon },
        { kind: 'lost', text: s.keyLost },
        { kind: 'average', text: s.keyAverage },
      ]}
    >
      <polyline className={styles.average} points={lineThrough(averages, scale)} />
      <path className={styles.lost} d={dots(points, scale, (i) => !latest[i]!.isWon)} />
      <path className={styles.hollow} d={dots(points, scale, (i) => !latest[i]!.isWon)} />
      <path className={styles.won} d={dots(points, scale, (i) => latest[i]!.isWon)} />
    </ChartFrame>
  );
}

const MARKS = [0, 0.5, 1];

/** The share of wins over time. */
export function RateChart({ course }: { readonly course: readonly RatePoint[] }) {
  const s = useTexts('stats').stats;
  const shown = useShown();
  const latest = course.slice(-MOST_SHOWN);
  const rates = latest.map(({ rate }) => rate);
  const scale = scaleOf(latest.length, 0, 1);
  return (
    <ChartFrame
      title={s.rateChart(WINDOW)}
      label={s.rateChartLabel(latest.length, shown.percent(rates.at(-1)!))}
      note={course.length > latest.length ? s.lastMatches(latest.length) : undefined}
      marks={MARKS.map((value) => ({ text: shown.percent(value), y: scale.y(value) }))}
    >
      <polyline className={styles.main} points={lineThrough(rates, scale)} />
      <path className={styles.end} d={dots(rates, scale, (i) => i === rates.length - 1)} />
    </ChartFrame>
  );
}

interface ChartFrameProps {
  readonly title: string;
  /** For screen readers. */
  readonly label: string;
  readonly note?: string | undefined;
  readonly marks: readonly { readonly text: string; readonly y: number }[];
  readonly keys?: readonly { readonly kind: 'won' | 'lost' | 'average'; readonly text: string }[];
  readonly children: ReactNode;
}

/** What every chart stands in: its title, the marks at its side, and what its signs mean. */
function ChartFrame({ title, label, note, marks, keys = [], children }: ChartFrameProps) {
  return (
    <figure className={styles.chart}>
      <figcaption>
        {title}
        {note !== undefined && <small>{note}</small>}
      </figcaption>
      <div className={styles.box}>
        <div className={styles.marks} aria-hidden="true">
          {marks.map(({ text, y }) => (
            <span key={text} style={{ top: `${(100 * y) / HEIGHT}%` }}>
              {text}
            </span>
          ))}
        </div>
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={label}
        >
          {marks.map(({ text, y }) => (
            <path key={text} className={styles.line} d={`M0 ${y}H${WIDTH}`} />
          ))}
          {children}
        </svg>
      </div>
      {keys.length > 0 && (
        <ul className={styles.keys}>
          {keys.map(({ kind, text }) => (
            <li key={kind}>
              <svg viewBox="0 0 20 12" aria-hidden="true">
                {kind === 'average' ? (
                  <path className={styles.average} d="M1 6H19" />
                ) : (
                  <>
                    <path className={styles[kind]} d="M10 6h.01" />
                    {kind === 'lost' && <path className={styles.hollow} d="M10 6h.01" />}
                  </>
                )}
              </svg>
              {text}
            </li>
          ))}
        </ul>
      )}
    </figure>
  );
}

/** The scale of a small chart: where matches and values lie in its box. */
const WIDTH = 300;
const HEIGHT = 100;
const EDGE = 6;
/** More would lie on each other. */
const MOST_SHOWN = 50;

interface Scale {
  x(place: number): number;
  y(value: number): number;
}

function scaleOf(count: number, low: number, high: number): Scale {
  const step = (WIDTH - 2 * EDGE) / Math.max(1, count - 1);
  return {
    x: (place) => EDGE + place * step,
    y: (value) => HEIGHT - EDGE - ((value - low) * (HEIGHT - 2 * EDGE)) / (high - low),
  };
}

/** Round numbers that the values lie between. */
function bounds(values: readonly number[]): [number, number] {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, high - low))));
  const nice = step / 2;
  return [Math.floor(low / nice) * nice, Math.max(Math.ceil(high / nice) * nice, low + nice)];
}

/** A line through values, as the points of a polyline. */
function lineThrough(values: readonly number[], { x, y }: Scale): string {
  return values.map((value, i) => `${x(i).toFixed(1)},${y(value).toFixed(1)}`).join(' ');
}

/** Dots as lines without length: they stay round however the box is stretched. */
function dots(values: readonly number[], { x, y }: Scale, is: (place: number) => boolean): string {
  return values
    .flatMap((value, i) => (is(i) ? [`M${x(i).toFixed(1)} ${y(value).toFixed(1)}h.01`] : []))
    .join('');
}
