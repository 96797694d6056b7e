// The pages that need no server: playing alone, the daily deal, lessons, statistics.

import { Route, Switch } from 'wouter';
import { fetched } from '../state/later.ts';
import { loadHubTexts } from '../texts/alone-hub.ts';
import { loadDailyTexts } from '../texts/daily.ts';
import { loadTableTexts } from '../texts/table-texts.ts';

const AlonePage = fetched(async () => (await import('./AlonePage.tsx')).AlonePage, loadTableTexts);
const HubPage = fetched(async () => (await import('./hub/HubPage.tsx')).HubPage, loadHubTexts);
const DailyPage = fetched(
  async () => (await import('./hub/DailyPage.tsx')).DailyPage,
  loadDailyTexts,
);
const LessonPage = fetched(
  async () => (await import('../lessons/LessonPage.tsx')).LessonPage,
  loadTableTexts,
);
const StatsPage = fetched(
  async () => (await import('../stats/StatsPage.tsx')).StatsPage,
  loadTableTexts,
);

export function AloneRoutes() {
  return (
    <Switch>
      <Route path="/tek">
        <HubPage />
      </Route>
      <Route path="/tek/gunun-oyunu">
        <DailyPage />
      </Route>
      <Route path="/tek/:id">{({ id }) => <AlonePage key={id} id={id} />}</Route>
      <Route path="/istatistik">
        <StatsPage />
      </Route>
      <Route path="/ogren/:game">{({ game }) => <LessonPage key={game} game={game} />}</Route>
    </Switch>
  );
}
