// The features of leads in a penalty game, each with the place of its weight in a row.
//
// `take` is the chance that the card takes the trick. A name of two parts counts where both are true, or their product.

export const TAKE = 0;
export const TAKE_SQUARED = 1;
/** Takes the trick, and has no safe way out of the lead. */
export const TAKE_STUCK = 2;
/** Cards of the suit that are out, and own ones. */
export const OUT_LENGTH = 3;
export const LENGTH = 4;
/** Own cards of lower rank, in all suits. */
export const SMALLER = 5;
export const LENGTH_TAKE = 6;
/** Cards of the suit that are out and lower. */
export const LOWER = 7;
/** How high the highest own card of the suit stands. */
export const HIGHEST = 8;
/** Cards of the suit for each seat that may hold it. */
export const OUT_LENGTH_EACH = 9;
/** Penalty cards that seats without the suit are likely to throw on the trick. */
export const TAKE_THROWN = 10;
export const DUCK_THROWN = 11;
/** Penalty cards that are out: in all suits, and in this one below and above the card. */
export const TAKE_PENALTIES_OUT = 12;
export const TAKE_PENALTIES_BELOW = 13;
export const PENALTIES_ABOVE = 14;
/** Other penalty cards of the suit in the own hand. */
export const OWN_PENALTIES = 15;
/** A penalty card itself. */
export const PENALTY = 16;
/** Spends one of the two lowest cards, in Son İki, where no card is a penalty: the place of PENALTY. */
export const SPENDS_LOW = 16;
export const PENALTY_TAKE = 17;
export const PENALTY_DUCK = 18;
/** The only card of its suit, with penalty cards in others, or at all. */
export const SINGLE_WITH_PENALTIES = 19;
export const SINGLE = 20;
/** How much higher the lowest card of the suit will stand, and how much likelier it takes a trick. */
export const RAISES_LOWEST = 21;
export const RAISES_LOWEST_TAKE = 22;
export const RAISES_SECOND = 23;
export const RAISES_THIRD = 24;
/** In a suit of four or more: how high its fourth card stands, or this one if it is higher. */
export const LONG_SUIT = 25;
/** No card that is out is higher, or none is lower. */
export const MASTER = 26;
export const LOSER = 27;
