// The panel at the end of a deal, as it is drawn: the headline, the bloom beside it, and the old totals under the new.

import { allBots } from '@kalpler/bots';
import type { SpadesResult, TableView } from '@kalpler/engine';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { playDeals } from '../../../bots/testing/table-play.ts';
import { loadAllGames } from '../../src/games/tables.ts';
import { headlineOf } from '../../src/panels/deal-end.ts';
import { RoundEndPanel } from '../../src/panels/RoundEndPanel.tsx';
import { SettingsProvider } from '../../src/state/settings.tsx';
import { loadTexts } from '../../src/state/texts.ts';
import { WORDS } from '../support/words.ts';

await loadAllGames();

const t = WORDS.tr;
const views = playDeals('spades', { targetScore: 5000 }, [allBots.create('aggressive')], 60)
  .map(({ view }) => view)
  .filter(({ results }) => results.length > 0);
const withNil = (isMade: boolean) =>
  views.find((view) => headlineOf(view, t)?.isGood === isMade) as TableView;

beforeAll(() => loadTexts('table'));

function drawn(view: TableView): string {
  const props = { view, players: [], ready: [], deadline: null, now: () => 0, onReady: () => {} };
  const panel = createElement(RoundEndPanel, props);
  return renderToStaticMarkup(createElement(SettingsProvider, null, panel));
}

it('a feat stands in the heading, in bloom only if it was a good one', () => {
  for (const isMade of [true, false]) {
    const view = withNil(isMade);
    const html = drawn(view);
    expect(html).toContain(`<h2>${headlineOf(view, t)!.text}</h2>`);
    expect(html).toContain(`data-good="${isMade}"`);
    expect(html.includes('viewBox="0 0 400 400"')).toBe(isMade);
  }
});

it('without one the heading says that the deal is over', () => {
  const view = views.find((one) => headlineOf(one, t) === null)!;
  expect(drawn(view)).toContain(`<h2>${t.panels.roundHead(view.results.at(-1)!.number)}</h2>`);
});

it('the total before the deal is drawn for the eye only', () => {
  const view = views.find(({ results }) => results.length > 3)!;
  const { totals, scores } = view.results.at(-1) as SpadesResult;
  const html = drawn(view);
  totals.forEach((total, side) => {
    expect(html).toContain(t.panels.totalOf(total));
    const was = String(Math.abs(total - scores[side]!));
    expect(html).toMatch(new RegExp(`aria-hidden="true">−?${was}</span></b>`));
  });
});
