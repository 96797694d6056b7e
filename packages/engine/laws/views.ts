// Nobody sees more than they may: what is sampled from a view looks the same, and is a deal that could be.

import { PLAYING } from '../src/deal/phase.ts';
import {
  type AnyGame,
  type Card,
  type Deal,
  type DealView,
  hasSeat,
  listCards,
  type Seat,
} from '../src/index.ts';
import { noteBarred } from '../src/play/inference.ts';
import type { Judge } from './judge.ts';
import { partitionLaws } from './partition.ts';
import { dealDifference, type Scene, viewers } from './scene.ts';

const VIEW = 'a view of a sample deal is the view it was sampled from';
const PUBLIC = 'a sample deal agrees with the truth on all that is public';

export function viewLaws(scene: Scene, judge: Judge): void {
  const { game, deal, eyes, random } = scene;
  for (const viewer of viewers(game)) {
    const view = eyes.viewDeal(game, deal, viewer);
    judge.same('a view is plain JSON', JSON.parse(JSON.stringify(view)), view, `view of ${viewer}`);
    const sampled = eyes.sampleDeal(game, view, random);
    judge.same(VIEW, eyes.viewDeal(game, sampled, viewer), view, `view of ${viewer}`);
    partitionLaws(game, sampled, judge);
    publicLaw(game, deal, sampled, view, judge);
    ownHandLaw(deal, view, judge);
  }
}

/** Hands, gifts and what is sealed may differ; everything else may not. */
function publicLaw(game: AnyGame, deal: Deal, sampled: Deal, view: DealView, judge: Judge): void {
  const secret = ['hands', 'gifts'];
  // Before play the turn counts only where bids are made in turn, and the views show it there.
  if (deal.phase !== PLAYING) secret.push('turn');
  if (game.id === 'spades' && game.options.bidVisibility === 'sealed' && view.phase === 'bidding') {
    secret.push('bids', 'looked');
  }
  const difference = dealDifference(sampled, deal, secret);
  judge.holds(PUBLIC, difference === null, () => `seen by ${view.seat}: ${difference}`);
}

function ownHandLaw(deal: Deal, view: DealView, judge: Judge): void {
  const { seat } = view;
  const seen =
    seat !== null && hasSeat(deal.looked, seat) ? listCards(deal.hands, seat << 2) : null;
  judge.same('a seat that has looked sees its own hand', view.hand, seen, `hand of ${seat}`);
}

/** Follows the plays of a deal and notes what they show. */
export class Witness {
  readonly #barred = new Int32Array(16);

  open(): void {
    this.#barred.fill(0);
  }

  /** Before a play: whatever it shows must be true of its player, now and later. */
  play(deal: Deal, card: Card, judge: Judge): void {
    const seat: Seat = deal.turn;
    noteBarred(deal, card, this.#barred);
    for (let at = seat << 2; at < (seat + 1) << 2; at++) {
      const left = deal.hands[at]! & this.#barred[at]!;
      judge.holds(
        'what a play shows is true',
        left === 0,
        () => `seat ${seat} holds what it cannot`,
      );
    }
  }
}
