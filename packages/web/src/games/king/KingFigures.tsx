// What is counted in King alone.

import { ContractIcon } from '../../art/index.ts';
import { useTexts } from '../../state/texts.ts';
import type { FactsOf } from '../../stats/facts.ts';
import { Bar, FigureList } from '../../stats/figures/FigureList.tsx';
import { useShown } from '../../stats/figures/shown.ts';
import styles from '../../stats/figures/Table.module.css';
import { type ContractRow, kingFigures } from './figures.ts';

export function KingFigures({ facts }: { readonly facts: readonly FactsOf<'king'>[] }) {
  const s = useTexts('stats').stats;
  const shown = useShown();
  const { penalty, trump, contracts } = kingFigures(facts);
  const or = (value: number | null) => (value === null ? s.none : shown.number(value));
  const averages = contracts.flatMap(({ average, ownAverage }) => [average ?? 0, ownAverage ?? 0]);
  const low = Math.min(0, ...averages);
  const range = Math.max(1, Math.max(0, ...averages) - low);
  return (
    <section className={styles.split}>
      <div>
        <h2 className={styles.head}>{s.king.head}</h2>
        <FigureList
          figures={[
            { name: s.king.penalty, value: or(penalty) },
            { name: s.king.trump, value: or(trump) },
          ]}
        />
      </div>
      <div>
        <h3 className={styles.title}>{s.king.contracts}</h3>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{s.king.contract}</th>
              <td className={styles.roomy} />
              <th scope="col">{s.king.all}</th>
              <th scope="col">{s.king.own}</th>
            </tr>
          </thead>
          <tbody>
            {contracts.map((row) => (
              <Row key={row.contract} row={row} low={low} range={range} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

interface RowProps {
  readonly row: ContractRow;
  /** The lowest average of all, and how far the highest is from it. */
  readonly low: number;
  readonly range: number;
}

function Row({ row, low, range }: RowProps) {
  const t = useTexts('table');
  const zero = -low / range;
  const average = row.average ?? 0;
  const share = Math.abs(average) / range;
  return (
    <tr>
      <th scope="row">
        <span className={styles.contract}>
          <ContractIcon name={row.contract} />
          {t.table.contract[row.contract]}
        </span>
      </th>
      <td className={`${styles.roomy} ${styles.wide}`}>
        <Bar
          zero={zero}
          parts={[
            average < 0
              ? { kind: 'bad', share, from: zero - share }
              : { kind: 'good', share, from: zero },
          ]}
        />
      </td>
      <Average value={row.average} times={row.times} />
      <Average value={row.ownAverage} times={row.ownTimes} />
    </tr>
  );
}

function Average({ value, times }: { readonly value: number | null; readonly times: number }) {
  const s = useTexts('stats').stats;
  const shown = useShown();
  if (value === null) return <td>{s.none}</td>;
  return (
    <td data-sign={value < 0 ? 'bad' : value > 0 ? 'good' : undefined}>
      {shown.change(value)}
      <small>{s.king.times(times)}</small>
    </td>
  );
}
