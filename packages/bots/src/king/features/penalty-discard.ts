// The features of discards in a penalty game, each with the place of its weight in a row.

/** Cards of the suit that are out, and those of them that are lower. */
export const OUT_LENGTH = 0;
export const LOWER = 1;
export const LENGTH_HEIGHT = 2;
/** The share of the suit's cards out that it beats. */
export const HEIGHT = 3;
/** Penalty cards that are out, in all suits and in this one. */
export const PENALTIES_OUT_HEIGHT = 4;
export const SUIT_PENALTIES_HEIGHT = 5;
/** A penalty card itself. */
export const PENALTY = 6;
/** Spends one of the two lowest cards, in Son İki, where no card is a penalty: the place of PENALTY. */
export const SPENDS_LOW = 6;
export const PENALTY_HEIGHT = 7;
/** How much higher the lowest card of the suit will stand, and how much likelier it takes a trick. */
export const RAISES_LOWEST = 8;
export const RAISES_LOWEST_TAKE = 9;
/** The same where few cards are out. */
export const RAISES_SHORT = 10;
export const RAISES_SECOND = 11;
export const RAISES_SECOND_TAKE = 12;
export const RAISES_THIRD = 13;
/** In a suit of four or more: how high its fourth card stands, or this one if it is higher. */
export const LONG_SUIT = 14;
/** The only card of its suit. */
export const SINGLE = 15;
export const SINGLE_OUT_LENGTH = 16;
export const SINGLE_TAKE = 17;
/** No card of the suit is out, none that is higher, or none that is lower. */
export const DEAD = 18;
export const MASTER = 19;
export const LOSER = 20;
