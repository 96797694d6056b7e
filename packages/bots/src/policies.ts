// The light player of each game.

import type { AnyGame, Standing } from '@kalpler/engine';
import { HeartsPolicy } from './hearts/policy.ts';
import { KingPolicy } from './king/policy.ts';
import type { Policy, Style } from './policy.ts';
import { SpadesPolicy } from './spades/policy.ts';

export function makePolicy(game: AnyGame, standing: Standing, style: Style): Policy {
  switch (game.id) {
    case 'hearts':
      return new HeartsPolicy(game, standing, style);
    case 'spades':
      return new SpadesPolicy(game, standing, style);
    case 'king':
      return new KingPolicy(game, standing, style);
  }
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
