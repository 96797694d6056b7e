// The door of a table that was opened by its link: straight to one's own seat, or a name and in.

import type { WireError } from '@kalpler/protocol';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { Logo, Medallion } from '../art/index.ts';
import { useClient } from '../state/client.tsx';
import { useTexts } from '../texts/lobby-texts.ts';
import { Button } from '../ui/index.ts';
import { NameField } from './NameField.tsx';
import { OwnTable } from './OwnTable.tsx';
import { Problem } from './Problem.tsx';
import styles from './TableDoor.module.css';
import { usePlay } from './use-play.ts';

type Stand = 'looking' | 'open' | 'gone' | 'lost';

const STANDS: Readonly<Record<string, Stand>> = {
  TABLE_NOT_FOUND: 'gone',
  TRY_AGAIN: 'lost',
  RATE_LIMITED: 'lost',
};

export function TableDoor({ slug }: { readonly slug: string }) {
  const t = useTexts();
  const { state, actions } = useClient();
  const [, navigate] = useLocation();
  const play = usePlay();
  const [stand, look] = useDoor(slug);
  const isClosed = state.closed !== null || stand === 'gone';
  const isFull = play.problem?.code === 'GAME_IN_PROGRESS' || play.problem?.code === 'TABLE_FULL';
  const goHome = () => {
    actions.dismissClosed();
    navigate('/');
  };
  return (
    <main className={styles.door}>
      <div className={styles.medallion}>
        <Medallion />
      </div>
      <section className={styles.card}>
        <Logo />
        <h1>{t.home.doorTitle(slug)}</h1>
        {isClosed ? (
          <>
            <p>{state.closed === null ? t.home.doorGone : t.common.closed(state.closed)}</p>
            <p>{t.home.doorGoneHelp}</p>
          </>
        ) : stand === 'looking' ? (
          <p role="status">{t.home.doorLooking}</p>
        ) : stand === 'lost' ? (
          <>
            <p role="status">{t.home.unreachable}</p>
            <Button kind="primary" isWide icon="replay" onClick={look}>
              {t.home.tryAgain}
            </Button>
          </>
        ) : (
          <>
            {state.table !== null && <OwnTable />}
            <p>{isFull ? t.home.doorFull : t.home.doorLead}</p>
            {!isFull && <NameField />}
            {!isFull && <Problem problem={play.problem} />}
            {!isFull && (
              <Button kind="primary" isWide onClick={() => play.join(slug)}>
                {play.isBusy ? t.home.busy : t.home.doorSit}
              </Button>
            )}
            <Button
              kind={isFull ? 'primary' : 'line'}
              isWide
              icon="watch"
              onClick={() => play.watch(slug)}
            >
              {t.home.doorWatch}
            </Button>
          </>
        )}
        {stand !== 'looking' && (
          <Button kind={isClosed ? 'primary' : 'ghost'} isWide onClick={goHome}>
            {t.home.home}
          </Button>
        )}
      </section>
    </main>
  );
}

/** Tries to take one's own seat, once for each table and again when asked. */
function useDoor(slug: string): [Stand, () => void] {
  const { state, actions } = useClient();
  const [stand, setStand] = useState<Stand>('looking');
  const asked = useRef<string | null>(null);
  const look = async () => {
    setStand('looking');
    const answer = await actions.comeBack(slug);
    if (answer.ok) return;
    // That a newcomer has no seat yet is no news.
    actions.dismissProblem();
    setStand(standOf(answer.error));
  };
  const isClosed = state.closed !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one attempt for each table
  useEffect(() => {
    if (asked.current === slug || isClosed) return;
    asked.current = slug;
    void look();
  }, [slug, isClosed]);
  const { connection } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: tried again when the line is back, not before
  useEffect(() => {
    if (connection === 'online' && stand === 'lost') void look();
  }, [connection]);
  return [stand, () => void look()];
}

function standOf({ code }: WireError): Stand {
  return STANDS[code] ?? 'open';
}
