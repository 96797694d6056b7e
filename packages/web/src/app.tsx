// The page as a whole: which screen is shown, and what hangs over all of them.

import type { GameId } from '@kalpler/engine';
import { Suspense, useEffect } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { ArtDefs } from './art/index.ts';
import { Home } from './home/Home.tsx';
import { Overhead } from './overhead.tsx';
import { loadGameParts } from './panels/game-parts.ts';
import { ClientProvider, useClient } from './state/client.tsx';
import { fetched } from './state/later.ts';
import { SettingsProvider } from './state/settings.tsx';
import { loadLobbyTexts } from './texts/lobby-texts.ts';
import { loadRuleTexts } from './texts/rules.ts';
import { loadTableTexts } from './texts/table-texts.ts';
import { loadTalkTexts } from './texts/talk-texts.ts';
import { Mishap } from './ui/index.ts';

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
    loadTalkTexts,
    () => loadGameParts(game),
  );
const SCREENS = { hearts: screenOf('hearts'), spades: screenOf('spades'), king: screenOf('king') };
const PlainPage = fetched(
  async () => (await import('./plain/PlainPage.tsx')).PlainPage,
  loadTableTexts,
  loadRuleTexts,
);
// Of these pages the entry knows no more than their beginnings.
const MatchRoutes = fetched(async () => (await import('./match/routes.tsx')).MatchRoutes);
const AloneRoutes = fetched(async () => (await import('./alone/routes.tsx')).AloneRoutes);
const WITHOUT_SERVER = /^\/(?:tek|istatistik|ogren)(?:\/|$)/;

export function App() {
  const [path] = useLocation();
  return (
    <SettingsProvider>
      <ClientProvider>
        <ArtDefs />
        <Overhead />
        <Mishap place={path}>
          <Suspense>
            <Switch>
              <Route path="/masa/:slug">{({ slug }) => <TablePage slug={slug} />}</Route>
              <Route path="/masa/:slug/metin">{({ slug }) => <PlainPage slug={slug} />}</Route>
              <Route path="/mac/*">
                <MatchRoutes />
              </Route>
              <Route path={WITHOUT_SERVER}>
                <AloneRoutes />
              </Route>
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
