// What is counted in Hearts alone.

import { useTexts } from '../../state/texts.ts';
import type { FactsOf } from '../../stats/facts.ts';
import { Bar, FigureList } from '../../stats/figures/FigureList.tsx';
import { useShown } from '../../stats/figures/shown.ts';
import { share } from '../../stats/figures/summary.ts';
import styles from '../../stats/figures/Table.module.css';
import { type Cost, heartsFigures } from './figures.ts';

/** As in 4–7, or 17+ without an end. */
function rangeOf({ from, to }: Cost): string {
  if (to === null) return `${from}+`;
  return from === to ? `${from}` : `${from}–${to}`;
}

export function HeartsFigures({ facts }: { readonly facts: readonly FactsOf<'hearts'>[] }) {
  const s = useTexts('stats').stats;
  const shown = useShown();
  const { deals, clean, queens, moons, moonsAgainst, costs } = heartsFigures(facts);
  const most = Math.max(1, ...costs.map((cost) => cost.deals));
  const percent = (count: number) => shown.percent(share(count, deals) ?? 0);
  return (
    <section className={styles.split}>
      <div>
        <h2 className={styles.head}>{s.hearts.head}</h2>
        <FigureList
          figures={[
            { name: s.hearts.clean, value: percent(clean), sub: s.hearts.dealsOf(clean) },
            { name: s.hearts.queens, value: percent(queens), sub: s.hearts.dealsOf(queens) },
            { name: s.hearts.moons, value: shown.number(moons) },
            { name: s.hearts.moonsAgainst, value: shown.number(moonsAgainst) },
          ]}
        />
      </div>
      <div>
        <h3 className={styles.title}>{s.hearts.costs}</h3>
        <table className={styles.table}>
          <thead className="visuallyHidden">
            <tr>
              <th scope="col">{s.hearts.cost}</th>
              <th scope="col">{s.rate}</th>
              <th scope="col">{s.deals}</th>
            </tr>
          </thead>
          <tbody>
            {costs.map((cost) => (
              <tr key={cost.from}>
                <th scope="row">{rangeOf(cost)}</th>
                <td className={styles.wide}>
                  <Bar parts={[{ kind: 'main', share: cost.deals / most }]} />
                </td>
                <td>{shown.number(cost.deals)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
