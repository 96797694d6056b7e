// The page as a whole: which screen is shown, and what hangs over all of them.

import { GAME_IDS, type GameId } from '@kalpler/engine';
import { pageOf, withoutAlias } from '@kalpler/protocol/routes';
import { Suspense, useEffect } from 'react';
import { Redirect, useLocation } from 'wouter';
import { ArtDefs } from './art/index.ts';
import { loadGameUi } from './games/games.ts';
import { Home } from './lobby/home/Home.tsx';
import { Overlays } from './overlays.tsx';
import { tableAddress } from './state/address.ts';
import { ClientProvider, useClient } from './state/client.tsx';
import { lazyComponent } from './state/lazy-resource.ts';
import { SettingsProvider } from './state/settings.tsx';
import { loadTexts } from './state/texts.ts';
import { ErrorBoundary } from './ui/index.ts';

// A table is fetched when somebody comes to one, with its words and what its game needs.
const TableDoor = lazyComponent(
  async () => (await import('./lobby/table-door/TableDoor.tsx')).TableDoor,
  () => loadTexts('door'),
);
const WaitingRoom = lazyComponent(
  async () => (await import('./lobby/waiting-room/WaitingRoom.tsx')).WaitingRoom,
  () => loadTexts('door'),
);
const screenOf = (game: GameId) =>
  lazyComponent(
    async () => (await import('./table/TableScreen.tsx')).TableScreen,
    () => loadTexts('table', 'chat'),
    () => loadGameUi(game),
  );
const SCREENS = new Map(GAME_IDS.map((game) => [game, screenOf(game)]));
const PlainPage = lazyComponent(
  async () => (await import('./text-mode/PlainPage.tsx')).PlainPage,
  () => loadTexts('table', 'rules', 'text-mode'),
);
// Of these pages the entry knows no more than their beginnings.
const MatchRoutes = lazyComponent(async () => (await import('./replay/routes.tsx')).MatchRoutes);
const SoloRoutes = lazyComponent(async () => (await import('./solo/routes.tsx')).SoloRoutes);
const NotFound = lazyComponent(
  async () => (await import('./lobby/NotFound.tsx')).NotFound,
  () => loadTexts('lobby'),
);

export function App() {
  const [path] = useLocation();
  return (
    <SettingsProvider>
      <ClientProvider>
        <ArtDefs />
        <Overlays />
        <ErrorBoundary place={path}>
          <Suspense>
            <Screen path={path} />
          </Suspense>
        </ErrorBoundary>
      </ClientProvider>
    </SettingsProvider>
  );
}

function Screen({ path }: { path: string }) {
  const address = withoutAlias(path);
  if (address !== path) {
    return <Redirect to={address + location.search + location.hash} replace />;
  }
  const page = pageOf(path);
  switch (page?.kind) {
    case 'home':
      return <Home key={page.game} game={page.game} isPlaying={page.isPlaying} />;
    case 'table':
      return page.isPlain ? (
        <PlainPage slug={page.word} code={page.key} />
      ) : (
        <TablePage slug={page.word} code={page.key} />
      );
    case 'match':
      return <MatchRoutes />;
    case 'solo':
      return <SoloRoutes />;
    case undefined:
      return <NotFound path={path} />;
  }
}

function TablePage({ slug, code }: { slug: string; code: string | null }) {
  const { table, held } = useClient().state;
  const [, navigate] = useLocation();
  const game = table?.game;
  useEffect(() => {
    // Whoever waits for others has time to fetch the table.
    if (game !== undefined)
      void SCREENS.get(game)!
        .load()
        .catch(() => {});
  }, [game]);
  const isHere = table?.slug === slug;
  const key = table?.key ?? null;
  useEffect(() => {
    // Whoever copies the address has the whole link.
    if (isHere && key !== code) navigate(tableAddress({ slug, key }), { replace: true });
  }, [isHere, slug, key, code, navigate]);
  if (!isHere) return <TableDoor slug={slug} code={code} />;
  const Screen = held === null ? WaitingRoom : SCREENS.get(table.game)!;
  return <Screen />;
}
