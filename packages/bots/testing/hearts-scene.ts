// Shorthands for tests: a scene at the card table, and what the policy plays in it.

import {
  type Card,
  cardName,
  gameOf,
  giftCards,
  type Hearts,
  type Seat,
  SeededRandom,
  setUp,
} from '@kalpler/engine';
import { cards, names } from '../../engine/testing/cards.ts';
import type { Style } from '../src/game-bots.ts';
import { HeartsPolicy } from '../src/hearts/policy.ts';

interface Scene {
  /** The hands by seat, before the trick at hand; seat 0 is to play. */
  readonly hands: readonly string[];
  /** The trick so far, as in `3:10H`. */
  readonly trick?: string;
  readonly broken?: boolean;
  readonly taken?: readonly number[];
  readonly tricks?: readonly number[];
  readonly preset?: string;
  readonly style?: Style | 'shooter';
}

/** What seat 0 plays, and what for where that cannot be seen. */
export function choice(scene: Scene): { card: string; intent: string | undefined } {
  const { taken = [], tricks = [], broken = true, style = 'basic' } = scene;
  const game = gameOf('hearts', { preset: scene.preset ?? 'classic' }) as Hearts;
  const hands = scene.hands.map((hand) => cards(game, hand));
  const trick = (scene.trick ?? '')
    .split(' ')
    .filter((play) => play !== '')
    .map((play) => {
      const [by, name] = play.split(':');
      return { seat: Number(by) as Seat, card: cards(game, name!)[0]! };
    });
  const trickNumber = game.length - hands[0]!.length + 1;
  const deal = setUp(game, game.start(), {
    phase: 'playing',
    hands,
    trick,
    trickNumber,
    turn: 0,
    broken,
    taken,
    tricks,
  });
  const policy = new HeartsPolicy(game, game.start(), style);
  const card = policy.act(deal, 0, new SeededRandom(1)) as number as Card;
  return { card: cardName(card), intent: policy.intent };
}

/** What a hand passes, and what for where that cannot be seen. */
export function pass(
  hand: string,
  style: Style | 'shooter' = 'basic',
  preset = 'classic',
): { cards: string; intent: string | undefined } {
  const game = gameOf('hearts', { preset }) as Hearts;
  const deal = setUp(game, game.start(), { hands: [cards(game, hand), [], [], []] });
  const policy = new HeartsPolicy(game, game.start(), style);
  const gift = giftCards(policy.act(deal, 0, new SeededRandom(1)));
  return { cards: names(gift), intent: policy.intent };
}
