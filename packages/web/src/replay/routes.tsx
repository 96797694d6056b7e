// The pages of matches: from the server, from this browser, and out of a link.

import { Redirect, Route, Switch } from 'wouter';
import { CharacterFaces } from '../solo/CharacterFaces.tsx';
import { lazyComponent } from '../state/lazy-resource.ts';
import { loadTexts } from '../state/texts.ts';

const MatchPage = lazyComponent(
  async () => (await import('./MatchPage.tsx')).MatchPage,
  () => loadTexts('table', 'match-end', 'rules', 'replay'),
);

export function MatchRoutes() {
  return (
    <Switch>
      <Route path="/mac/tek/:id">
        {({ id }) => (
          <CharacterFaces>
            <MatchPage key={id} from="solo" id={id} />
          </CharacterFaces>
        )}
      </Route>
      <Route path="/mac/link">
        <MatchPage from="link" />
      </Route>
      <Route path="/mac/tek">
        <Redirect to="/tek" replace />
      </Route>
      <Route path="/mac/:id">{({ id }) => <MatchPage key={id} id={id} />}</Route>
    </Switch>
  );
}
