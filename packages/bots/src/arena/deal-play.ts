// A board of one deal: played in every arrangement with the same cards from the same standing.

import { SeededRandom } from '@kalpler/engine';
import { type Board, scoreBoard } from './board.ts';
import { deriveSeed, STANDING } from './seed.ts';
import type { DealId, Ledger, Stage } from './stage.ts';
import { standingFor } from './standings.ts';

export function playDealBoard(stage: Stage, board: number, ledger: Ledger): Board {
  const { game, sides, contest } = stage;
  const random = new SeededRandom(deriveSeed(contest.seed, STANDING, board));
  const standing = standingFor(game, board, random);
  const id: DealId = { board, number: standing.played + 1, redeal: 0 };
  const draw = stage.draw(id);
  const runs = stage.seatings.map((seating) =>
    stage.play(seating, board, ledger, (referee) => {
      const { scores } = referee.play(standing, [], draw, stage.chances(id));
      return { seating, points: sides.map((side) => scores[side]!), shares: null };
    }),
  );
  return scoreBoard(stage, runs);
}
