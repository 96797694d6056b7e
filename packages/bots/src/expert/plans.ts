// The ways in which seats may play on after a move: the own one, and all others.

import type { AnyGame, Deal, Seat, Standing } from '@kalpler/engine';
import type { ReasonKind } from '../bot.ts';
import { policyFor } from '../policies.ts';
import type { Policy } from '../policy.ts';
import { depthOf } from './game-depth.ts';

/** How the own seat may play on, the plain way first: a Hearts player can go for the moon. */
export function plansFor(game: AnyGame, standing: Standing, knowledge: Deal, seat: Seat): Policy[] {
  const more = depthOf(game).plans?.(game, standing, knowledge, seat) ?? [];
  return [policyFor(game, standing, 'skilled'), ...more];
}

export function othersFor(game: AnyGame, standing: Standing): Policy[] {
  return depthOf(game).others.map((style) => policyFor(game, standing, style));
}

/** What following a plan means for a move, where the move itself does not show it. */
export function intentOf(plan: number, isGift: boolean): ReasonKind | undefined {
  if (plan === 0) return undefined;
  return isGift ? 'keepForMoon' : 'shootMoon';
}
