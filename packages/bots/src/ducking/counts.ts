// Counts of the cards in a set of ranks, from a lookup table: cards are counted dozens of times for every play.

const RANKS = 13;
const COUNTS = new Uint8Array(1 << RANKS);
for (let ranks = 1; ranks < COUNTS.length; ranks++)
  COUNTS[ranks] = COUNTS[ranks >> 1]! + (ranks & 1);

/** The number of ranks in a set of the ordinary thirteen. */
export function count(ranks: number): number {
  return COUNTS[ranks]!;
}

/** How many of four seats a set holds. */
export const SEATS_IN = Uint8Array.from({ length: 16 }, (_, set) => count(set));
