// What a seat knows: the rules of its table, and the deal as far as its view shows it.

import {
  type AnyGame,
  Deal,
  type DealView,
  gameOf,
  reconstructDeal,
  type TableView,
} from '@kalpler/engine';

const games = new WeakMap<object, AnyGame>();
/** By the options as text: views that come over a network have new objects each time. */
const gamesByText = new Map<string, AnyGame>();
const MOST_GAMES = 50;

/** The rules of a view's table; made once for all views with the same options. */
export function rulesOf(view: TableView): AnyGame {
  const known = games.get(view.options);
  if (known !== undefined) return known;
  const text = JSON.stringify(view.options);
  const game = gamesByText.get(text) ?? gameOf(view.options.game, view.options);
  games.set(view.options, game);
  if (gamesByText.size >= MOST_GAMES) gamesByText.clear();
  gamesByText.set(text, game);
  return game;
}

// The last answer, kept between calls. It is safe because nobody gets the deal itself, only a copy of it.

const last = new Deal();
let lastView: DealView | null = null;
let lastGame: AnyGame | null = null;

/**
 * The deal as the seat of a view knows it, written into another. A view is never changed, so it is worked out once:
 * a bot and the safety net under it look at the same view.
 */
export function knownDeal(game: AnyGame, view: DealView, deal: Deal): Deal {
  if (view !== lastView || game !== lastGame) {
    // Not known before it is worked out: a view that cannot be read must not pass for one that was.
    lastView = null;
    reconstructDeal(game, view, last);
    lastView = view;
    lastGame = game;
  }
  return deal.copyFrom(last);
}
