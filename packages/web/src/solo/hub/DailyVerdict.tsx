// The result of a daily deal beside what the expert has made of the same cards.

import type { GameId } from '@kalpler/engine';
import { shownChange, shownNumber } from '../../scores/numbers.ts';
import { useDailyTexts } from '../../texts/daily.ts';
import { isBetter } from '../daily-score.ts';
import styles from './DailyVerdict.module.css';
import type { Par } from './use-daily.ts';

interface Props {
  readonly game: GameId;
  readonly points: number;
  readonly par: Par;
}

export function DailyVerdict({ game, points, par }: Props) {
  const d = useDailyTexts();
  // A lead has a sign.
  const shown = game === 'king' ? shownChange : shownNumber;
  return (
    <>
      <dl className={styles.both}>
        <div>
          <dt>{d.you}</dt>
          <dd>{shown(points)}</dd>
        </div>
        <div>
          <dt>{d.expert}</dt>
          <dd data-waiting={par === undefined}>
            {par === undefined ? d.thinking : par === null ? d.unknown : shown(par)}
          </dd>
        </div>
      </dl>
      {typeof par === 'number' && (
        <p className={isBetter(game, points, par) ? styles.better : undefined}>
          {isBetter(game, points, par)
            ? d.better(Math.abs(points - par))
            : points === par
              ? d.same
              : d.worse(Math.abs(points - par))}
        </p>
      )}
    </>
  );
}
