// A board of one match: played to its end in every arrangement, each deal with the same cards.

import type { DealResult, GameId, Standing } from '@kalpler/engine';
import { type Board, isBetterLow, type Run, scoreBoard } from './board.ts';
import type { Referee } from './referee.ts';
import type { Seating } from './seating.ts';
import type { Ledger, Stage } from './stage.ts';
import { countMatch } from './tally.ts';

/** A match that is not over by then never may be: poor bidders only get further from the target. */
export const MOST_DEALS = 200;

export function playMatchBoard(stage: Stage, board: number, ledger: Ledger): Board {
  const runs = stage.seatings.map((seating) =>
    stage.play(seating, board, ledger, (referee) => {
      const { standing, moons } = playMatch(stage, board, referee);
      const tallies = seating.map((name) => ledger.tallies[stage.entrants.indexOf(name)]!);
      countMatch(tallies, stage.sides, standing, moons);
      return runOf(stage, seating, standing);
    }),
  );
  return scoreBoard(stage, runs);
}

interface Played {
  readonly standing: Standing;
  /** Moons by seat. */
  readonly moons: readonly number[];
}

function playMatch(stage: Stage, board: number, referee: Referee): Played {
  const { game } = stage;
  const results: DealResult[] = [];
  const moons = stage.sides.map(() => 0);
  let standing = game.start();
  let redeal = 0;
  while (standing.winners === null && results.length < MOST_DEALS) {
    redeal = standing.redeal ? redeal + 1 : 0;
    const id = { board, number: standing.played + 1, redeal };
    const result = referee.play(standing, [...results], stage.draw(id), stage.chances(id));
    if (result.game === 'hearts' && result.moonShooter !== null) moons[result.moonShooter]!++;
    results.push(result);
    standing = game.after(standing, result);
  }
  return { standing, moons };
}

function runOf({ sides, contest }: Stage, seating: Seating, standing: Standing): Run {
  const { totals } = standing;
  return {
    seating,
    points: sides.map((side) => totals[side]!),
    shares: winShares(contest.game, standing),
  };
}

/**
 * How a match is shared by side: among the winners the best total has won, and equal ones share. That singles
 * out the first of all who are out of the red in King. A match that was broken off goes to the best total.
 */
export function winShares(game: GameId, { totals, winners }: Standing): number[] {
  const inPlay = winners ?? totals.map((_, side) => side);
  const worth = (side: number): number => (isBetterLow(game) ? -totals[side]! : totals[side]!);
  const best = Math.max(...inPlay.map(worth));
  const first = inPlay.filter((side) => worth(side) === best);
  return totals.map((_, side) => (first.includes(side) ? 1 / first.length : 0));
}
