// The moves an expert weighs: all that differ in effect, or where there are too many, those near the policy's own.

import {
  type Action,
  type Deal,
  EXCHANGING,
  type Game,
  giftAction,
  giftCards,
  listCards,
  MAX_ACTIONS,
  PLAYING,
  type Random,
  type Seat,
} from '@kalpler/engine';
import type { Policy } from '../game-bots.ts';

const actions = new Int32Array(MAX_ACTIONS);

/** The moves worth trying under a plan; `known` is the deal as the seat knows it. */
export function candidates(
  game: Game,
  known: Deal,
  seat: Seat,
  plan: Policy,
  random: Random,
): Action[] {
  if (known.phase === EXCHANGING) return gifts(known, seat, plan, random);
  const few = known.phase === PLAYING ? undefined : plan.choices?.(known, seat);
  if (few !== undefined) return few;
  const legal = legalActions(game, known, seat);
  return differing(known, seat, legal);
}

/** Of legal actions, cards by suit and rank, those that differ in effect: the lowest of cards that do the same. */
export function differing(known: Deal, seat: Seat, legal: readonly Action[]): Action[] {
  if (known.phase !== PLAYING) return [...legal];
  return legal.filter((card, i) => {
    const lower = legal[i - 1];
    return lower === undefined || !isSame(known, seat, lower, card);
  });
}

/** The lowest of the legal cards that do the same as this one; any other action stands for itself. */
export function sameAs(game: Game, known: Deal, seat: Seat, action: Action): Action {
  if (known.phase !== PLAYING) return action;
  const legal = legalActions(game, known, seat);
  let at = legal.indexOf(action);
  while (at > 0 && isSame(known, seat, legal[at - 1]!, legal[at]!)) at--;
  return legal[at] ?? action;
}

/** All that the seat may do, cards by suit and rank. */
export function legalActions(game: Game, known: Deal, seat: Seat): Action[] {
  return Array.from(actions.subarray(0, game.legal(known, seat, actions))) as Action[];
}

/** Whether two own cards of one suit do the same: no card that is out lies between, and both count alike. */
export function isSame(deal: Deal, seat: Seat, one: number, other: number): boolean {
  const suit = one >> 5;
  if (suit !== other >> 5) return false;
  const low = Math.min(one, other) & 31;
  const high = Math.max(one, other) & 31;
  const between = ((1 << high) - 1) & ~((2 << low) - 1);
  if (between !== 0) {
    let out = 0;
    for (let s = 0; s < deal.seats; s++) if (s !== seat) out |= deal.hands[(s << 2) | suit]!;
    if (deal.led >= 0 && deal.best >> 5 === suit) out |= 1 << (deal.best & 31);
    if ((out & between) !== 0) return false;
  }
  const { units } = deal.contract!;
  return units[one] === units[other];
}

/** What the policy would give, and all that differs from it in one card. */
function gifts(known: Deal, seat: Seat, policy: Policy, random: Random): Action[] {
  const first = policy.act(known, seat, random);
  const given = giftCards(first);
  const kept = listCards(known.hands, seat << 2).filter((card) => !given.includes(card));
  const others = given.flatMap((_, i) =>
    kept.map((card) => giftAction('exchange', given.with(i, card))),
  );
  return [first, ...others];
}
