// The pages that need no server: playing alone, the daily deal, lessons, statistics.

import { Redirect, Route, Switch } from 'wouter';
import { lazyComponent } from '../state/lazy-resource.ts';
import { loadTexts } from '../state/texts.ts';
import * as hub from './hub/HubPage.tsx';
import * as solo from './SoloPage.tsx';

// Nearly everybody who comes here sees these two, one after the other: together they are smaller.
const SoloPage = lazyComponent(
  async () => solo.SoloPage,
  () => loadTexts('table', 'solo'),
);
const HubPage = lazyComponent(
  async () => hub.HubPage,
  () => loadTexts('hub'),
);
const DailyPage = lazyComponent(
  async () => (await import('./hub/DailyPage.tsx')).DailyPage,
  () => loadTexts('daily'),
);
const LessonPage = lazyComponent(
  async () => (await import('../lessons/LessonPage.tsx')).LessonPage,
  () => loadTexts('table', 'lessons'),
);
const StatsPage = lazyComponent(
  async () => (await import('../stats/StatsPage.tsx')).StatsPage,
  () => loadTexts('table'),
);

export function SoloRoutes() {
  return (
    <Switch>
      <Route path="/tek">
        <HubPage />
      </Route>
      <Route path="/tek/gunun-oyunu">
        <DailyPage />
      </Route>
      <Route path="/tek/:id">{({ id }) => <SoloPage key={id} id={id} />}</Route>
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
