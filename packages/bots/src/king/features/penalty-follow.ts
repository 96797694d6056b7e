// The features of cards that follow suit in a penalty game, each with the place of its weight in a row.
//
// Those up to DROPS_PENALTY count for cards below the best of the trick, too, the others only for one above it; `take` is
// the chance that such a card stays the best.

/** Own cards of lower rank, in all suits. */
export const SMALLER = 0;
/** Spends one of the two lowest cards, in Son İki. */
export const SPENDS_LOW = 1;
/** How much higher the lowest card of the suit will stand, and how much likelier it takes a trick. */
export const RAISES_LOWEST = 2;
export const RAISES_LOWEST_TAKE = 3;
/** The same where the second stands higher still, few cards are out, or penalty cards are. */
export const RAISES_BOTH = 4;
export const RAISES_SHORT = 5;
export const RAISES_PENALTIES_OUT = 6;
export const RAISES_SECOND = 7;
export const RAISES_THIRD = 8;
/** In a suit of four or more: how high its fourth card stands, or this one if it is higher. */
export const LONG_SUIT = 9;
/** No card that is out is higher, or none is lower. */
export const MASTER = 10;
export const LOSER = 11;
export const PENALTIES_OUT_HEIGHT = 12;
/** A penalty card that goes under the best of the trick. */
export const DROPS_PENALTY = 13;
export const OVER = 14;
export const TAKE = 15;
/** What the trick costs so far, and what others may throw on it. */
export const TAKE_UNITS = 16;
export const TAKE_THROWN = 17;
/** Takes the trick, and has no safe way out of the lead. */
export const TAKE_STUCK = 18;
export const TAKE_PENALTIES_OUT = 19;
/** A penalty card itself. */
export const PENALTY_TAKE = 20;
export const PENALTY_TAKE_UNITS = 21;
export const MASTER_STUCK = 22;
export const TAKE_PENALTIES_BELOW = 23;
/** Nobody plays after it. */
export const LAST = 24;
export const LAST_STUCK = 25;
/** The hand has no lower card to stay under with, in the last seat or another. */
export const FORCED_LAST = 26;
export const FORCED = 27;
