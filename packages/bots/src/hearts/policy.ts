// A light player of Hearts: passes and throws what is dangerous, ducks, and shoots or stops the moon.

import {
  type Action,
  actionOf,
  CHOOSING,
  type Deal,
  type Hearts,
  MAX_ACTIONS,
  MOON_OPTIONS,
  PASSING,
  type Random,
  type Seat,
  type Standing,
} from '@kalpler/engine';
import type { ReasonKind } from '../bot.ts';
import type { Policy, Style } from '../game-bots.ts';
import { Moon } from './moon.ts';
import { Passing } from './passing.ts';
import { Play } from './play.ts';
import { HeartsSeen } from './seen.ts';
import { LEARNED } from './weights.ts';

// Styles of a player of Hearts: when it goes for the moon, and when it fears one.

interface Traits {
  /** How likely a moon must be before it passes for one, and before it plays for one. */
  readonly passAt: number;
  readonly shootAt: number;
  /** A seat that alone has taken points is suspected from this many on; each trick counts as one and a half. */
  readonly suspectAt: number;
}

const TRAITS: Readonly<Record<Style | 'shooter', Traits>> = {
  basic: { passAt: 1, shootAt: 0.6, suspectAt: 7 },
  skilled: { passAt: 1, shootAt: 0.6, suspectAt: 7 },
  defensive: { passAt: 1, shootAt: 0.6, suspectAt: 5 },
  aggressive: { passAt: 0.6, shootAt: 0.45, suspectAt: 7 },
  shooter: { passAt: 0, shootAt: 0, suspectAt: 7 },
};

/** Gifts that are worth weighing. */
const GIFTS = 10;

export class HeartsPolicy implements Policy {
  /** Set when it goes for the moon: the card alone would look odd. */
  intent: ReasonKind | undefined;
  readonly #game: Hearts;
  readonly #standing: Standing;
  readonly #seen: HeartsSeen;
  readonly #traits: Traits;
  readonly #play: Play;
  readonly #moon: Moon;
  readonly #passing: Passing;
  readonly #legal = new Int32Array(MAX_ACTIONS);

  constructor(game: Hearts, standing: Standing, style: Style | 'shooter') {
    this.#game = game;
    this.#standing = standing;
    this.#traits = TRAITS[style];
    this.#seen = new HeartsSeen(game, this.#traits.suspectAt);
    this.#play = new Play(this.#seen, LEARNED);
    this.#moon = new Moon(this.#seen);
    this.#passing = new Passing(game);
  }

  act(deal: Deal, seat: Seat, _random: Random): Action {
    this.intent = undefined;
    if (deal.phase === PASSING) return this.pass(deal, seat);
    if (deal.phase === CHOOSING) {
      // H7: as it would count with the option `smart`.
      const option = this.#game.smartMoon(deal, this.#standing, seat);
      return actionOf('moon', MOON_OPTIONS.indexOf(option));
    }
    const n = this.#game.legal(deal, seat, this.#legal);
    if (n === 1) return this.#legal[0]! as Action;
    this.#seen.look(deal, seat);
    const isShooting = this.isShooting(deal);
    if (isShooting) this.intent = 'shootMoon';
    return this.#legal[this.#play.best(deal, this.#legal, n, isShooting)]! as Action;
  }

  /** The gifts that this player would choose among, the best first. */
  choices(deal: Deal, seat: Seat): Action[] | undefined {
    if (deal.phase !== PASSING) return undefined;
    return this.#passing.ranked(deal, seat, this.#traits.passAt <= 0, GIFTS);
  }

  /** A rough chance that the seat takes every point of the deal. */
  moonChance(deal: Deal, seat: Seat): number {
    if (deal.phase === PASSING) return this.#passing.moonChance(deal, seat);
    this.#seen.look(deal, seat);
    return this.#moon.chance(deal);
  }

  private isShooting(deal: Deal): boolean {
    if (!this.#moon.isPossible) return false;
    const { shootAt } = this.#traits;
    return shootAt <= 0 || this.#moon.chance(deal) > shootAt;
  }

  private pass(deal: Deal, seat: Seat): Action {
    const { passAt } = this.#traits;
    if (passAt >= 1 || this.#passing.moonChance(deal, seat) <= passAt) {
      return this.#passing.safest(deal, seat);
    }
    this.intent = 'keepForMoon';
    return this.#passing.forMoon(deal, seat);
  }
}
