// The pages that need no server: playing alone, the daily deal, lessons, statistics.

import { Redirect, Route, Switch } from 'wouter';
import { fetched } from '../state/later.ts';
import { loadAloneTexts } from '../texts/alone.ts';
import { loadHubTexts } from '../texts/alone-hub.ts';
import { loadDailyTexts } from '../texts/daily.ts';
import { loadTableTexts } from '../texts/table-texts.ts';
import * as alone from './AlonePage.tsx';
import * as hub from './hub/HubPage.tsx';

// Nearly everybody who comes here sees these two, one after the other: together they are smaller.
const AlonePage = fetched(async () => alone.AlonePage, loadTableTexts, loadAloneTexts);
const HubPage = fetched(async () => hub.HubPage, loadHubTexts);
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
      {/* Whoever shortens an address or adds to it comes to the entrance. */}
      <Route>
        <Redirect to="/tek" replace />
      </Route>
    </Switch>
  );
}
