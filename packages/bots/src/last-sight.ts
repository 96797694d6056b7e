// The sight of a view, kept for whoever asks for the same view next: a bot and the net under it look at one each.

import { type AnyGame, Deal, type DealView, sightOf } from '@kalpler/engine';

const last = new Deal();
let lastView: DealView | null = null;
let lastGame: AnyGame | null = null;

/** The same as `sightOf`: a view is never changed, so its sight is worked out once. */
export function lastSeenDeal(game: AnyGame, view: DealView, deal: Deal): Deal {
  if (view !== lastView || game !== lastGame) {
    // Not known before it is worked out: a view that cannot be read must not pass for one that was.
    lastView = null;
    sightOf(game, view, last);
    lastView = view;
    lastGame = game;
  }
  return deal.copyFrom(last);
}
