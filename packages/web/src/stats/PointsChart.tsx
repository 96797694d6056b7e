// The points of each match over time, won ones and lost ones, and their moving average.

import { useTexts } from '../state/texts.ts';
import styles from './Chart.module.css';
import { ChartFrame } from './ChartFrame.tsx';
import { bounds, dots, lineThrough, MOST_SHOWN, scaleOf } from './chart-scale.ts';
import { useShown } from './shown.ts';
import type { RatePoint } from './summary.ts';

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
