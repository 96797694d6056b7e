// The expert: tries every sensible move in many imagined deals and takes the one that serves the match best.

import {
  type Action,
  type AnyGame,
  BID_NIL,
  contentOf,
  Deal,
  kindOf,
  moveOf,
  type Random,
  type Seat,
  sightOf,
  type TableView,
} from '@kalpler/engine';
import type { Bot, Thought } from '../bot.ts';
import { HeartsPolicy } from '../hearts/policy.ts';
import { rulesOf } from '../player.ts';
import { makePolicy } from '../policies.ts';
import type { Policy } from '../policy.ts';
import { type Budget, type Clock, Thinking } from './budget.ts';
import { candidates } from './candidates.ts';
import { Endgame } from './endgame.ts';
import { playOut } from './playout.ts';
import { Sampler } from './sampler.ts';
import { type Arm, type Trial, type Weighed, weigh } from './search.ts';
import { type Worth, worthFor } from './worth.ts';

/** As a chance to win the match. */
const NIL_DOUBT = Number(process.env.NILDOUBT ?? 0.03);

export interface ExpertOptions extends Budget {
  /** Whether imagined deals are weighed by what the others have done. */
  readonly infers: boolean;
  /** Whether the last tricks are solved with open cards. */
  readonly solves: boolean;
}

export class ExpertBot implements Bot {
  readonly name: string;
  readonly #options: ExpertOptions;
  readonly #clock: Clock;
  readonly #sight = new Deal();

  constructor(name: string, options: ExpertOptions, clock: Clock = () => performance.now()) {
    this.name = name;
    this.#options = options;
    this.#clock = clock;
  }

  choose(view: TableView, random: Random): Thought {
    const thinking = new Thinking(this.#options, this.#clock);
    const game = rulesOf(view);
    const seat = view.seat!;
    const sight = sightOf(game, view.deal!, this.#sight);
    const plans = plansFor(game, view, sight, seat);
    const moves = candidates(game, sight, seat, plans, random);
    if (moves.length === 1) return { move: moveOf(moves[0]!), reason: { kind: 'onlyMove' } };
    if (process.env.NOBID && sight.phase !== 4)
      return { move: moveOf(plans[0]!.act(sight, seat, random)), reason: { kind: 'weighed' } };
    const arms = plans.flatMap((_, plan) =>
      moves.map((action): Arm => ({ action, plan, doubt: doubtOf(action) })),
    );
    const others = makePolicy(game, view.standing, (process.env.MODEL ?? 'basic') as 'basic');
    const sampler = new Sampler(game, view.deal!, sight, others, random, this.#options.infers);
    const worth = worthFor(game, view.standing, seat);
    const endgame =
      this.#options.solves && game.id === 'spades' && Endgame.isNear(sight)
        ? new Endgame(game, view.standing, seat)
        : null;
    const trial = new PlayedTrial(game, seat, sampler, plans, others, worth, endgame, random);
    const weighed = weigh(arms, trial, thinking);
    if (process.env.TRACE)
      ((globalThis as any).TR ??= []).push([
        sight.phase,
        sight.trick,
        arms.length,
        Math.max(...weighed.map((w) => w.deals)),
      ]);
    return {
      move: moveOf(weighed[0]!.action),
      reason: { kind: 'weighed', expected: expectations(moves, weighed) },
    };
  }
}

/** A nil that is barely worth its risk is not bid: its failure costs more than the figures say. */
function doubtOf(action: Action): number {
  return kindOf(action) === 'bid' && contentOf(action) === BID_NIL ? NIL_DOUBT : 0;
}

/** The ways of playing on that the seat may follow: a Hearts player may go for the moon. */
function plansFor(game: AnyGame, view: TableView, sight: Deal, seat: Seat): Policy[] {
  const plain = makePolicy(game, view.standing, 'basic');
  if (game.id !== 'hearts') return [plain];
  const shooter = new HeartsPolicy(game, view.standing, 'shooter');
  return shooter.moonChance(sight, seat) > 0.02 ? [plain, shooter] : [plain];
}

/** Each move with the points it may bring, under the plan that suits it best. */
function expectations(
  moves: readonly Action[],
  weighed: readonly Weighed[],
): { move: ReturnType<typeof moveOf>; value: number }[] {
  return moves.map((action) => {
    const best = weighed.filter((arm) => arm.action === action).sort((a, b) => b.worth - a.worth);
    return { move: moveOf(action), value: best[0]!.points };
  });
}

/** Tries an arm by playing the imagined deal to its end. */
class PlayedTrial implements Trial {
  readonly #game: AnyGame;
  readonly #seat: Seat;
  readonly #sampler: Sampler;
  readonly #plans: readonly Policy[];
  readonly #others: Policy;
  readonly #worth: Worth;
  readonly #endgame: Endgame | null;
  readonly #random: Random;
  readonly #work = new Deal();
  #deal = this.#work;

  constructor(
    game: AnyGame,
    seat: Seat,
    sampler: Sampler,
    plans: readonly Policy[],
    others: Policy,
    worth: Worth,
    endgame: Endgame | null,
    random: Random,
  ) {
    this.#game = game;
    this.#seat = seat;
    this.#sampler = sampler;
    this.#plans = plans;
    this.#others = others;
    this.#worth = worth;
    this.#endgame = endgame;
    this.#random = random;
  }

  imagine(): void {
    this.#deal = this.#sampler.next();
  }

  worth({ action, plan }: Arm): number {
    const work = this.#work.copyFrom(this.#deal);
    this.#game.apply(work, this.#seat, action);
    if (this.#endgame !== null) return this.#endgame.solve(work);
    playOut(this.#game, work, this.#seat, this.#plans[plan]!, this.#others, this.#random);
    return this.#worth.of(work);
  }

  get points(): number {
    return (this.#endgame ?? this.#worth).points;
  }
}
