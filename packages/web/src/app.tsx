// The page as a whole: which screen is shown, and what hangs over all of them.

import type { GameId } from '@kalpler/engine';
import { Suspense, useEffect } from 'react';
import { Route, Switch } from 'wouter';
import { ArtDefs } from './art/index.ts';
import { Home } from './home/Home.tsx';
import { Overhead } from './overhead.tsx';
import { loadGameParts } from './panels/game-parts.ts';
import { ClientProvider, useClient } from './state/client.tsx';
import { fetched } from './state/later.ts';
import { SettingsProvider } from './state/settings.tsx';
import { loadHubTexts } from './texts/alone-hub.ts';
import { loadLobbyTexts } from './texts/lobby-texts.ts';
import { loadRuleTexts } from './texts/rules.ts';
import { loadTableTexts } from './texts/table-texts.ts';
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

const LessonPage = fetched(
  async () => (await import('./lessons/LessonPage.tsx')).LessonPage,
  loadTableTexts,
);
const AlonePage = fetched(
  async () => (await import('./alone/AlonePage.tsx')).AlonePage,
  loadTableTexts,
);
const HubPage = fetched(
  async () => (await import('./alone/hub/HubPage.tsx')).HubPage,
  loadHubTexts,
);
const DailyPage = fetched(async () => (await import('./alone/hub/daily-door.ts')).openDaily());
const StatsPage = fetched(
  async () => (await import('./stats/StatsPage.tsx')).StatsPage,
  loadTableTexts,
);

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
              <Route path="/mac/tek/:id">
                {({ id }) => <MatchPage key={id} from="alone" id={id} />}
              </Route>
              <Route path="/mac/link">
                <MatchPage from="link" />
              </Route>
              <Route path="/mac/:id">{({ id }) => <MatchPage key={id} id={id} />}</Route>
              <Route path="/tek">
                <HubPage />
              </Route>
              <Route path="/tek/gunun-oyunu">
                <DailyPage />
              </Route>
              <Route path="/istatistik">
                <StatsPage />
              </Route>
              <Route path="/ogren/:game">
                {({ game }) => <LessonPage key={game} game={game} />}
              </Route>
              <Route path="/tek/:id">{({ id }) => <AlonePage key={id} id={id} />}</Route>
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
