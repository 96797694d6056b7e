// The ways in which seats may play on after a move: the own one, and all others.

import type { AnyGame, Deal, Seat, Standing } from '@kalpler/engine';
import type { ReasonKind } from '../bot.ts';
import { HeartsPolicy } from '../hearts/policy.ts';
import { policyFor } from '../policies.ts';
import type { Policy } from '../policy.ts';

/** Hands with less hope of a moon than this are not tried for one. */
const LEAST_HOPE = 0.055;

/** How the own seat may play on, the plain way first: a Hearts player can go for the moon. */
export function plansFor(game: AnyGame, standing: Standing, sight: Deal, seat: Seat): Policy[] {
  const plain = policyFor(game, standing, 'skilled');
  if (game.id !== 'hearts') return [plain];
  const shooter = new HeartsPolicy(game, standing, 'shooter');
  return shooter.moonChance(sight, seat) > LEAST_HOPE ? [plain, shooter] : [plain];
}

/** How the others may play; in Hearts and Spades a basic player is as skilled as any that does not look ahead. */
export function othersFor(game: AnyGame, standing: Standing): Policy[] {
  const basic = policyFor(game, standing, 'basic');
  return game.id === 'king' ? [basic, policyFor(game, standing, 'skilled')] : [basic];
}

/** What following a plan means for a move, where the move itself does not show it. */
export function intentOf(plan: number, isGift: boolean): ReasonKind | undefined {
  if (plan === 0) return undefined;
  return isGift ? 'keepForMoon' : 'shootMoon';
}
