// The table before the first deal: who sits where, how friends come, and what is played.

import type { Level } from '@kalpler/protocol';
import { LEVELS } from '@kalpler/protocol/level';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useSeenCommitment } from '../../replay/fairness/commitments.ts';
import { SettingsSheet } from '../../settings/lazy-settings.ts';
import { tableAddress } from '../../state/address.ts';
import { lazyComponent } from '../../state/lazy-resource.ts';
import { useOnline } from '../../state/online-context.tsx';
import type { TableInfo } from '../../state/online-state.ts';
import { loadTexts, useTexts } from '../../state/texts.ts';
import { Choice } from '../../ui/form/Choice.tsx';
import { Button, Chip, Fetching, IconButton } from '../../ui/index.ts';
import { USUAL_LEVEL } from '../table-request.ts';
import { TableGuests } from './TableGuests.tsx';
import styles from './WaitingRoom.module.css';
import { WaitingTable } from './WaitingTable.tsx';

const RulesCard = lazyComponent(
  async () => (await import('../RulesCard.tsx')).RulesCard,
  () => loadTexts('lobby', 'rules'),
);
const SaltField = lazyComponent(
  async () => (await import('./SaltField.tsx')).SaltField,
  () => loadTexts('lobby', 'salt'),
);
export function WaitingRoom() {
  const t = useTexts('door');
  const { state, session } = useOnline();
  const [, navigate] = useLocation();
  const [isOpen, setOpen] = useState(false);
  const { table, players } = state;
  const word = table?.word;
  useSeenCommitment();
  useEffect(() => {
    if (word !== undefined) document.title = `${t.lobby.tableName(word)} · ${t.common.brand}`;
  }, [t, word]);
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  if (table === null) return null;
  const { options, visibility, seat } = table;
  const free = options.players - players.length;
  const isOwner = players.some((player) => player.owner && player.seat === seat);
  const leave = async () => {
    await session.leave();
    navigate('/');
  };
  return (
    <div className={styles.room}>
      <header className={styles.header}>
        <IconButton icon="back" label={t.home.leave} onClick={() => void leave()} />
        <div className={styles.title}>
          <h1>{t.lobby.tableName(table.word)}</h1>
          <p>{t.common.games[table.game]}</p>
        </div>
        <Chip icon={visibility === 'private' || table.locked ? 'lock' : 'people'}>
          {table.locked
            ? t.door.isLocked
            : visibility === 'private'
              ? t.door.isPrivate
              : t.door.isPublic}
        </Chip>
        <IconButton icon="settings" label={t.common.settings} onClick={() => setOpen(true)} />
      </header>
      <main className={styles.main}>
        <div className={styles.left}>
          <WaitingTable table={table} players={players} isOwner={isOwner} />
          <p className={styles.say} role="status">
            <b>{t.door.waiting}</b>
            {seat === null ? t.door.watchingWait : t.door.waitingLead(free)}
          </p>
        </div>
        <div className={styles.right}>
          {seat !== null && <StartBox free={free} isOwner={isOwner} />}
          <Invitation table={table} />
          <TableGuests />
          <div className={styles.disclosures}>
            <LateDisclosure head={t.lobby.tableRules}>
              <RulesCard options={options} />
            </LateDisclosure>
            <LateDisclosure head={t.door.fair}>
              <SaltField />
            </LateDisclosure>
          </div>
        </div>
      </main>
      {isOpen && (
        <Fetching onFail={() => setOpen(false)}>
          <SettingsSheet onClose={() => setOpen(false)} />
        </Fetching>
      )}
    </div>
  );
}

interface Props {
  readonly free: number;
  readonly isOwner: boolean;
}

/** Beginning without waiting: computer players of a level take the free chairs. */
function StartBox({ free, isOwner }: Props) {
  const t = useTexts('door');
  const { session } = useOnline();
  const [level, setLevel] = useState<Level>(USUAL_LEVEL);
  if (!isOwner) return <p className={styles.note}>{t.door.onlyOwner}</p>;
  return (
    <div className={styles.start}>
      <Button
        kind="primary"
        isWide
        icon="bolt"
        sub={t.door.startWithBotsSub(free)}
        onClick={() => session.start(level)}
      >
        {t.door.startWithBots}
      </Button>
      <Choice
        label={t.door.botLevelLabel}
        values={LEVELS}
        value={level}
        name={(one) => t.common.levels[one]}
        onChange={setLevel}
      />
    </div>
  );
}

const SHOWN_MS = 2500;

/** Six digits are said and read in two groups. */
function spoken(code: string): string {
  return `${code.slice(0, 3)} ${code.slice(3)}`;
}

/** How friends come to the table: its word to say, its link to send. */
function Invitation({ table }: { readonly table: TableInfo }) {
  const t = useTexts('door');
  const [isCopied, setCopied] = useState(false);
  const { code } = table;
  const link = location.origin + tableAddress(table);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      // The link stands on the page and can be selected.
    }
  };
  const share = async () => {
    const text = t.door.shareText(t.common.games[table.game], table.word);
    try {
      await navigator.share({ title: t.common.brand, text, url: link });
    } catch {
      // Closing the share sheet is a decision, not a failure.
    }
  };
  return (
    <section className={styles.invitation}>
      <p>{code === null ? t.door.wordSay : t.door.codeSay}</p>
      <b className={styles.word} lang="tr">
        {table.word}
        {code !== null && <span className={styles.code}> {spoken(code)}</span>}
      </b>
      {table.locked && <p>{t.door.lockedSay}</p>}
      <p>{t.door.linkSay}</p>
      <p className={styles.link}>{link.replace(/^https?:\/\//, '')}</p>
      <div className={styles.ways}>
        <Button icon={isCopied ? 'check' : 'copy'} onClick={() => void copy()}>
          {isCopied ? t.door.copied : t.door.copy}
        </Button>
        {'share' in navigator && (
          <Button icon="share" onClick={() => void share()}>
            {t.door.share}
          </Button>
        )}
      </div>
      <span className="visuallyHidden" role="status">
        {isCopied && t.door.copied}
      </span>
    </section>
  );
}

interface LateDisclosureProps {
  readonly head: string;
  readonly children: ReactNode;
}

/** Something behind its heading that is fetched when somebody opens it. */
function LateDisclosure({ head, children }: LateDisclosureProps) {
  const [wasOpen, setWasOpen] = useState(false);
  return (
    <details className={styles.disclosure} onToggle={() => setWasOpen(true)}>
      <summary>{head}</summary>
      {wasOpen && <Fetching>{children}</Fetching>}
    </details>
  );
}
