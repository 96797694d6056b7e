// One meeting of two strategies: a board that both have played in every arrangement, with its results; and the job
// that plays such boards in threads.

import { allBots } from '@kalpler/bots';
import { type BotMaker, type Contest, type Length, playPart, Stage } from '@kalpler/bots/arena';
import type { Job } from '../work/jobs.ts';
import { type Pairing, strategyOf } from './pairing.ts';

export interface Meeting {
  /** By how many points a seat of the first did better than one of the second. Above 0 is good in every game. */
  readonly margin: number;
  /** Points of a seat, as the game counts them, of both. */
  readonly points: readonly [number, number];
  /** The part of the matches that the first won; of a deal, whether it came out ahead, half if even. */
  readonly share: number;
}

interface Meetings {
  readonly meetings: readonly Meeting[];
  /** Moves that had to be made in a bot's place, of both. */
  readonly fallbacks: readonly [number, number];
  /** Matches that had no end, in all arrangements together. */
  readonly brokenOff: number;
}

/** Plays the boards of one pair from one number up to, but not including, another. */
class Duel {
  readonly #first: string;
  readonly #second: string;
  readonly #length: Length;
  readonly #stages: readonly Stage[];

  constructor(first: string, second: string, contests: readonly Contest[], make: BotMaker) {
    this.#first = first;
    this.#second = second;
    this.#length = contests[0]!.length;
    this.#stages = contests.map((contest) => new Stage(contest, make));
  }

  play(from: number, to: number): Meetings {
    const parts = this.#stages.map((stage) => {
      const { boards, tallies } = playPart(stage, { from, to });
      const of = (name: string): number => stage.entrants.indexOf(name);
      return { boards, tallies, first: of(this.#first), second: of(this.#second) };
    });
    const mean = (value: (part: (typeof parts)[number]) => number): number =>
      parts.reduce((sum, part) => sum + value(part), 0) / parts.length;
    const meetings = Array.from({ length: to - from }, (_, i): Meeting => {
      const margin = mean(({ boards, first }) => boards[i]!.margins[first]!);
      return {
        margin,
        points: [
          mean(({ boards, first }) => boards[i]!.points[first]!),
          mean(({ boards, second }) => boards[i]!.points[second]!),
        ],
        share:
          this.#length === 'match'
            ? mean(({ boards, first }) => boards[i]!.shares![first]!)
            : (Math.sign(margin) + 1) / 2,
      };
    });
    const fallbacks = (entrant: 'first' | 'second'): number =>
      parts.reduce((sum, part) => sum + part.tallies[part[entrant]]!.fallbacks, 0);
    // A match is noted for each of its seats.
    const brokenOff = parts.reduce((sum, { tallies }, i) => {
      const noted = tallies.reduce((seats, tally) => seats + tally.matchesBrokenOff, 0);
      return sum + noted / this.#stages[i]!.game.seats;
    }, 0);
    return { meetings, fallbacks: [fallbacks('first'), fallbacks('second')], brokenOff };
  }
}

export interface ContestSettings {
  readonly pairings: readonly Pairing[];
  /** Boards of each pair, and how many of them are one piece. */
  readonly boards: number;
  readonly boardsInPiece: number;
}

/** Pieces go round the pairs, so that all of them have come equally far at any time. */
export function contestJob(
  { pairings, boards, boardsInPiece }: ContestSettings,
  make: BotMaker = (name) => allBots.create(strategyOf(name)),
): ReturnType<Job<ContestSettings, Meetings>> {
  const duels = new Map<number, Duel>();
  return (index) => {
    const pair = index % pairings.length;
    const { first, second, contests } = pairings[pair]!;
    const duel = duels.get(pair) ?? new Duel(first, second, contests, make);
    duels.set(pair, duel);
    const from = Math.floor(index / pairings.length) * boardsInPiece;
    return duel.play(from, Math.min(boards, from + boardsInPiece));
  };
}

export function piecesOf({ pairings, boards, boardsInPiece }: ContestSettings): number {
  return pairings.length * Math.ceil(boards / boardsInPiece);
}
