// The features of discards and ruffs in a trump game, each with the place of its weight in a row.
//
// The first half counts for cards of side suits, the second, from RUFF on, for trumps.

export const RANK = 0;
/** Cards out that beat it. */
export const HIGHER = 1;
export const HIGHER_LENGTH = 2;
export const LENGTH = 3;
export const OUT_LENGTH = 4;
/** Own higher cards that lose the last card that guards them. */
export const UNGUARDS = 5;
/** No card that is out is higher. */
export const MASTER = 6;
export const MASTER_OUT_LENGTH = 7;
/** One card that is out is higher, and the own hand has none below it, or some. */
export const SECOND_BARE = 8;
export const SECOND_GUARDED = 9;
/** The last of its suit, to ruff the next. */
export const SINGLE = 10;
export const SINGLE_OUT_LENGTH = 11;
export const RUFF = 12;
export const RUFF_RANK = 13;
export const RUFF_HIGHER = 14;
export const OWN_TRUMPS = 15;
export const OWN_TRUMPS_SQUARED = 16;
export const RUFF_RANK_HIGHER = 17;
export const TOP_TRUMP = 18;
/** Beats the best card; the chance that nobody ruffs higher. */
export const BEATS = 19;
export const WINS = 20;
export const WINS_OWN_TRUMPS = 21;
export const WINS_MASTERS = 22;
/** Nobody plays after it. */
export const LAST = 23;
/** No lower trump of the hand would do. */
export const CHEAPEST = 24;
