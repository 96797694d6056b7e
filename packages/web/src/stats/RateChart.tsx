// The share of wins over time.

import { useTexts } from '../state/texts.ts';
import styles from './Chart.module.css';
import { ChartFrame } from './ChartFrame.tsx';
import { dots, lineThrough, MOST_SHOWN, scaleOf } from './chart-scale.ts';
import { useShown } from './shown.ts';
import { type RatePoint, WINDOW } from './summary.ts';

const MARKS = [0, 0.5, 1];

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
