// Sample deals, the likelier the better they explain what the other seats have done so far.
//
// Several chains of deals run side by side, so that no single first guess decides.

import {
  count,
  Deal,
  type DealView,
  type Game,
  type Random,
  type Seat,
  seatsOf,
} from '@kalpler/engine';
import { sampleDeal } from '@kalpler/engine/sample-deal';
import type { Policy } from '../game-bots.ts';
import { Evidence } from './evidence.ts';
import type { SearchModel } from './search-model.ts';

/** The number of chains; deals come from each in turn. */
export const CHAINS = 16;
/** Deals sampled for the beginning of each chain. */
const STARTS = 2;
/** Swaps tried before a chain is used. */
const WARM_UP = 64;
/** Swaps tried between two deals that are used. */
const SWAPS = 16;

export class Sampler {
  readonly #game: Game;
  readonly #view: DealView;
  readonly #known: Deal;
  readonly #random: Random;
  readonly #evidence: Evidence | null;
  readonly #chains: Chain[] = [];
  readonly #drawn = new Deal();
  #turn = 0;

  constructor(
    model: SearchModel,
    game: Game,
    view: DealView,
    known: Deal,
    policies: readonly Policy[],
    random: Random,
    infers: boolean,
  ) {
    this.#game = game;
    this.#view = view;
    this.#known = known;
    this.#random = random;
    const evidence = infers ? new Evidence(model, game, view, known, policies, random) : null;
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
      return new Chain(this.#game, hidden, this.#known, deal, evidence, this.#random);
    });
    const best = chains.reduce((a, b) => (b.likelihood > a.likelihood ? b : a));
    best.run(WARM_UP);
    return best;
  }
}

/**
 * A sample deal that is changed step by step, so that in the long run likelier deals come up more often: two seats
 * swap two cards, and what speaks against the change decides how likely it is to stay (Metropolis).
 */
class Chain {
  readonly deal: Deal;
  readonly #game: Game;
  readonly #known: Deal;
  readonly #evidence: Evidence;
  readonly #random: Random;
  /** The seats whose cards are not known. */
  readonly #hidden: readonly Seat[];
  /** How well each seat's hand explains what it did. */
  readonly #logs = new Float64Array(4);

  constructor(
    game: Game,
    hidden: readonly Seat[],
    known: Deal,
    deal: Deal,
    evidence: Evidence,
    random: Random,
  ) {
    this.#game = game;
    this.#known = known;
    this.deal = deal;
    this.#evidence = evidence;
    this.#random = random;
    this.#hidden = hidden;
    for (const seat of hidden) this.#logs[seat] = evidence.of(deal, seat, Number.NEGATIVE_INFINITY);
  }

  get likelihood(): number {
    return this.#logs.reduce((sum, log) => sum + log, 0);
  }

  run(swaps: number): void {
    for (let i = 0; i < swaps; i++) this.swap();
  }

  private swap(): void {
    const others = this.#hidden;
    const random = this.#random;
    const i = random.below(others.length);
    const j = (i + 1 + random.below(others.length - 1)) % others.length;
    const a = others[i]!;
    const b = others[j]!;
    const x = this.cardOf(a, b);
    const y = this.cardOf(b, a);
    if (x < 0 || y < 0) return;
    this.exchange(a, x, b, y);
    // What the change must not fall below to stay is drawn first, so that most are turned down early.
    const luck = Math.log((random.below(0x10000) + 1) / 0x10000);
    const floor = this.#logs[a]! + this.#logs[b]! + luck;
    const logA = this.#evidence.of(this.deal, a, floor);
    const logB = logA < floor ? 0 : this.#evidence.of(this.deal, b, floor - logA);
    const stays = logA >= floor && logA + logB >= floor;
    if (stays && this.#game.allows(this.deal)) {
      this.#logs[a] = logA;
      this.#logs[b] = logB;
    } else {
      this.exchange(a, y, b, x);
    }
  }

  /** Any card of a seat that another might hold as well, or -1. */
  private cardOf(seat: Seat, other: Seat): number {
    const { hands } = this.deal;
    const may = this.#known.hands;
    let n = 0;
    for (let suit = 0; suit < 4; suit++) {
      n += count(hands[(seat << 2) | suit]! & may[(other << 2) | suit]!);
    }
    if (n === 0) return -1;
    let pick = this.#random.below(n);
    for (let suit = 0; ; suit++) {
      let cards = hands[(seat << 2) | suit]! & may[(other << 2) | suit]!;
      for (; cards !== 0; cards &= cards - 1) {
        if (pick-- === 0) return (suit << 5) | (31 - Math.clz32(cards & -cards));
      }
    }
  }

  private exchange(a: Seat, x: number, b: Seat, y: number): void {
    const { hands } = this.deal;
    hands[(a << 2) | (x >> 5)]! ^= 1 << (x & 31);
    hands[(b << 2) | (x >> 5)]! ^= 1 << (x & 31);
    hands[(b << 2) | (y >> 5)]! ^= 1 << (y & 31);
    hands[(a << 2) | (y >> 5)]! ^= 1 << (y & 31);
  }
}
