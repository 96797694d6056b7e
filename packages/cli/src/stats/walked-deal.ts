// A deal that was played, carried out once more so that its tricks can be looked at.

import {
  type AnyGame,
  actionOfMove,
  type Card,
  type Deal,
  listOf,
  type Seat,
  seatFrom,
} from '@kalpler/engine';
import type { PlayedDeal } from '../work/played-match.ts';

export interface WalkedTrick {
  /** The suit that was led as it counts in play, or null where a claim has ended the play. */
  readonly led: number | null;
  readonly leader: Seat;
  readonly taker: Seat;
  /** How many played before the taker: 0 for the leader. */
  readonly place: number;
  readonly cards: readonly Card[];
}

/** Carries out the moves on a deal that may be changed. */
export function walk(game: AnyGame, { setup, cards, first, moves }: PlayedDeal, deal: Deal): Deal {
  game.open(deal, setup, cards, first);
  for (const { seat, move } of moves) game.apply(deal, seat, actionOfMove(move));
  return deal;
}

/** The tricks of a deal that is over; what a claim brought in follows without a led suit. */
export function* tricksOf(deal: Deal, { moves }: PlayedDeal): Generator<WalkedTrick> {
  const { seats, step, plays, takers } = deal;
  let played = 0;
  for (const { move } of moves) if (move.kind === 'play') played++;
  for (let trick = 0; trick < deal.trick; trick++) {
    const from = trick * seats;
    const leader = trick === 0 ? deal.opener : takers[trick - 1]!;
    const taker = takers[trick]!;
    yield {
      led: from < played ? plays[from]! >> 5 : null,
      leader,
      taker,
      place: seatFrom(0, (taker - leader) * step, seats),
      cards: listOf(plays, from, from + seats),
    };
  }
}
