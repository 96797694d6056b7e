// The page as a whole: which screen is shown, and what hangs over all of them.

import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import styles from './app.module.css';
import { ArtDefs } from './art/index.ts';
import { Home } from './home/Home.tsx';
import { ClientProvider, useClient } from './state/client.tsx';
import { SettingsProvider } from './state/settings.tsx';
import { useTexts } from './texts/texts.ts';
import { Mishap, Toast } from './ui/index.ts';

// A table is loaded when somebody comes to one.
const TableDoor = lazy(async () => ({
  default: (await import('./home/TableDoor.tsx')).TableDoor,
}));
const WaitingRoom = lazy(async () => ({
  default: (await import('./home/WaitingRoom.tsx')).WaitingRoom,
}));
const TableScreen = lazy(async () => ({
  default: (await import('./table/TableScreen.tsx')).TableScreen,
}));
const PlainPage = lazy(async () => ({
  default: (await import('./plain/PlainPage.tsx')).PlainPage,
}));
const MatchPage = lazy(async () => ({
  default: (await import('./match/MatchPage.tsx')).MatchPage,
}));

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
  if (table?.slug !== slug) return <TableDoor slug={slug} />;
  return held === null ? <WaitingRoom /> : <TableScreen />;
}

/** The line to the server, and what it has refused. */
function Overhead() {
  const t = useTexts();
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
