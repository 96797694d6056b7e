// Figures of many matches, gathered one match at a time: for each strategy, and for each seat.

import { type Estimate, entrantsOf } from '@kalpler/bots/arena';
import type { GameId, Seat } from '@kalpler/engine';
import { add, type CountName, type Counts, emptyCounts } from './counts.ts';
import { FIGURES, type Figure } from './figure.ts';
import { Ratio } from './ratio.ts';

/** Whose figures: those of a strategy, wherever it sits, or those of one seat. */
export interface GroupStatistics {
  readonly strategy: string;
  readonly seats: readonly Seat[];
  /** Sums over all matches and seats. */
  readonly counts: Counts;
  readonly figures: readonly { readonly figure: Figure; readonly estimate: Estimate | null }[];
}

class Group {
  readonly strategy: string;
  readonly seats: readonly Seat[];
  readonly #game: GameId;
  readonly #sums: Counts;
  readonly #ratios: readonly Ratio[];

  constructor(game: GameId, strategy: string, seats: readonly Seat[]) {
    this.#game = game;
    this.strategy = strategy;
    this.seats = seats;
    this.#sums = emptyCounts(game);
    this.#ratios = FIGURES[game].map(() => new Ratio());
  }

  add(bySeat: readonly Counts[]): void {
    const sum = (name: CountName): number =>
      this.seats.reduce((total, seat) => total + bySeat[seat]![name]!, 0);
    for (const name of Object.keys(this.#sums) as CountName[]) add(this.#sums, name, sum(name));
    FIGURES[this.#game].forEach(({ of, per }, i) => {
      this.#ratios[i]!.add(sum(of), sum(per));
    });
  }

  statistics(): GroupStatistics {
    const figures = FIGURES[this.#game].map((figure, i) => {
      const ratio = this.#ratios[i]!;
      const isRate = figure.kind === 'rate';
      return { figure, estimate: isRate ? ratio.rate(this.seats.length) : ratio.mean() };
    });
    return { strategy: this.strategy, seats: this.seats, counts: { ...this.#sums }, figures };
  }
}

export class Statistics {
  #matches = 0;
  readonly #strategies: readonly Group[];
  readonly #seats: readonly Group[];

  constructor(game: GameId, bots: readonly string[]) {
    this.#strategies = entrantsOf(bots).map(
      (name) =>
        new Group(
          game,
          name,
          bots.flatMap((bot, seat) => (bot === name ? [seat] : [])),
        ),
    );
    this.#seats = bots.map((name, seat) => new Group(game, name, [seat]));
  }

  /** What each seat did in one match. */
  add(bySeat: readonly Counts[]): void {
    this.#matches++;
    for (const group of [...this.#strategies, ...this.#seats]) group.add(bySeat);
  }

  get matches(): number {
    return this.#matches;
  }

  get strategies(): GroupStatistics[] {
    return this.#strategies.map((group) => group.statistics());
  }

  get seats(): GroupStatistics[] {
    return this.#seats.map((group) => group.statistics());
  }
}
