// One game of a day: to be played, begun, or finished with its result beside the expert's.

import type { GameId } from '@kalpler/engine';
import { shownChange, shownNumber } from '@kalpler/i18n/numbers';
import { useLocation } from 'wouter';
import { GameArt } from '../../games/GameArt.tsx';
import { useTexts } from '../../state/texts.ts';
import { Button } from '../../ui/index.ts';
import { useStart } from '../hub/use-start.ts';
import styles from './DailyDeal.module.css';
import { dailyRequest } from './daily.ts';
import { begunDaily, countsLead, isBetter, resultFor } from './daily-results.ts';
import type { Day } from './day.ts';
import type { Daily, Par } from './use-daily.ts';

interface Props {
  readonly game: GameId;
  readonly day: Day;
  readonly daily: Daily;
}

export function DailyDeal({ game, day, daily }: Props) {
  const t = useTexts('start');
  const d = useTexts('daily');
  const [, navigate] = useLocation();
  const { begin, isBusy, hasFailed } = useStart();
  const name = t.common.games[game];
  const result = resultFor(daily.results, game, day);
  const begun = begunDaily(daily.lines, game, day);
  const isKept = daily.lines.some(({ match }) => match.id === result?.id);
  return (
    <li className={styles.deal}>
      <span className={styles.art}>
        <GameArt game={game} />
      </span>
      <div className={styles.words}>
        <h3>{name}</h3>
        {result === undefined ? (
          <p>{d.task[game]}</p>
        ) : (
          <DailyVerdict game={game} points={result.points} par={daily.parOf(game, day)} />
        )}
        {result !== undefined && !result.isOnTime && <p>{d.late}</p>}
        <div role="alert">{hasFailed && <p className={styles.problem}>{d.failed}</p>}</div>
      </div>
      {result === undefined && begun === undefined && (
        <Button
          isWide
          aria-label={d.playGame(name)}
          aria-busy={isBusy}
          onClick={() => begin((own) => dailyRequest(game, day, own))}
        >
          {d.play}
        </Button>
      )}
      {result === undefined && begun !== undefined && (
        <Button
          isWide
          aria-label={d.goOnGame(name)}
          onClick={() => navigate(`/tek/${begun.match.id}`)}
        >
          {d.proceed}
        </Button>
      )}
      {result !== undefined && isKept && (
        <Button
          isWide
          kind="line"
          aria-label={d.reviewGame(name)}
          onClick={() => navigate(`/mac/tek/${result.id}`)}
        >
          {d.review}
        </Button>
      )}
    </li>
  );
}

interface DailyVerdictProps {
  readonly game: GameId;
  readonly points: number;
  readonly par: Par;
}

/** The result of a daily deal beside what the expert scores with the same cards. */
function DailyVerdict({ game, points, par }: DailyVerdictProps) {
  const d = useTexts('daily');
  const shown = countsLead(game) ? shownChange : shownNumber;
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
