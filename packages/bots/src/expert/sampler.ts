// Imagined deals, the likelier the better they explain what the other seats have done so far.
//
// Several chains of deals run side by side, so that no single first guess decides.

import { type AnyGame, Deal, type DealView, type Random, seatsOf } from '@kalpler/engine';
import { sampleDeal } from '@kalpler/engine/sample-deal';
import type { Policy } from '../policy.ts';
import { Chain } from './chain.ts';
import { Evidence } from './evidence.ts';

/** Deals come from each of so many chains in turn. */
export const CHAINS = 16;
/** Deals imagined for the beginning of each chain. */
const STARTS = 2;
/** Swaps tried before a chain is used. */
const WARM_UP = 64;
/** Swaps tried between two deals that are used. */
const SWAPS = 16;

export class Sampler {
  readonly #game: AnyGame;
  readonly #view: DealView;
  readonly #knowledge: Deal;
  readonly #random: Random;
  readonly #evidence: Evidence | null;
  readonly #chains: Chain[] = [];
  readonly #drawn = new Deal();
  #turn = 0;

  constructor(
    game: AnyGame,
    view: DealView,
    knowledge: Deal,
    policies: readonly Policy[],
    random: Random,
    infers: boolean,
  ) {
    this.#game = game;
    this.#view = view;
    this.#knowledge = knowledge;
    this.#random = random;
    const evidence = infers ? new Evidence(game, view, knowledge, policies, random) : null;
    this.#evidence = evidence === null || evidence.isEmpty ? null : evidence;
  }

  /** One deal; it may be read until the next is asked for. */
  next(): Deal {
    const evidence = this.#evidence;
    if (evidence === null) return sampleDeal(this.#game, this.#view, this.#random, this.#drawn);
    const at = this.#turn++ % CHAINS;
    let chain = this.#chains[at];
    if (chain === undefined) {
      chain = this.begin(evidence);
      this.#chains.push(chain);
    } else {
      chain.run(SWAPS);
    }
    return chain.deal;
  }

  /** A chain that starts from the best of a few deals. */
  private begin(evidence: Evidence): Chain {
    const { seat, hand } = this.#view;
    // Who has not looked at their own cards does not know them either (S7).
    const all = (1 << this.#game.seats) - 1;
    const hidden = seatsOf(hand === null ? all : all & ~(1 << seat!));
    const chains = Array.from({ length: STARTS }, () => {
      const deal = sampleDeal(this.#game, this.#view, this.#random);
      return new Chain(this.#game, hidden, this.#knowledge, deal, evidence, this.#random);
    });
    const best = chains.reduce((a, b) => (b.likelihood > a.likelihood ? b : a));
    best.run(WARM_UP);
    return best;
  }
}
