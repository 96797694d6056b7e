// The light players, each made once for a deal.

import type { AnyGame, Standing } from '@kalpler/engine';
import { botsOf } from './game-bots.ts';
import type { Policy, Style } from './policy.ts';

export function makePolicy(game: AnyGame, standing: Standing, style: Style): Policy {
  return botsOf(game).policy(game, standing, style);
}

interface Known {
  readonly game: AnyGame;
  readonly style: Style;
  readonly policy: Policy;
}

const known = new WeakMap<Standing, Known[]>();

/** The same as `makePolicy`, made once for a deal: policies keep nothing from one decision to the next. */
export function policyFor(game: AnyGame, standing: Standing, style: Style): Policy {
  let all = known.get(standing);
  if (all === undefined) {
    all = [];
    known.set(standing, all);
  }
  const found = all.find((one) => one.game === game && one.style === style);
  if (found !== undefined) return found.policy;
  const policy = makePolicy(game, standing, style);
  all.push({ game, style, policy });
  return policy;
}
