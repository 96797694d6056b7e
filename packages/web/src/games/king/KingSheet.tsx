// The "yazboz" of King: one paper row for each game of the party, with totals and who is out of the red.

import { partyOutcome } from '@kalpler/engine';
import { shownNumber } from '@kalpler/i18n/numbers';
import { Avatar, Tulip } from '../../art/index.ts';
import { SheetHead } from '../../scores/SheetHead.tsx';
import { sideNames, sidesOf } from '../../scores/sides.ts';
import { useTexts } from '../../state/texts.ts';
import type { SheetProps } from '../plugin.ts';
import { partyLength } from './entry.ts';
import styles from './KingSheet.module.css';
import { KingSheetRow } from './KingSheetRow.tsx';
import { kingRows, lastRows } from './party.ts';

export function KingSheet({ view, isCompact }: SheetProps<'king'>) {
  const t = useTexts('table');
  const sides = sidesOf(view);
  const { options } = view;
  const all = partyLength(options);
  const { played, totals, winners } = view.standing;
  const rows = kingRows(view);
  const { cikmis } = partyOutcome(options, totals);
  const [isOut, isSunk] = winners
    ? [t.scores.out, t.scores.sunk]
    : [t.scores.rising, t.scores.sinking];
  return (
    <section className={isCompact ? styles.compact : styles.full}>
      {isCompact && (
        <SheetHead title={t.scores.yazboz} note={t.scores.party(played, all)} isCompact />
      )}
      <div className={styles.paper}>
        {!isCompact && (
          <header className={styles.head}>
            <p className={styles.left}>{t.scores.partyLeft(winners ? 0 : all - played)}</p>
            <p className={styles.hint}>{t.scores.runningHint}</p>
            <Tulip className={styles.tulip} />
          </header>
        )}
        <table className={styles.table}>
          <thead>
            <tr>
              <td />
              <th scope="col" className={styles.game}>
                {t.scores.deal}
              </th>
              {sides.map((side) => (
                <th key={side.index} scope="col">
                  <span className={styles.player}>
                    <Avatar name={sideNames(view, side)[0]!} size="xxs" />
                    <span>{sideNames(view, side)[0]}</span>
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {(isCompact ? lastRows(rows) : rows).map((row) => (
              <KingSheetRow
                key={row.number}
                row={row}
                view={view}
                sides={sides}
                isCompact={isCompact}
              />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td />
              <th scope="row" className={styles.game}>
                {t.scores.total}
              </th>
              {sides.map(({ index }) => (
                <td key={index} className={totals[index]! < 0 ? styles.minus : styles.plus}>
                  {shownNumber(totals[index]!)}
                </td>
              ))}
            </tr>
            <tr className={styles.state}>
              <td />
              <th scope="row" className={styles.game}>
                {t.scores.state}
              </th>
              {sides.map(({ index }) => (
                <td key={index}>{cikmis.includes(index) ? isOut : isSunk}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  );
}
