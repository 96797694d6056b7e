// What is counted in Spades alone.

import { useTexts } from '../../state/texts.ts';
import type { FactsOf } from '../../stats/facts.ts';
import { Bar, FigureList } from '../../stats/figures/FigureList.tsx';
import { type Shown, useShown } from '../../stats/figures/shown.ts';
import { share } from '../../stats/figures/summary.ts';
import styles from '../../stats/figures/Table.module.css';
import { type BidRow, spadesFigures, type Tried } from './figures.ts';

const KINDS = [
  ['under', 'bad'],
  ['exactly', 'good'],
  ['over', 'quiet'],
] as const;

export function SpadesFigures({ facts }: { readonly facts: readonly FactsOf<'spades'>[] }) {
  const s = useTexts('stats').stats;
  const shown = useShown();
  const figures = spadesFigures(facts);
  const { deals, nils, blindNils, kept, bagsPerDeal, difference, exact, bids } = figures;
  const or = (value: number | null, show: (value: number) => string) =>
    value === null ? s.none : show(value);
  const tried = ({ made, tried: times }: Tried) => ({
    value: or(share(made, times), shown.percent),
    sub: times > 0 ? s.ofTried(made, times) : undefined,
  });
  return (
    <section className={styles.split}>
      <div>
        <h2 className={styles.head}>{s.spades.head}</h2>
        <FigureList
          figures={[
            { name: s.spades.nils, ...tried(nils) },
            { name: s.spades.blindNils, ...tried(blindNils) },
            { name: s.spades.kept, value: or(share(kept, deals), shown.percent) },
            { name: s.spades.exact, value: or(exact, shown.percent) },
            { name: s.spades.difference, value: or(difference, shown.change) },
            { name: s.spades.bags, value: or(bagsPerDeal, shown.number) },
          ]}
        />
      </div>
      {bids.length > 0 && (
        <div>
          <h3 className={styles.title}>{s.spades.bids}</h3>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{s.spades.bid}</th>
                <th scope="col">{s.spades.times}</th>
                <th scope="col">{s.spades.tricks}</th>
                <th scope="col" className={styles.wide}>
                  {s.spades.result}
                </th>
              </tr>
            </thead>
            <tbody>
              {bids.map((row) => (
                <Row key={row.bid} row={row} shown={shown} />
              ))}
            </tbody>
          </table>
          <ul className={styles.keys}>
            {KINDS.map(([name, kind]) => (
              <li key={name}>
                <Bar parts={[{ kind, share: 1 }]} />
                {s.spades[name]}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

function Row({ row, shown }: { readonly row: BidRow; readonly shown: Shown }) {
  const s = useTexts('stats').stats;
  const { bid, times, tricks, under, exact, over } = row;
  return (
    <tr>
      <th scope="row">{bid}</th>
      <td>{times}</td>
      <td>{shown.number(tricks)}</td>
      <td className={styles.wide}>
        <Bar
          parts={[
            { kind: 'bad', share: under / times },
            { kind: 'good', share: exact / times },
            { kind: 'quiet', share: over / times },
          ]}
        />
        <span className="visuallyHidden">{s.spades.split(under, exact, over)}</span>
      </td>
    </tr>
  );
}
