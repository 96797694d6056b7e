// The page as a whole: which screen is shown, and what hangs over all of them.

import type { GameId } from '@kalpler/engine';
import { Suspense, useEffect } from 'react';
import { Route, Switch } from 'wouter';
import styles from './app.module.css';
import { ArtDefs } from './art/index.ts';
import { Home } from './home/Home.tsx';
import { loadGameParts } from './panels/game-parts.ts';
import { ClientProvider, useClient } from './state/client.tsx';
import { fetched } from './state/later.ts';
import { SettingsProvider } from './state/settings.tsx';
import { loadLobbyTexts } from './texts/lobby-texts.ts';
import { loadRuleTexts } from './texts/rules.ts';
import { loadTableTexts, useTextsSoFar } from './texts/table-texts.ts';
import { Mishap, Toast } from './ui/index.ts';

// A table is fetched when somebody comes to one, with its words and what its game needs.
const TableDoor = fetched(
  async () => (await import('./home/TableDoor.tsx')).TableDoor,
  loadLobbyTexts,
);
const WaitingRoom = fetched(
  async () => (await import('./home/WaitingRoom.tsx')).WaitingRoom,
  loadLobbyTexts,
);
const screenOf = (game: GameId) =>
  fetched(
    async () => (await import('./table/TableScreen.tsx')).TableScreen,
    loadTableTexts,
    () => loadGameParts(game),
  );
const SCREENS = { hearts: screenOf('hearts'), spades: screenOf('spades'), king: screenOf('king') };
const PlainPage = fetched(
  async () => (await import('./plain/PlainPage.tsx')).PlainPage,
  loadTableTexts,
  loadRuleTexts,
);
const MatchPage = fetched(
  async () => (await import('./match/MatchPage.tsx')).MatchPage,
  loadTableTexts,
  loadRuleTexts,
);

/** These requests say on the spot what is wrong. */
const TOLD_THERE = ['createTable', 'joinTable', 'spectate', 'reconnect', 'setSalt'];

export function App() {
  return (
    <SettingsProvider>
      <ClientProvider>
        <ArtDefs />
        <Overhead />
        <Mishap>
          <Suspense>
            <Switch>
              <Route path="/masa/:slug">{({ slug }) => <TablePage slug={slug} />}</Route>
              <Route path="/masa/:slug/metin">{({ slug }) => <PlainPage slug={slug} />}</Route>
              <Route path="/mac/:id">{({ id }) => <MatchPage key={id} id={id} />}</Route>
              <Route>
                <Home />
              </Route>
            </Switch>
          </Suspense>
        </Mishap>
      </ClientProvider>
    </SettingsProvider>
  );
}

function TablePage({ slug }: { slug: string }) {
  const { table, held } = useClient().state;
  const game = table?.game;
  useEffect(() => {
    // Whoever waits for others has time to fetch the table.
    if (game !== undefined) void SCREENS[game].load().catch(() => {});
  }, [game]);
  if (table?.slug !== slug) return <TableDoor slug={slug} />;
  const Screen = held === null ? WaitingRoom : SCREENS[table.game];
  return <Screen />;
}

/** The line to the server, and what it has refused. */
function Overhead() {
  const t = useTextsSoFar();
  const { state, actions } = useClient();
  const { connection, problem, paused } = state;
  return (
    <div className={styles.overhead}>
      {connection === 'reconnecting' && (
        <p className={styles.banner} role="status">
          {t.common.reconnecting}
        </p>
      )}
      {paused && connection === 'online' && (
        <p className={styles.banner} role="status">
          {t.common.paused}
        </p>
      )}
      {problem !== null && !TOLD_THERE.includes(problem.request ?? '') && (
        <Toast onClose={actions.dismissProblem}>{t.common.error(problem)}</Toast>
      )}
    </div>
  );
}
