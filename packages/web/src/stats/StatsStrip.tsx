// The strip on top of the statistics: the way back, and the parts of the page.

import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { useStatsTexts } from '../texts/stats-texts.ts';
import { useTexts } from '../texts/table-texts.ts';
import { IconButton } from '../ui/index.ts';
import styles from './StatsStrip.module.css';
import { ANCHORS, STATS_PARTS, type StatsPart } from './use-part.ts';

const SettingsSheet = lazy(async () => ({
  default: (await import('../settings/SettingsSheet.tsx')).SettingsSheet,
}));

export function StatsStrip({ part }: { readonly part: StatsPart }) {
  const t = useTexts();
  const s = useStatsTexts();
  const [, navigate] = useLocation();
  const [isOpen, setOpen] = useState(false);
  return (
    <header className={styles.strip}>
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
        <Suspense>
          <SettingsSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </header>
  );
}
