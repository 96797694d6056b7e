// The strip on top of the statistics: the way back, and the parts of the page.

import { useState } from 'react';
import { useLocation } from 'wouter';
import { SettingsSheet } from '../settings/lazy-settings.ts';
import { useTexts } from '../state/texts.ts';
import { Fetching, IconButton } from '../ui/index.ts';
import styles from './StatsStrip.module.css';
import { ANCHORS, STATS_PARTS, type StatsPart } from './use-part.ts';

export function StatsStrip({ part }: { readonly part: StatsPart }) {
  const t = useTexts('table');
  const s = useTexts('stats').stats;
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
        <Fetching onFail={() => setOpen(false)}>
          <SettingsSheet onClose={() => setOpen(false)} />
        </Fetching>
      )}
    </header>
  );
}
