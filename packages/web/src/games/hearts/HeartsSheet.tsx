// The score sheet of Hearts: what every deal brought, the deal on the table, and the totals.

import type { HeartsOptions, HeartsResult, TableView } from '@kalpler/engine';
import { shownNumber } from '../../scores/numbers.ts';
import { SheetHead } from '../../scores/SheetHead.tsx';
import { type Side, sideNames, sidesOf } from '../../scores/sides.ts';
import { useTexts } from '../../texts/table-texts.ts';
import styles from './HeartsSheet.module.css';

const COMPACT_ROWS = 8;

interface HeartsSheetProps {
  readonly view: TableView;
  readonly options: HeartsOptions;
  readonly isCompact: boolean;
}

export function HeartsSheet({ view, options, isCompact }: HeartsSheetProps) {
  const t = useTexts();
  const sides = sidesOf(view);
  const results = view.results.filter((result) => result.game === 'hearts');
  const shown = isCompact ? results.slice(-COMPACT_ROWS) : results;
  const { deal } = view;
  const isLive = deal !== null && deal.phase !== 'roundEnd' && view.standing.winners === null;
  return (
    <section className={isCompact ? undefined : styles.full}>
      <SheetHead
        title={t.scores.points}
        note={t.scores.until(options.endScore)}
        isCompact={isCompact}
      />
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t.scores.deal}</th>
            {sides.map((side) => (
              <th key={side.index} scope="col" className={side.isOwn ? styles.own : undefined}>
                {sideNames(view, side)[0]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((result) => (
            <tr key={result.number}>
              <th scope="row">{result.number}</th>
              {sides.map((side) => (
                <Cell key={side.index} result={result} side={side} />
              ))}
            </tr>
          ))}
          {isLive && (
            <tr className={styles.live}>
              <th scope="row">
                {deal.setup.number} <small>{t.scores.live}</small>
              </th>
              {sides.map((side) => (
                <td key={side.index}>{deal.plays.length > 0 ? deal.taken[side.index] : ''}</td>
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

function Cell({ result, side }: { result: HeartsResult; side: Side }) {
  const t = useTexts();
  const score = result.scores[side.index]!;
  const hasMoon = result.moonShooter === side.index;
  return (
    <td className={score === 0 && !hasMoon ? styles.none : undefined}>
      {shownNumber(score)}
      {hasMoon && <small className={styles.moon}>{t.scores.moon}</small>}
    </td>
  );
}
