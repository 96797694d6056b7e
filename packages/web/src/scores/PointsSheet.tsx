// A score sheet of points: what every deal brought, the deal on the table, and the totals.

import type { DealResult, TableView } from '@kalpler/engine';
import { shownNumber } from '@kalpler/i18n/numbers';
import type { TableTexts } from '@kalpler/i18n/tr/table';
import { gameEntry, goalOf } from '../games/games.ts';
import { useTexts } from '../state/texts.ts';
import styles from './PointsSheet.module.css';
import { SheetHead } from './SheetHead.tsx';
import { type Side, sideName, sidesOf } from './sides.ts';

const COMPACT_ROWS = 8;

interface PointsSheetProps<Result> {
  readonly view: Omit<TableView, 'results'> & { readonly results: readonly Result[] };
  readonly isCompact: boolean;
  /** What stands beside the points of a side, if anything does. */
  readonly noteOf?: (result: Result, side: Side) => string | null;
}

export function PointsSheet<Result extends DealResult>(props: PointsSheetProps<Result>) {
  const { view, isCompact, noteOf } = props;
  const t = useTexts('table');
  const sides = sidesOf(view);
  const shown = isCompact ? view.results.slice(-COMPACT_ROWS) : view.results;
  const { deal } = view;
  const isLive = deal !== null && deal.phase !== 'roundEnd' && view.standing.winners === null;
  const takenBy = ({ seats }: Side) => seats.reduce((sum, seat) => sum + deal!.taken[seat]!, 0);
  return (
    <section className={isCompact ? undefined : styles.full}>
      <SheetHead title={t.scores.points} note={goalNote(view, t)} isCompact={isCompact} />
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t.scores.deal}</th>
            {sides.map((side) => (
              <th key={side.index} scope="col" className={side.isOwn ? styles.own : undefined}>
                {sideName(view, side, t)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((result) => (
            <tr key={result.number}>
              <th scope="row">{result.number}</th>
              {sides.map((side) => (
                <Cell
                  key={side.index}
                  score={result.scores[side.index]!}
                  note={noteOf?.(result, side) ?? null}
                />
              ))}
            </tr>
          ))}
          {isLive && (
            <tr className={styles.live}>
              <th scope="row">
                {deal.setup.number} <small>{t.scores.live}</small>
              </th>
              {sides.map((side) => (
                <td key={side.index}>{deal.plays.length > 0 ? takenBy(side) : ''}</td>
              ))}
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t.scores.total}</th>
            {sides.map((side) => (
              <td key={side.index}>{shownNumber(view.standing.totals[side.index]!)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

/** How far the match goes. */
function goalNote(
  { options, standing }: Pick<TableView, 'options' | 'standing'>,
  t: TableTexts,
): string {
  const goal = goalOf(options);
  if (goal === null) return '';
  if ('deals' in goal) return t.scores.party(standing.played, goal.deals);
  return gameEntry(options.game).isLowBest
    ? t.scores.until(goal.points)
    : t.scores.target(goal.points);
}

function Cell({ score, note }: { readonly score: number; readonly note: string | null }) {
  return (
    <td className={score === 0 && note === null ? styles.none : undefined}>
      {shownNumber(score)}
      {note !== null && <small className={styles.note}>{note}</small>}
    </td>
  );
}
