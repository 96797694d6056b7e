// The features of cards that follow suit in a trump game, each with the place of its weight in a row.
//
// Those up to BACKED_TRUMP count for every card, the others for one that is the best of the trick so far.

/** Cards out that beat it. */
export const HIGHER = 0;
export const RANK = 1;
export const RANK_HIGHER = 2;
export const TRUMP_RANK = 3;
/** No card that is out is higher; it may be the lowest of the own suit. */
export const MASTER = 4;
export const MASTER_TRUMP = 5;
export const MASTER_LOWEST = 6;
/** One card that is out is higher, or two. */
export const SECOND_LOWEST = 7;
export const SECOND = 8;
export const THIRD = 9;
/** The next own card is as good. */
export const BACKED_MASTER = 10;
export const BACKED = 11;
export const BACKED_TRUMP = 12;
export const OVER = 13;
/** The chance that it wins the trick, and that nobody ruffs. */
export const WINS = 14;
export const FREE = 15;
export const OVER_RANK = 16;
export const OVER_HIGHER = 17;
export const WINS_OWN_TRUMPS = 18;
export const WINS_MASTERS = 19;
export const MASTER_FREE = 20;
/** No lower card of the hand would do. */
export const CHEAPEST = 21;
/** Nobody plays after it. */
export const LAST = 22;
export const OVER_SECOND = 23;
