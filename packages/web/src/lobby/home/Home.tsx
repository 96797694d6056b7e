// The start page: who you are, what you play, and the tables that wait for you.

import type { GameId } from '@kalpler/engine';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { tableAddress } from '../../state/address.ts';
import { lazyComponent } from '../../state/lazy-resource.ts';
import { useOnline } from '../../state/online-context.tsx';
import { loadTexts, useTexts } from '../../state/texts.ts';
import { Button, Fetching, Toast } from '../../ui/index.ts';
import { fittingTables } from '../table-request.ts';
import { usePainted } from '../use-painted.ts';
import { type Play, usePlay } from '../use-play.ts';
import { GameTiles } from './GameTiles.tsx';
import styles from './Home.module.css';
import { HomeHeader } from './HomeHeader.tsx';
import { NameField } from './NameField.tsx';

const LowerHalf = lazyComponent(
  async () => (await import('./OpenTables.tsx')).LowerHalf,
  () => loadTexts('lobby'),
);
const CreateTable = lazyComponent(
  async () => (await import('../CreateTable.tsx')).CreateTable,
  () => loadTexts('lobby', 'rules'),
);

interface Props {
  /** The game that the address names. */
  readonly game: GameId | null;
  /** Whether its match is to begin at once. */
  readonly isPlaying: boolean;
}

export function Home({ game: named, isPlaying }: Props) {
  const t = useTexts('start');
  const { state, session } = useOnline();
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
        <Toast onClose={session.dismissClosed}>{t.common.closed(state.closed)}</Toast>
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
  const { state, session } = useOnline();
  const { connection } = state;
  const wasLost = useRef(true);
  useEffect(() => {
    if (connection === 'reconnecting') wasLost.current = true;
    else if (isWanted && wasLost.current) {
      wasLost.current = false;
      session.followTables();
    }
  }, [isWanted, connection, session]);
}

interface PlayActionsProps {
  readonly game: GameId;
  readonly play: Play;
  readonly onCreate: () => void;
}

/** The three ways to play: at once, at a table of one's own, or solo. */
function PlayActions({ game, play, onCreate }: PlayActionsProps) {
  const t = useTexts('start');
  const [, navigate] = useLocation();
  const { tables, connection } = useOnline().state;
  const isDisconnected = connection === 'reconnecting';
  const isTable = !isDisconnected && fittingTables(tables, game).length > 0;
  const sub = play.isBusy ? t.home.busy : t.home.quickSub(t.common.games[game], isTable);
  return (
    <div className={styles.actions}>
      <Button
        kind="primary"
        icon="bolt"
        sub={sub}
        aria-busy={play.isBusy}
        onClick={() => play.quick(game)}
      >
        {t.home.quick}
      </Button>
      <Button
        icon="people"
        sub={isDisconnected ? t.home.createLost : t.home.createSub}
        aria-disabled={isDisconnected}
        onClick={isDisconnected ? undefined : onCreate}
      >
        {t.home.create}
      </Button>
      <Button icon="bot" sub={t.home.soloSub} onClick={() => navigate(`/tek?oyun=${game}`)}>
        {t.home.solo}
      </Button>
    </div>
  );
}

/** A reminder of the table at which this tab still sits, with the ways back and out. */
export function OwnTable() {
  const t = useTexts('start');
  const { state, session } = useOnline();
  const [, navigate] = useLocation();
  const { table } = state;
  if (table === null) return null;
  return (
    <section className={styles.note}>
      <p>{t.home.yourTable(table.word)}</p>
      <div className={styles.ways}>
        <Button isSmall kind="line" onClick={() => navigate(tableAddress(table))}>
          {t.home.returnTo}
        </Button>
        <Button isSmall kind="ghost" onClick={() => void session.leave()}>
          {t.home.leave}
        </Button>
      </div>
    </section>
  );
}
