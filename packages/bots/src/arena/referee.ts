// Leads bots through a deal: shows each seat its view, asks for a move, checks it and carries it out.

import {
  type AnyGame,
  Deal,
  type DealResult,
  type Draw,
  hasSeat,
  moveText,
  OVER,
  type Random,
  refusalText,
  type Seat,
  type Standing,
  seatFrom,
  type TableView,
  viewDeal,
} from '@kalpler/engine';
import type { Bot, Thought } from '../bot.ts';
import { addThought, countDeal, type Pace, type Tally } from './tally.ts';

/** A bot in its seat, and where its doings are noted; bots of one name share that. */
export interface Chair {
  /** As the bot was asked for. */
  readonly name: string;
  readonly bot: Bot;
  readonly tally: Tally;
  readonly pace: Pace;
}

export class Referee {
  readonly #game: AnyGame;
  readonly #chairs: readonly Chair[];
  readonly #tallies: readonly Tally[];
  readonly #players: readonly string[];
  readonly #deal = new Deal();
  #version = 0;

  constructor(game: AnyGame, chairs: readonly Chair[]) {
    this.#game = game;
    this.#chairs = chairs;
    this.#tallies = chairs.map(({ tally }) => tally);
    // Nobody is to play differently for knowing whom they face.
    this.#players = chairs.map((_, seat) => `player ${seat}`);
  }

  /** Plays the next deal of a match. Every seat has its own chance. */
  play(
    standing: Standing,
    results: readonly DealResult[],
    { cards, first }: Draw,
    chances: readonly Random[],
  ): DealResult {
    const game = this.#game;
    const deal = this.#deal;
    const setup = game.next(standing);
    if (setup === null) throw new Error('the match is over');
    game.open(deal, setup, cards, first);
    this.#version++;
    while (deal.phase !== OVER) {
      const seat = this.nextToAct();
      const view = this.view(seat, standing, results);
      const { move, reason } = this.ask(seat, view, chances[seat]!);
      const checked = game.check(deal, seat, move);
      if (!checked.ok) {
        const { name } = this.#chairs[seat]!;
        const why = refusalText(checked.error);
        throw new Error(`illegal move of ${name} in seat ${seat}, ${moveText(move)}: ${why}`);
      }
      game.apply(deal, seat, checked.value);
      this.#version++;
      const { tally } = this.#chairs[seat]!;
      tally.decisions++;
      if (reason.kind === 'fallback') tally.fallbacks++;
    }
    const result = game.result(deal, standing);
    countDeal(this.#tallies, game, result);
    return result;
  }

  /** Where several may act, they do so in the order of play from the dealer's neighbour on. */
  private nextToAct(): Seat {
    const { seats, step } = this.#game;
    const waiting = this.#game.actors(this.#deal);
    let seat = seatFrom(this.#deal.dealer, step, seats);
    while (!hasSeat(waiting, seat)) seat = seatFrom(seat, step, seats);
    return seat;
  }

  private ask(seat: Seat, view: TableView, chance: Random): Thought {
    const { name, bot, pace } = this.#chairs[seat]!;
    const start = performance.now();
    try {
      return bot.choose(view, chance);
    } catch (cause) {
      const why = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`${name} in seat ${seat} failed: ${why}`, { cause });
    } finally {
      addThought(pace, performance.now() - start);
    }
  }

  private view(seat: Seat, standing: Standing, results: readonly DealResult[]): TableView {
    const deal = viewDeal(this.#game, this.#deal, seat);
    return {
      version: this.#version,
      seat,
      players: this.#players,
      options: this.#game.options,
      phase: deal.phase,
      standing,
      results,
      deal,
      awaitsDeal: false,
      awaitsPause: false,
      fairness: null,
    };
  }
}
