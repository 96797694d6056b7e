// The strip on top of a match: the way back, what was played, and the parts of the record.

import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { tableAddress } from '../state/address.ts';
import { useClient } from '../state/client.tsx';
import { useMatchTexts } from '../texts/match.ts';
import { useTexts } from '../texts/table-texts.ts';
import { IconButton } from '../ui/index.ts';
import { REPLAY_PARTS, type ReplayPart } from './address.ts';
import styles from './MatchStrip.module.css';
import type { MatchSummary } from './record.ts';
import type { Whence } from './use-match.ts';
import { anchorOf } from './use-part.ts';

const SettingsSheet = lazy(async () => ({
  default: (await import('../lobby/SettingsSheet.tsx')).SettingsSheet,
}));

interface Props {
  readonly whence: Whence;
  readonly match: MatchSummary;
  /** The part that is shown; null when all of them are. */
  readonly part: ReplayPart | null;
}

export function MatchStrip({ whence, match, part }: Props) {
  const t = useTexts();
  const m = useMatchTexts();
  const { table } = useClient().state;
  const [, navigate] = useLocation();
  const [isOpen, setOpen] = useState(false);
  const { from, name } = whence;
  const soloAt = match.isRunning ? `/tek/${name}` : '/tek';
  const isHome = from === 'link' || (from === 'server' && table === null);
  const back = () => navigate(isHome ? '/' : from === 'solo' ? soloAt : tableAddress(table!));
  return (
    <header className={styles.strip}>
      <IconButton icon="back" label={isHome ? m.home : t.common.back} onClick={back} />
      <div className={styles.title}>
        <h1>{m.title}</h1>
        <p>
          {t.common.games[match.view.options.game]} · {m.deals(match.deals.length)}
        </p>
      </div>
      {part !== null && (
        <nav className={styles.parts} aria-label={m.partsLabel}>
          {REPLAY_PARTS.map((one) => (
            <a key={one} href={anchorOf(one)} aria-current={one === part ? 'page' : undefined}>
              {m.parts[one]}
            </a>
          ))}
        </nav>
      )}
      <IconButton icon="settings" label={t.common.settings} onClick={() => setOpen(true)} />
      {isOpen && (
        <Suspense>
          <SettingsSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </header>
  );
}
