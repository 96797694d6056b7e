// Which screen an address shows. All but the first are fetched when somebody comes to them, with the words they read.

import { GAME_IDS, type GameId } from '@kalpler/engine';
import { LESSON_GAMES } from '@kalpler/i18n/areas';
import { type Page, pageOf, withoutAlias } from '@kalpler/protocol/routes';
import { type ReactElement, useEffect } from 'react';
import { Redirect, useLocation } from 'wouter';
import { loadGameTable } from './games/tables.ts';
import { Home } from './lobby/home/Home.tsx';
import { tableAddress } from './state/address.ts';
import { type LazyComponent, lazyComponent, useLoadedScreen } from './state/lazy-resource.ts';
import { useOnline } from './state/online-context.tsx';
import type { OnlineState } from './state/online-state.ts';
import { loadTexts } from './state/texts.ts';

function forEachGame<Game extends GameId, Props extends object>(
  games: readonly Game[],
  screen: (game: Game) => LazyComponent<Props>,
) {
  const screens = games.map((game) => [game, screen(game)] as const);
  return Object.fromEntries(screens) as Record<Game, LazyComponent<Props>>;
}

const TableDoor = lazyComponent(
  async () => (await import('./lobby/table-door/TableDoor.tsx')).TableDoor,
  () => loadTexts('lobby', 'door'),
);
const WaitingRoom = lazyComponent(
  async () => (await import('./lobby/waiting-room/WaitingRoom.tsx')).WaitingRoom,
  () => loadTexts('door'),
);
const TABLES = forEachGame(GAME_IDS, (game) =>
  lazyComponent(
    async () => (await import('./table/TableScreen.tsx')).TableScreen,
    () => loadTexts('table', 'chat'),
    () => loadGameTable(game),
  ),
);
const TextModePage = lazyComponent(
  async () => (await import('./text-mode/TextModePage.tsx')).TextModePage,
  () => loadTexts('table', 'rules', 'text-mode'),
);
const MatchPage = lazyComponent(
  async () => (await import('./replay/MatchPage.tsx')).MatchPage,
  () => loadTexts('table', 'match-end', 'lobby', 'rules', 'replay'),
);
const HubPage = lazyComponent(
  async () => (await import('./solo/hub/HubPage.tsx')).HubPage,
  () => loadTexts('hub'),
);
const SoloPage = lazyComponent(
  async () => (await import('./solo/match/SoloPage.tsx')).SoloPage,
  () => loadTexts('table', 'solo'),
);
const DailyPage = lazyComponent(
  async () => (await import('./solo/daily/DailyPage.tsx')).DailyPage,
  () => loadTexts('daily'),
);
const LESSONS = forEachGame(LESSON_GAMES, (game) =>
  lazyComponent(
    async () => (await import('./lessons/LessonPage.tsx')).LessonPage,
    () => loadTexts('table', 'lessons', `lesson-${game}`),
  ),
);
const StatsPage = lazyComponent(
  async () => (await import('./stats/StatsPage.tsx')).StatsPage,
  () => loadTexts('table', 'stats', 'achievements'),
);
const NotFound = lazyComponent(
  async () => (await import('./lobby/NotFound.tsx')).NotFound,
  () => loadTexts('lobby'),
);

/** The screen of the address; while one is fetched, the one before it stays. */
export function PageScreen({ path }: { readonly path: string }) {
  const { state } = useOnline();
  const address = withoutAlias(path);
  const page = pageOf(path);
  useTableAhead(page, state);
  return useLoadedScreen(
    address === path ? (
      screenOf(page, path, state)
    ) : (
      <Redirect to={address + location.search + location.hash} replace />
    ),
  );
}

function screenOf(page: Page | null, path: string, state: OnlineState): ReactElement {
  switch (page?.kind) {
    case 'home':
      return <Home key={page.game} game={page.game} isPlaying={page.isPlaying} />;
    case 'table':
      return tableScreen(page, state);
    case 'match':
      return matchScreen(page, path);
    case 'solo':
      return soloScreen(path);
    case undefined:
      return <NotFound path={path} />;
  }
}

type PageOf<Kind extends Page['kind']> = Extract<Page, { readonly kind: Kind }>;

function tableScreen(page: PageOf<'table'>, { table, held }: OnlineState): ReactElement {
  const address = { slug: page.word, key: page.key };
  if (page.isPlain) return <TextModePage address={address} />;
  if (table?.slug !== address.slug) return <TableDoor address={address} />;
  if (held === null) return <WaitingRoom />;
  const Table = TABLES[table.game];
  return <Table />;
}

function matchScreen({ id, from }: PageOf<'match'>, path: string): ReactElement {
  if (from === 'server') return <MatchPage key={id} id={id} />;
  const [, of] = path.split('/').filter(Boolean);
  if (of === 'link') return <MatchPage from="link" />;
  return id === 'tek' ? <Redirect to="/tek" replace /> : <MatchPage key={id} from="solo" id={id} />;
}

/** Solo play, the daily deal, lessons, statistics: the pages that need no server. */
function soloScreen(path: string): ReactElement {
  const [place, what, ...more] = path.split('/').filter(Boolean);
  const lesson = LESSON_GAMES.find((game) => game === what);
  const Lesson = lesson && LESSONS[lesson];
  // An address that was shortened or extended leads to the start page of solo play.
  if (more.length === 0) {
    if (place === 'tek' && what === undefined) return <HubPage />;
    if (place === 'tek' && what === 'gunun-oyunu') return <DailyPage />;
    if (place === 'tek' && what !== undefined) return <SoloPage key={what} id={what} />;
    if (place === 'istatistik' && what === undefined) return <StatsPage />;
    if (place === 'ogren' && Lesson) return <Lesson key={lesson} game={lesson} />;
  }
  return <Redirect to="/tek" replace />;
}

/** At a table of one's own the next screen is fetched before it is needed, and the address is the whole link. */
function useTableAhead(page: Page | null, { table }: OnlineState): void {
  const [, navigate] = useLocation();
  const isTable = page?.kind === 'table' && !page.isPlain;
  const game = isTable ? table?.game : undefined;
  useEffect(() => {
    // While others are awaited there is time to fetch the table.
    if (game !== undefined) void TABLES[game].load().catch(() => {});
  }, [game]);
  const slug = isTable && table?.slug === page.word ? table.slug : null;
  const key = table?.key ?? null;
  const shownKey = isTable ? page.key : null;
  useEffect(() => {
    // The address can be copied as the whole link.
    if (slug !== null && key !== shownKey) navigate(tableAddress({ slug, key }), { replace: true });
  }, [slug, key, shownKey, navigate]);
}
