// The start page: who you are, what you play, and the tables that wait for you.

import type { GameId } from '@kalpler/engine';
import { useEffect, useRef, useState } from 'react';
import { useClient } from '../state/client.tsx';
import { lazyComponent } from '../state/lazy-resource.ts';
import { loadLobbyTexts } from '../texts/lobby-texts.ts';
import { loadRuleTexts } from '../texts/rules.ts';
import { useTexts } from '../texts/texts.ts';
import { Fetching, Toast } from '../ui/index.ts';
import { GameTiles } from './GameTiles.tsx';
import styles from './Home.module.css';
import { HomeHeader } from './HomeHeader.tsx';
import { NameField } from './NameField.tsx';
import { OwnTable } from './OwnTable.tsx';
import { PlayActions } from './PlayActions.tsx';
import { usePainted } from './use-painted.ts';
import { usePlay } from './use-play.ts';

const LowerHalf = lazyComponent(
  async () => (await import('./LowerHalf.tsx')).LowerHalf,
  loadLobbyTexts,
);
const CreateTable = lazyComponent(
  async () => (await import('./CreateTable.tsx')).CreateTable,
  loadLobbyTexts,
  loadRuleTexts,
);

interface Props {
  /** The game that the address names. */
  readonly game: GameId | null;
  /** Whether its match is to begin at once. */
  readonly isPlaying: boolean;
}

export function Home({ game: named, isPlaying }: Props) {
  const t = useTexts();
  const { state, actions } = useClient();
  const play = usePlay();
  const [game, setGame] = useState<GameId>(named ?? 'hearts');
  const [isCreating, setCreating] = useState(false);
  const isPainted = usePainted();
  usePlayAtOnce(isPlaying && isPainted, () => play.quick(game));
  useTableList(isPainted);
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
          <PlayActions game={game} play={play} onCreate={() => setCreating(true)} />
        </div>
        <div className={styles.low}>
          <Fetching>{isPainted && <LowerHalf play={play} />}</Fetching>
        </div>
      </main>
      {state.closed !== null && (
        <Toast onClose={actions.dismissClosed}>{t.common.closed(state.closed)}</Toast>
      )}
      {play.problem !== null && !isCreating && (
        <Toast onClose={play.dismiss}>{t.common.error(play.problem)}</Toast>
      )}
      <Fetching onFail={() => setCreating(false)}>
        {isCreating && <CreateTable game={game} play={play} onClose={() => setCreating(false)} />}
      </Fetching>
    </div>
  );
}

/** Begins to play once, and leaves an address to come back to that does not do so again. */
function usePlayAtOnce(isWanted: boolean, play: () => void): void {
  const hasBegun = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once only
  useEffect(() => {
    if (!isWanted || hasBegun.current) return;
    hasBegun.current = true;
    history.replaceState(null, '', '/');
    play();
  }, [isWanted]);
}

/** Follows the list of tables, again after every lost connection. */
function useTableList(isWanted: boolean): void {
  const { state, actions } = useClient();
  const { connection } = state;
  const wasLost = useRef(true);
  useEffect(() => {
    if (connection === 'reconnecting') wasLost.current = true;
    else if (isWanted && wasLost.current) {
      wasLost.current = false;
      actions.followTables();
    }
  }, [isWanted, connection, actions]);
}
