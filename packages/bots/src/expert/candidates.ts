// The moves an expert weighs: all that differ in effect, or where there are too many, those near the policy's own.

import {
  type Action,
  type AnyGame,
  actionOf,
  BID_NIL,
  BIDDING,
  type Deal,
  EXCHANGING,
  giftAction,
  giftCards,
  listCards,
  MAX_ACTIONS,
  PASSING,
  PLAYING,
  type Random,
  type Seat,
} from '@kalpler/engine';
import { HeartsPolicy } from '../hearts/policy.ts';
import type { Policy } from '../policy.ts';
import { SpadesPolicy } from '../spades/policy.ts';

const actions = new Int32Array(MAX_ACTIONS);

const NIL = actionOf('bid', BID_NIL);

/** Gifts that are weighed for each plan of a Hearts player. */
const GIFTS = 10;
/** A nil is weighed only with a hand that makes it so often: the search alone is too fond of nils. */
const SAFE_NIL = 0.76;

/** The moves worth trying under a plan; `sight` is the deal as the seat knows it. */
export function candidates(
  game: AnyGame,
  sight: Deal,
  seat: Seat,
  plan: Policy,
  random: Random,
): Action[] {
  if (plan instanceof HeartsPolicy && sight.phase === PASSING)
    return plan.gifts(sight, seat, GIFTS);
  if (sight.phase === EXCHANGING) return gifts(sight, seat, plan, random);
  const legal = legalActions(game, sight, seat);
  if (plan instanceof SpadesPolicy && sight.phase === BIDDING && legal.length > 1)
    return plan.nilHope(sight, seat) < SAFE_NIL ? legal.filter((bid) => bid !== NIL) : legal;
  if (sight.phase !== PLAYING) return legal;
  return legal.filter((card, i) => {
    const lower = legal[i - 1];
    return lower === undefined || !isSame(sight, seat, lower, card);
  });
}

/** All that the seat may do, cards by suit and rank. */
export function legalActions(game: AnyGame, sight: Deal, seat: Seat): Action[] {
  return Array.from(actions.subarray(0, game.legal(sight, seat, actions))) as Action[];
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
function gifts(sight: Deal, seat: Seat, policy: Policy, random: Random): Action[] {
  const first = policy.act(sight, seat, random);
  const given = giftCards(first);
  const kept = listCards(sight.hands, seat << 2).filter((card) => !given.includes(card));
  const others = given.flatMap((_, i) =>
    kept.map((card) => giftAction('exchange', given.with(i, card))),
  );
  return [first, ...others];
}
