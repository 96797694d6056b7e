// How matches went against each level.

import { useTexts } from '../state/texts.ts';
import { Bar } from './Bar.tsx';
import type { LevelRow } from './summary.ts';
import styles from './Table.module.css';

export function LevelTable({ rows }: { readonly rows: readonly LevelRow[] }) {
  const t = useTexts('table');
  const s = useTexts('stats').stats;
  return (
    <section>
      <h2 className={styles.head}>{s.byLevel}</h2>
      <table className={styles.table}>
        <thead className="visuallyHidden">
          <tr>
            <th scope="col">{s.level}</th>
            <th scope="col">{s.rate}</th>
            <th scope="col">{s.wins}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ level, matches, wins }) => (
            <tr key={level}>
              <th scope="row">{level === 'mixed' ? s.mixed : t.common.levels[level]}</th>
              <td className={styles.wide}>
                <Bar parts={[{ kind: 'main', share: wins / matches }]} />
              </td>
              <td>{s.byLevelRow(wins, matches)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
