// What came of a decision: the trick, the deal and the match, for the seat that decided.

import { isBetterLow } from '@kalpler/bots/arena';
import { type AnyGame, actionOfMove, Deal, type Seat, type Standing } from '@kalpler/engine';
import { gamePlugin } from '../games/index.ts';
import type { PlayedDeal, PlayedMatch } from '../work/played-match.ts';
import type { Outcome } from './example.ts';
import { bySeat, playerId } from './players.ts';

type MatchOutcome = Pick<Outcome, 'finalScore' | 'finalPosition' | 'winShare' | 'matchOver'>;
type DealOutcome = Omit<Outcome, keyof MatchOutcome | 'trickWinner' | 'pointsTaken'>;
type TrickOutcome = Pick<Outcome, 'trickWinner' | 'pointsTaken'>;

/** How the match ended for each seat. */
export function matchOutcomes(game: AnyGame, { standing, shares }: PlayedMatch): MatchOutcome[] {
  const scores = bySeat(game, standing.totals);
  const positions = finalPositions(game, standing);
  return scores.map((finalScore, seat) => ({
    finalScore,
    finalPosition: positions[seat]!,
    winShare: shares[seat]!,
    matchOver: standing.winners !== null,
  }));
}

/**
 * 1 and the number of players who finished ahead. Winners are ahead of all others, which totals alone do not
 * always say (S16, K11); then the better total is. Equal players, and so partners, share the better place.
 */
export function finalPositions(game: AnyGame, { totals, winners }: Standing): number[] {
  const sides = bySeat(
    game,
    totals.map((_, side) => side),
  );
  const better = isBetterLow(game.id) ? -1 : 1;
  const hasWon = (side: number): number => (winners?.includes(side) ? 1 : 0);
  const isAhead = (a: number, b: number): boolean =>
    hasWon(a) === hasWon(b) ? better * (totals[a]! - totals[b]!) > 0 : hasWon(a) > hasWon(b);
  return sides.map((own) => 1 + sides.filter((other) => isAhead(other, own)).length);
}

const table = new Deal();

/** What the tricks of a deal and the deal itself brought, found by playing it once more. */
export class DealOutcomes {
  /** Who took each trick, and what it was worth. */
  readonly #tricks: { readonly taker: Seat; readonly worth: number }[] = [];
  readonly #game: AnyGame;
  readonly #bySeat: readonly DealOutcome[];

  constructor(game: AnyGame, { setup, cards, first, moves, result }: PlayedDeal) {
    this.#game = game;
    game.open(table, setup, cards, first);
    for (const { seat, move } of moves) {
      const trick = table.trick;
      const before = game.taken(table);
      game.apply(table, seat, actionOfMove(move));
      // A claim takes several tricks at once; no card was decided on in them.
      if (move.kind !== 'play' || table.trick === trick) continue;
      const taker = table.takers[trick]!;
      this.#tricks.push({ taker, worth: game.taken(table)[taker]! - before[taker]! });
    }
    const scores = bySeat(game, result.scores);
    const tricks = Array.from(table.tricks.subarray(0, game.seats));
    this.#bySeat = scores.map((handScore, seat) => ({
      tricksTaken: tricks[seat]!,
      handScore,
      ...gamePlugin(game.id).training.outcome(result),
    }));
  }

  ofDeal(seat: Seat): DealOutcome {
    return this.#bySeat[seat]!;
  }

  /** Tricks are numbered from 1. */
  ofTrick(seat: Seat, number: number): TrickOutcome {
    const { taker, worth } = this.#tricks[number - 1]!;
    const trickWinner = playerId(taker);
    if (!gamePlugin(this.#game.id).training.hasTrickPoints) return { trickWinner };
    return { trickWinner, pointsTaken: taker === seat ? worth : 0 };
  }
}
