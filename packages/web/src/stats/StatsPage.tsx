// The page of statistics: figures, achievements, all matches played alone, and the data themselves.

import { useEffect, useMemo, useState } from 'react';
import { useTexts } from '../state/texts.ts';
import { AchievementsPart } from './AchievementsPart.tsx';
import { reachOf } from './achievements.ts';
import { DataPart } from './DataPart.tsx';
import { FiguresPart } from './FiguresPart.tsx';
import { EVERYTHING } from './filter.ts';
import { MatchesPart } from './MatchesPart.tsx';
import styles from './StatsPage.module.css';
import { StatsStrip } from './StatsStrip.tsx';
import { usePart } from './use-part.ts';
import { useRecords } from './use-records.ts';

export function StatsPage() {
  const t = useTexts('table');
  const s = useTexts('stats').stats;
  const part = usePart();
  const [records, refresh] = useRecords();
  const [filter, setFilter] = useState(EVERYTHING);
  useEffect(() => {
    document.title = `${s.title} · ${t.common.brand}`;
  }, [s, t]);
  const reach = useMemo(
    () => (records === null ? null : reachOf(records.facts, records.notes)),
    [records],
  );
  return (
    <div className={styles.page}>
      <StatsStrip part={part} />
      <main className={styles.main} data-part={part}>
        {records === null || reach === null ? (
          <p className={styles.loading} role="status">
            {s.loading}
          </p>
        ) : (
          <>
            {!records.store.isPersistent && <p className={styles.warning}>{s.notLasting}</p>}
            {part === 'figures' && (
              <FiguresPart records={records} filter={filter} onFilter={setFilter} />
            )}
            {part === 'achievements' && <AchievementsPart reach={reach} />}
            {part === 'matches' && <MatchesPart records={records} />}
            {part === 'data' && <DataPart records={records} onChange={refresh} />}
          </>
        )}
      </main>
    </div>
  );
}
