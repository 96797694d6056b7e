// What Hearts brings to the expert: what gifts reveal, and what a finished deal is worth.

import {
  type Card,
  type Deal,
  type DealView,
  type Hearts,
  type HeartsView,
  PASSING,
  penaltyPoints,
  rankBit,
  type Seat,
  type Standing,
  SUIT_COUNT,
  suitOf,
} from '@kalpler/engine';
import { lead, type Saying, type SearchModel, type Worth } from '../expert/search-model.ts';
import { safetyOf } from './passing.ts';
import { HeartsPolicy } from './policy.ts';

/** Hands with less hope of a moon than this are not tried for one. */
const LEAST_HOPE = 0.055;
/** The part of all penalty points of a deal that is worth a word: one point of 26. */
const LEAST_PART = 1 / 26;

export const heartsSearch: SearchModel<Hearts> = {
  worth: (game, standing, seat) => new HeartsWorth(game, standing, seat),
  plans: (game, standing, known, seat) => {
    const shooter = new HeartsPolicy(game, standing, 'shooter');
    if (shooter.moonChance(known, seat) <= LEAST_HOPE) return [];
    return [{ policy: shooter, intent: (isCard) => (isCard ? 'shootMoon' : 'keepForMoon') }];
  },
  // A basic player is as skilled as any that does not look ahead.
  others: ['basic'],
  surprise: 2,
  sayings: gifts,
  leastPoints: ({ deck, options }) =>
    LEAST_PART * deck.cards.reduce((sum, card) => sum + penaltyPoints(options, card), 0),
};

/** The cards that the viewer has been given. */
function gifts(game: Hearts, view: DealView, known: Deal): Saying[] {
  const { seat, received, gave } = view as HeartsView;
  if (seat === null || received === null) return [];
  for (let giver = 0; giver < game.seats; giver++) {
    if (giver === seat || game.receiver(known, giver) !== seat) continue;
    const isAcross = game.receiver(known, seat) === giver;
    const evidence = new PassEvidence(game, received, isAcross ? gave : null);
    return [
      { seat: giver as Seat, phase: PASSING, of: (deal) => evidence.of(deal.hands, giver << 2) },
    ];
  }
  return [];
}

// What the cards that a seat has passed say about those that it kept.

/** No gift is a greater surprise than this. */
const MOST_SURPRISE = 2.5;

export class PassEvidence {
  readonly #worth: readonly Float64Array[];
  readonly #gift: readonly Card[];
  /** Cards that the giver holds now but could not give, by suit, and how many more such cards there are. */
  readonly #later = new Int32Array(SUIT_COUNT);
  readonly #unknown: number;
  readonly #best = new Float64Array(5);

  /** `received` is what the giver got in the same pass, if that is known. */
  constructor(game: Hearts, gift: readonly Card[], received: readonly Card[] | null) {
    this.#worth = safetyOf(game);
    this.#gift = gift;
    for (const card of received ?? []) this.#later[suitOf(card)]! |= rankBit(card);
    this.#unknown = received === null ? game.giftSize() : 0;
  }

  /** The logarithm of how likely the gift is with this hand, up to a constant and never above 0. */
  of(hands: Int32Array, at: number): number {
    const worth = this.#worth;
    const best = this.#best.fill(0);
    for (let suit = 0; suit < SUIT_COUNT; suit++) {
      const table = worth[suit]!;
      const kept = hands[at | suit]!;
      for (let left = kept & ~this.#later[suit]!; left !== 0; left &= left - 1) {
        const without = kept & ~(left & -left);
        let gain = 0;
        for (const card of this.#gift) {
          const other = suitOf(card);
          const back = worth[other]!;
          const held = other === suit ? without : hands[at | other]!;
          const change = other === suit ? 0 : table[without]! - table[kept]!;
          const before = other === suit ? table[kept]! : back[held]!;
          gain = Math.max(gain, change + back[held | rankBit(card)]! - before);
        }
        this.note(best, gain);
      }
    }
    // Some of the cards that look as if they should have been given came only afterwards.
    return -Math.min(MOST_SURPRISE, best[this.#unknown]!);
  }

  /** Keeps the greatest gains, the greatest first. */
  private note(best: Float64Array, gain: number): void {
    for (let i = 0; i <= this.#unknown; i++) {
      if (gain <= best[i]!) continue;
      best.copyWithin(i + 1, i, this.#unknown);
      best[i] = gain;
      return;
    }
  }
}

// What a finished deal of Hearts is worth: the chance to end the game with the fewest points.

/** What the seat that is worst off gains in a deal of 26 points, and how far such a deal scatters the totals. */
const DEAL_POINTS = 26;
const WORST_GAIN = 8.5;
const SCATTER = 9;
/** How much bare points count, so that even a decided game is played on. */
const PRIDE = 0.25;
const PRIDE_SCALE = 100;

export class HeartsWorth implements Worth {
  points = 0;
  readonly #game: Hearts;
  readonly #standing: Standing;
  readonly #seat: Seat;
  readonly #scale: number;

  constructor(game: Hearts, standing: Standing, seat: Seat) {
    this.#game = game;
    this.#standing = standing;
    this.#seat = seat;
    const points = game.deck.cards.reduce(
      (sum, card) => sum + penaltyPoints(game.options, card),
      0,
    );
    this.#scale = points / DEAL_POINTS;
  }

  of(deal: Deal): number {
    const { totals, scores, ended, winners } = this.#game.result(deal, this.#standing);
    const seat = this.#seat;
    this.points = -lead(scores, seat);
    const pride = (-PRIDE * lead(totals, seat)) / (PRIDE_SCALE * this.#scale);
    if (ended) return pride + (winners.includes(seat) ? 1 / winners.length : 0);
    return pride + this.chance(totals);
  }

  /** The chance to win from these totals: each seat the more likely, the fewer points it has. */
  private chance(totals: readonly number[]): number {
    const left = (this.#game.options.endScore - Math.max(...totals)) / (WORST_GAIN * this.#scale);
    const spread = SCATTER * this.#scale * Math.sqrt(Math.max(0, left) + 0.4);
    const mine = totals[this.#seat]!;
    let sum = 0;
    for (let seat = 0; seat < totals.length; seat++) {
      sum += Math.exp((1.6 * (mine - totals[seat]!)) / spread);
    }
    return 1 / sum;
  }
}
