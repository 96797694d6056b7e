// The table before the first deal: who sits where, how friends come, and what is played.

import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useSeenPromise } from '../replay/fairness/promises.ts';
import { useClient } from '../state/client.tsx';
import { lazyComponent } from '../state/lazy-resource.ts';
import { useTexts } from '../texts/door-texts.ts';
import { loadRuleTexts } from '../texts/rules.ts';
import { Chip, IconButton } from '../ui/index.ts';
import { Invitation } from './Invitation.tsx';
import { LateFold } from './LateFold.tsx';
import { StartBox } from './StartBox.tsx';
import { TableGuests } from './TableGuests.tsx';
import styles from './WaitingRoom.module.css';
import { WaitingTable } from './WaitingTable.tsx';

const RulesCard = lazyComponent(
  async () => (await import('./RulesCard.tsx')).RulesCard,
  loadRuleTexts,
);
const SaltField = lazyComponent(async () => (await import('./SaltField.tsx')).SaltField);
const SettingsSheet = lazyComponent(
  async () => (await import('./SettingsSheet.tsx')).SettingsSheet,
);

export function WaitingRoom() {
  const t = useTexts();
  const { state, actions } = useClient();
  const [, navigate] = useLocation();
  const [isOpen, setOpen] = useState(false);
  const { table, players } = state;
  const word = table?.id;
  useSeenPromise();
  useEffect(() => {
    if (word !== undefined) document.title = `${t.common.tableName(word)} · ${t.common.brand}`;
  }, [t, word]);
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  if (table === null) return null;
  const { options, visibility, seat } = table;
  const free = options.players - players.length;
  const isOwner = players.some((player) => player.owner && player.seat === seat);
  const leave = async () => {
    await actions.leave();
    navigate('/');
  };
  return (
    <div className={styles.room}>
      <header className={styles.strip}>
        <IconButton icon="back" label={t.home.leave} onClick={() => void leave()} />
        <div className={styles.title}>
          <h1>{t.common.tableName(table.id)}</h1>
          <p>{t.common.games[table.game]}</p>
        </div>
        <Chip icon={visibility === 'private' || table.locked ? 'lock' : 'people'}>
          {table.locked
            ? t.home.isLocked
            : visibility === 'private'
              ? t.home.isPrivate
              : t.home.isPublic}
        </Chip>
        <IconButton icon="settings" label={t.common.settings} onClick={() => setOpen(true)} />
      </header>
      <main className={styles.main}>
        <div className={styles.left}>
          <WaitingTable table={table} players={players} isOwner={isOwner} />
          <p className={styles.say} role="status">
            <b>{t.home.waiting}</b>
            {seat === null ? t.home.watchingWait : t.home.waitingLead(free)}
          </p>
        </div>
        <div className={styles.right}>
          {seat !== null && <StartBox free={free} isOwner={isOwner} />}
          <Invitation table={table} />
          <TableGuests />
          <div className={styles.folds}>
            <LateFold head={t.home.tableRules}>
              <RulesCard options={options} />
            </LateFold>
            <LateFold head={t.home.fair}>
              <SaltField />
            </LateFold>
          </div>
        </div>
      </main>
      <Suspense>{isOpen && <SettingsSheet onClose={() => setOpen(false)} />}</Suspense>
    </div>
  );
}
