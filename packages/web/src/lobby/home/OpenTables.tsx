// The live list of tables: those with a free chair, those that can be watched, and a message when there are none.

import type { TableSummary } from '@kalpler/protocol';
import { useEffect, useState } from 'react';
import { Avatar } from '../../art/index.ts';
import { GameSign } from '../../games/GameSign.tsx';
import { useOnline } from '../../state/online-context.tsx';
import { useTexts } from '../../state/texts.ts';
import { Button, Chip } from '../../ui/index.ts';
import { ListNote } from '../../ui/ListNote.tsx';
import { isOpen } from '../table-request.ts';
import type { Play } from '../use-play.ts';
import { JoinByWord } from './JoinByWord.tsx';
import styles from './OpenTables.module.css';

const MOST_RUNNING = 6;
/** After so long without a list the server counts as out of reach. */
const LIST_TIMEOUT_MS = 6_000;

function OpenTables({ play }: { readonly play: Play }) {
  const t = useTexts('lobby');
  const { tables, connection } = useOnline().state;
  const open = tables?.filter(isOpen) ?? [];
  const running = tables?.filter((table) => !isOpen(table)).slice(0, MOST_RUNNING) ?? [];
  const people = tables?.reduce((sum, table) => sum + table.playerCount - table.bots, 0) ?? 0;
  const isLate = useLate(tables === null);
  const isUnreachable = connection === 'reconnecting' || isLate;
  // What was listed before can be looked at, but nobody can be asked for a seat.
  const rowPlay = isUnreachable ? { ...play, isBusy: true } : play;
  return (
    <section className={styles.tables} aria-labelledby="open-tables">
      <div className={styles.head}>
        <h2 id="open-tables">{t.lobby.tables}</h2>
        {people > 0 && !isUnreachable && (
          <span className={styles.live}>
            <i />
            {t.lobby.seated(people)}
          </span>
        )}
      </div>
      {isUnreachable && (
        <ListNote icon="offline" title={t.lobby.unreachable} help={t.lobby.unreachableHelp} />
      )}
      {tables === null && !isUnreachable && (
        <div className={styles.loading} role="status">
          <span className="visuallyHidden">{t.lobby.loadingTables}</span>
          <i />
          <i />
          <i />
        </div>
      )}
      {tables !== null && !isUnreachable && open.length === 0 && (
        <ListNote title={t.lobby.noTables} help={t.lobby.noTablesHelp} />
      )}
      {open.length > 0 && (
        <ul className={isUnreachable ? styles.stale : undefined}>
          {open.map((table) => (
            <TableRow key={table.slug} table={table} play={rowPlay} />
          ))}
        </ul>
      )}
      {running.length > 0 && (
        <>
          <h3 className={styles.running}>{t.lobby.running}</h3>
          <ul className={isUnreachable ? styles.stale : undefined}>
            {running.map((table) => (
              <TableRow key={table.slug} table={table} play={rowPlay} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** Whether something has been waited for longer than people like to. */
function useLate(isWaiting: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    setLate(false);
    if (!isWaiting) return;
    const timer = setTimeout(() => setLate(true), LIST_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isLate && isWaiting;
}

interface Props {
  readonly table: TableSummary;
  readonly play: Play;
}

/** One table of the list: word, game, people, rules and pace, and the way to it. */
function TableRow({ table, play }: Props) {
  const t = useTexts('lobby');
  const { id, slug, game, playerNames, playerCount, seats, preset, changes, turnSeconds } = table;
  const isFree = isOpen(table);
  const free = Array.from({ length: seats - playerCount }, (_, i) => `free-${i}`);
  return (
    <li className={styles.row}>
      <span className={styles.game}>
        <GameSign game={game} />
      </span>
      <div className={styles.text}>
        <b>
          {t.lobby.tableName(id)}
          <em>{t.lobby.chairs(playerCount, seats)}</em>
        </b>
        <span>
          {t.common.games[game]} · {playerNames.join(', ')}
        </span>
      </div>
      <div className={styles.rules}>
        <Chip>{t.lobby.rulesBadge(t.lobby.preset(game, preset), changes)}</Chip>
        <Chip>{t.lobby.pace(turnSeconds)}</Chip>
      </div>
      <div
        className={styles.people}
        role="img"
        aria-label={t.lobby.chairsLabel(playerCount, seats)}
      >
        {playerNames.map((name) => (
          <Avatar key={name} name={name} size="xs" />
        ))}
        {free.map((key) => (
          <i key={key} />
        ))}
        <b>{t.lobby.chairs(playerCount, seats)}</b>
      </div>
      <Button
        isSmall
        kind={isFree ? 'plain' : 'line'}
        aria-label={isFree ? t.lobby.sitAt(id) : t.lobby.watchAt(id)}
        disabled={play.isBusy}
        onClick={() => (isFree ? play.join({ slug }) : play.watch({ slug }))}
      >
        {isFree ? t.lobby.sit : t.lobby.watch}
      </Button>
    </li>
  );
}

/** The lower half of the start page: open tables, and joining one by its word. */
export function LowerHalf({ play }: { play: Play }) {
  return (
    <>
      <OpenTables play={play} />
      <JoinByWord play={play} />
    </>
  );
}
