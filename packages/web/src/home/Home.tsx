// The start page: who you are, what you play, and the tables that wait for you.

import type { GameId } from '@kalpler/engine';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useClient } from '../state/client.tsx';
import { useTexts } from '../texts/texts.ts';
import { Toast } from '../ui/index.ts';
import { GameTiles } from './GameTiles.tsx';
import styles from './Home.module.css';
import { HomeHeader } from './HomeHeader.tsx';
import { NameField } from './NameField.tsx';
import { OwnTable } from './OwnTable.tsx';
import { PlayActions } from './PlayActions.tsx';
import { usePlay } from './use-play.ts';

const LowerHalf = lazy(async () => ({ default: (await import('./LowerHalf.tsx')).LowerHalf }));
const CreateTable = lazy(async () => ({
  default: (await import('./CreateTable.tsx')).CreateTable,
}));
const SoloSheet = lazy(async () => ({ default: (await import('./SoloSheet.tsx')).SoloSheet }));

export function Home() {
  const t = useTexts();
  const { state, actions } = useClient();
  const play = usePlay();
  const [game, setGame] = useState<GameId>('hearts');
  const [sheet, setSheet] = useState<'create' | 'solo' | null>(null);
  useTableList();
  useEffect(() => {
    document.title = t.common.brand;
  }, [t]);

  return (
    <div className={styles.home}>
      <HomeHeader />
      <main>
        {state.table !== null && <OwnTable />}
        <section className={styles.hero}>
          <div className={styles.words}>
            <h1>{t.home.title}</h1>
            <p>{t.home.lead}</p>
          </div>
          <NameField />
        </section>
        <div className={styles.play}>
          <GameTiles value={game} onChange={setGame} />
          <PlayActions
            game={game}
            play={play}
            onCreate={() => setSheet('create')}
            onSolo={() => setSheet('solo')}
          />
        </div>
        <div className={styles.low}>
          <Suspense>
            <LowerHalf play={play} />
          </Suspense>
        </div>
      </main>
      {state.closed !== null && (
        <Toast onClose={actions.dismissClosed}>{t.common.closed(state.closed)}</Toast>
      )}
      {play.problem !== null && sheet === null && (
        <Toast onClose={play.dismiss}>{t.common.error(play.problem)}</Toast>
      )}
      <Suspense>
        {sheet === 'create' && (
          <CreateTable game={game} play={play} onClose={() => setSheet(null)} />
        )}
        {sheet === 'solo' && <SoloSheet game={game} play={play} onClose={() => setSheet(null)} />}
      </Suspense>
    </div>
  );
}

/** Follows the list of tables, again after every lost connection. */
function useTableList(): void {
  const { state, actions } = useClient();
  const { connection } = state;
  const wasLost = useRef(true);
  useEffect(() => {
    if (connection === 'reconnecting') wasLost.current = true;
    else if (wasLost.current) {
      wasLost.current = false;
      actions.followTables();
    }
  }, [connection, actions]);
}
