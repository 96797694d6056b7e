// Who came where in the match.

import type { TableView } from '@kalpler/engine';
import { shownNumber } from '@kalpler/i18n/numbers';
import type { TableTexts } from '@kalpler/i18n/tr/table';
import type { Player } from '@kalpler/protocol';
import { Avatar } from '../art/index.ts';
import { gameTable } from '../games/tables.ts';
import { isLowBest, ranking, type Side, sideName, sideNames, sidesOf } from '../scores/sides.ts';
import { useTexts } from '../state/texts.ts';
import styles from './FinalRanking.module.css';

interface FinalRankingProps {
  readonly view: TableView;
  readonly players: readonly Player[];
}

export function FinalRanking({ view, players }: FinalRankingProps) {
  const t = useTexts('table');
  return (
    <ol className={styles.ranking}>
      {ranking(view).map(({ side, rank }) => (
        <li key={side.index} className={side.isOwn ? styles.own : undefined}>
          <span className={styles.rank}>{rank}</span>
          <span className={styles.faces}>
            {side.seats.map((seat) => (
              <Avatar
                key={seat}
                name={view.players[seat]!}
                size="sm"
                bot={players.some((player) => player.seat === seat && player.bot !== null)}
              />
            ))}
          </span>
          <b className={styles.name}>{sideName(view, side, t)}</b>
          <span className={styles.note}>{noteOf(view, side, t)}</span>
          <b className={styles.total}>{shownNumber(view.standing.totals[side.index]!)}</b>
        </li>
      ))}
    </ol>
  );
}

/** What else there is to say of a side: partners, or whether it is out of the red. */
function noteOf(view: TableView, side: Side, t: TableTexts): string {
  if (side.seats.length > 1) return view.seat === null ? '' : sideNames(view, side).join(', ');
  return gameTable(view.options.game).sideNote?.(view, side.index, t) ?? '';
}

const WIDTH = 300;
const HEIGHT = 104;
const EDGE = 8;

/**
 * The totals of all sides over the deals of a match, as lines that differ in stroke and stand beside their names.
 */
export function Chart({ view }: { view: TableView }) {
  const t = useTexts('table');
  const ends = useTexts('match-end');
  const results = view.results.filter((result) => !('cancelled' in result && result.cancelled));
  const sides = sidesOf(view);
  const lines = sides.map(({ index }) => [0, ...results.map((result) => result.totals[index]!)]);
  const low = Math.min(0, ...lines.flat());
  const high = Math.max(1, ...lines.flat());
  const x = (deal: number) => EDGE + (deal * (WIDTH - 2 * EDGE)) / Math.max(1, results.length);
  const y = (total: number) => HEIGHT - EDGE - ((total - low) * (HEIGHT - 2 * EDGE)) / (high - low);
  const order = sides
    .map((side, line) => ({ side, line, end: lines[line]!.at(-1)! }))
    .sort((a, b) => b.end - a.end);
  return (
    <figure className={styles.chart}>
      <figcaption>{ends.chart(isLowBest(view))}</figcaption>
      <div className={styles.row}>
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={ends.chartLabel(results.length)}
        >
          <path
            className={styles.axis}
            d={`M${EDGE} ${y(low)}H${WIDTH - EDGE}M${EDGE} ${y(high)}H${WIDTH - EDGE}`}
          />
          <path className={styles.zero} d={`M${EDGE} ${y(0)}H${WIDTH - EDGE}`} />
          {[...order].reverse().map(({ side, line }) => (
            <g key={side.index} data-line={line}>
              <polyline
                points={lines[line]!.map((total, deal) => `${x(deal)},${y(total)}`).join(' ')}
              />
              <path
                className={styles.end}
                d={`M${x(results.length)} ${y(lines[line]!.at(-1)!)}h.01`}
              />
            </g>
          ))}
        </svg>
        <ul>
          {order.map(({ side, line }) => (
            <li key={side.index} data-line={line}>
              <svg className={styles.key} viewBox="0 0 22 8" aria-hidden="true">
                <polyline points="1,4 21,4" />
              </svg>
              {sideName(view, side, t)}
            </li>
          ))}
        </ul>
      </div>
    </figure>
  );
}
