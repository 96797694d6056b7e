// Shorthands for tests: a scene at the card table of King, and what the policy does in it.

import {
  type Call,
  type Card,
  cardName,
  gameOf,
  type King,
  type KingContract,
  moveOf,
  moveText,
  PENALTIES,
  type Penalty,
  SeededRandom,
  type Suit,
  setUp,
} from '@kalpler/engine';
import { cards } from '../../engine/testing/cards.ts';
import type { Style } from '../src/game-bots.ts';
import { king } from '../src/king/index.ts';

interface Common {
  /** The hand of seat 0, which is to act. */
  readonly hand: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly style?: Style;
}

export interface PlayScene extends Common {
  /** A penalty, or the trump suit. */
  readonly contract: Penalty | Suit;
  /** The cards that the others hold, in any order; without it, all that are not to be seen. */
  readonly out?: string;
  /** The trick so far, as in `2:QS 1:10S`; play goes down through the seats. */
  readonly trick?: string;
  readonly broken?: boolean;
}

/** The card that seat 0 plays. */
export function play(scene: PlayScene): string {
  const game = kingOf(scene);
  const standing = game.start();
  const hand = cards(game, scene.hand);
  const trick = words(scene.trick).map((text) => {
    const [by, name] = text.split(':');
    return { seat: Number(by), card: cards(game, name!)[0]! };
  });
  const shown = new Set([...hand, ...trick.map(({ card }) => card)]);
  const rest = game.deck.cards.filter((card) => !shown.has(card));
  const out = scene.out === undefined ? rest : cards(game, scene.out);
  const deal = setUp(game, standing, {
    phase: 'playing',
    contract: contractNamed(scene.contract),
    hands: handsOf(hand, out, game.seats),
    trick,
    trickNumber: game.length - hand.length + 1,
    turn: 0,
    broken: scene.broken ?? true,
  });
  const policy = king.policy(game, standing, scene.style ?? 'basic');
  return cardName(policy.act(deal, 0, new SeededRandom(1)) as number as Card);
}

interface SelectScene extends Common {
  /** What has been named before, as in `0:el 3:spades`. */
  readonly calls?: string;
  readonly totals?: readonly number[];
}

/** What seat 0 names, as in `kupa` or `trump spades`. */
export function select(scene: SelectScene): string {
  const game = kingOf(scene);
  const calls: Call[] = words(scene.calls).map((text) => {
    const [by, name] = text.split(':');
    return { selector: Number(by), contract: contractNamed(name as Penalty | Suit) };
  });
  const start = game.start();
  const totals = scene.totals ?? start.totals;
  // The seat before has just selected, so that it is the turn of seat 0.
  const standing = { ...start, totals, calls, played: calls.length, dealer: 1 };
  const hand = cards(game, scene.hand);
  const rest = game.deck.cards.filter((card) => !hand.includes(card));
  const deal = setUp(game, standing, { hands: handsOf(hand, rest, game.seats) });
  const policy = king.policy(game, standing, scene.style ?? 'basic');
  const action = policy.act(deal, 0, new SeededRandom(1));
  return moveText(moveOf(action)).replace('choose ', '');
}

function kingOf({ options = {} }: Common): King {
  return gameOf('king', options) as King;
}

function contractNamed(name: Penalty | Suit): KingContract {
  const penalty = PENALTIES.find((known) => known === name);
  if (penalty !== undefined) return { type: 'penalty', name: penalty };
  return { type: 'trump', trumpSuit: name as Suit };
}

/** What is written with spaces between. */
function words(text = ''): string[] {
  return text.split(' ').filter((word) => word !== '');
}

/** The cards dealt out in turn: to whom does not matter, for the policy sees only all of them together. */
function handsOf(hand: readonly Card[], out: readonly Card[], seats: number): (readonly Card[])[] {
  const others = seats - 1;
  const dealt = Array.from({ length: others }, (_, i) => out.filter((_, n) => n % others === i));
  return [hand, ...dealt];
}
