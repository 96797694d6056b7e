// What King brings to the bots.

import {
  type Action,
  contentOf,
  count,
  DECLARED,
  type Deal,
  type King,
  kindOf,
  listCards,
  PENALTIES,
  QUEEN,
  type Seat,
  SUIT_COUNT,
} from '@kalpler/engine';
import type { GameBots } from '../game-bots.ts';
import { KingPolicy } from './policy.ts';
import { kingReasons } from './reasons.ts';
import { weightsFrom } from './weights.ts';

export const kingBots = kingBotsWith();

/** King with the weights of tables of three, or without: they are rare, and a page without one need not fetch them. */
export function kingBotsWith(threePlayers?: string): GameBots<King> {
  const weights = weightsFrom(threePlayers);
  return {
    id: 'king',
    policy: (game, standing, style) => new KingPolicy(game, standing, style, weights),
    instinct: {
      lapses: { easy: 256, medium: 112, hard: 28 },
      wantsTricks: (_game, { contract }) => contract!.trump >= 0,
      choose: nameContract,
    },
    reasons: kingReasons,
  };
}

const HIGH = ~((1 << QUEEN) - 1);
const TRUMP_LENGTH = 5;

/** A long suit with high cards makes trumps; otherwise the penalty that costs the hand least. */
function nameContract(game: King, deal: Deal, seat: Seat, legal: readonly Action[]): Action {
  const plain = legal.filter(
    (action) => kindOf(action) === 'choose' && (contentOf(action) & DECLARED) === 0,
  );
  const fear = (action: Action): number => fearOf(game, deal, seat, contentOf(action));
  return plain.reduce((best, other) => (fear(other) < fear(best) ? other : best));
}

/** How bad a contract looks, in points. */
function fearOf(game: King, deal: Deal, seat: Seat, contract: number): number {
  const hand = deal.hands.subarray(seat << 2, (seat << 2) + SUIT_COUNT);
  const { values } = game.options;
  const high = hand.reduce((sum, ranks) => sum + count(ranks & HIGH), 0);
  const name = PENALTIES[contract];
  if (name === undefined) {
    const ranks = hand[contract - PENALTIES.length]!;
    return values.trump * (TRUMP_LENGTH - count(ranks) - count(ranks & HIGH));
  }
  const cost = -values[name];
  if (name === 'el') return cost * high;
  if (name === 'sonIki') return (cost * high) / 4;
  const { units } = game.contracts[contract]!;
  const held = listCards(hand).filter((card) => units[card]! > 0);
  return cost * held.length + (name === 'rifki' ? cost / 4 : 0);
}
