// Trying a move: the sample deal is played to its end, by policies or as well as can be.

import { Deal, type Game, OVER, PLAYING, type Random, type Seat } from '@kalpler/engine';
import type { Policy } from '../game-bots.ts';
import type { Endgame } from './endgame.ts';
import type { Sampler } from './sampler.ts';
import type { Arm, Trial } from './search.ts';
import type { Worth } from './search-model.ts';

interface Circumstances {
  readonly game: Game;
  readonly seat: Seat;
  readonly sampler: Sampler;
  /** How the seat to move may play on, and the players of the others, who take turns from one deal to the next. */
  readonly plans: readonly Policy[];
  readonly others: readonly Policy[];
  readonly worth: Worth;
  /** Solves the rest of the deal, when it is near enough to its end. */
  readonly endgame: Endgame | null;
  readonly random: Random;
}

export class PlayedTrial implements Trial {
  readonly #at: Circumstances;
  readonly #work = new Deal();
  #deal = this.#work;
  #deals = 0;

  constructor(circumstances: Circumstances) {
    this.#at = circumstances;
  }

  sampleDeal(): void {
    this.#deal = this.#at.sampler.next();
    this.#deals++;
  }

  worth({ action, plan }: Arm): number {
    const { game, seat, plans, others, worth, endgame, random } = this.#at;
    const work = this.#work.copyFrom(this.#deal);
    game.apply(work, seat, action);
    if (endgame !== null) return endgame.solve(work);
    playOut(game, work, seat, plans[plan]!, others[this.#deals % others.length]!, random);
    return worth.of(work);
  }

  get points(): number {
    return (this.#at.endgame ?? this.#at.worth).points;
  }
}

/** Plays on until the deal is over: `own` for one seat, `others` for all the rest. */
function playOut(
  game: Game,
  deal: Deal,
  seat: Seat,
  own: Policy,
  others: Policy,
  random: Random,
): void {
  while (deal.phase !== OVER) {
    const turn = deal.phase === PLAYING ? deal.turn : 31 - Math.clz32(game.actors(deal));
    const action = (turn === seat ? own : others).act(deal, turn, random);
    game.apply(deal, turn, action);
  }
}
