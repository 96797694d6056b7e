// Shorthands for tests: a scene at the card table, and what the policy plays in it.

import {
  type Bid,
  type Card,
  cardName,
  gameOf,
  type Seat,
  SeededRandom,
  type Spades,
  setUp,
} from '@kalpler/engine';
import { cards } from '../../engine/testing/cards.ts';
import { SpadesPolicy } from '../src/spades/policy.ts';

interface Scene {
  /** The hands by seat, before the trick at hand; seat 0 is to play. */
  readonly hands: readonly string[];
  readonly bids: readonly Bid[];
  readonly tricks: readonly number[];
  /** The trick so far, as in `3:10H`. */
  readonly trick?: string;
  readonly broken?: boolean;
  readonly totals?: readonly number[];
  readonly bags?: readonly number[];
  readonly preset?: string;
}

/** The card that seat 0 plays. */
export function choice(scene: Scene): string {
  const game = gameOf('spades', { preset: scene.preset ?? 'standard' }) as Spades;
  const start = game.start();
  const standing = {
    ...start,
    totals: scene.totals ?? start.totals,
    bags: scene.bags ?? start.bags,
  };
  const hands = scene.hands.map((hand) => cards(game, hand));
  const trick = (scene.trick ?? '')
    .split(' ')
    .filter((play) => play !== '')
    .map((play) => {
      const [by, name] = play.split(':');
      return { seat: Number(by) as Seat, card: cards(game, name!)[0]! };
    });
  const deal = setUp(game, standing, {
    phase: 'playing',
    hands,
    trick,
    trickNumber: game.length - hands[0]!.length + 1,
    turn: 0,
    broken: scene.broken ?? true,
    bids: scene.bids,
    tricks: scene.tricks,
  });
  const policy = new SpadesPolicy(game, standing, 'basic');
  return cardName(policy.act(deal, 0, new SeededRandom(1)) as number as Card);
}
