// The page of statistics: figures, achievements, all solo matches, and the data themselves.

import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { SettingsSheet } from '../settings/lazy-settings.ts';
import { useTexts } from '../state/texts.ts';
import { Fetching, IconButton } from '../ui/index.ts';
import { AchievementsPart } from './achievements/AchievementsPart.tsx';
import { reachOf } from './achievements/achievements.ts';
import { DataPart } from './data/DataPart.tsx';
import { FiguresPart } from './figures/FiguresPart.tsx';
import { EVERYTHING } from './figures/filter.ts';
import { MatchesPart } from './MatchesPart.tsx';
import styles from './StatsPage.module.css';
import { ANCHORS, STATS_PARTS, type StatsPart, usePart } from './use-part.ts';
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
      <StatsHeader part={part} />
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

/** The bar on top of the statistics: the way back, and the parts of the page. */
function StatsHeader({ part }: { readonly part: StatsPart }) {
  const t = useTexts('table');
  const s = useTexts('stats').stats;
  const [, navigate] = useLocation();
  const [isOpen, setOpen] = useState(false);
  return (
    <header className={styles.header}>
      <IconButton icon="back" label={s.home} onClick={() => navigate('/')} />
      <h1>{s.title}</h1>
      <nav aria-label={s.partsLabel}>
        {STATS_PARTS.map((one) => (
          <a key={one} href={ANCHORS[one]} aria-current={one === part ? 'page' : undefined}>
            {s.parts[one]}
          </a>
        ))}
      </nav>
      <IconButton icon="settings" label={t.common.settings} onClick={() => setOpen(true)} />
      {isOpen && (
        <Fetching onFail={() => setOpen(false)}>
          <SettingsSheet onClose={() => setOpen(false)} />
        </Fetching>
      )}
    </header>
  );
}
