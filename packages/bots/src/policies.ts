// The light players, each made once for a deal.

import type { AnyGame, Standing } from '@kalpler/engine';
import { botsOf } from './game-bots.ts';
import type { Policy, Style } from './policy.ts';

export function makePolicy(game: AnyGame, standing: Standing, style: Style): Policy {
  return botsOf(game).policy(game, standing, style);
}

interface Known {
  readonly game: AnyGame;
  readonly standing: Standing;
  readonly style: Style;
  readonly policy: Policy;
}

/**
 * The last ones that were asked for, in a ring: enough for the players of some tables. A policy is made in
 * microseconds; what a weak map holds is cleared away so late that it costs more.
 */
const ring: Known[] = [];
const RING = 16;
let last = RING - 1;

/** The same as `makePolicy`, made once for a deal: policies keep nothing from one decision to the next. */
export function policyFor(game: AnyGame, standing: Standing, style: Style): Policy {
  for (let i = 0; i < ring.length; i++) {
    const known = ring[(last + RING - i) % RING]!;
    if (known.standing === standing && known.style === style && known.game === game) {
      return known.policy;
    }
  }
  const policy = makePolicy(game, standing, style);
  last = (last + 1) % RING;
  ring[last] = { game, standing, style, policy };
  return policy;
}
