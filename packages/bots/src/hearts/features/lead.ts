// The features of a lead, each with the place of its weight in a row.
//
// `take` is the chance that the card takes the trick. A name of two parts counts where both are true, or their product.

export const TAKE = 0;
export const TAKE_SQUARED = 1;
/** Takes the trick, and has no safe way out of the lead. */
export const TAKE_STUCK = 2;
/** Hearts or the queen are out, and a seat without the suit may throw them on the trick. */
export const TAKE_HEART_THROWN = 3;
export const TAKE_QUEEN_THROWN = 4;
export const HEART_THROWN = 5;
/** Cards of the suit that are out, and own ones. */
export const OUT_LENGTH = 6;
export const LENGTH = 7;
/** The share of the suit's cards out that it beats. */
export const HEIGHT = 8;
/** The only card of its suit, without or with the queen of spades in hand. */
export const SINGLE = 9;
export const SINGLE_WITH_QUEEN = 10;
export const TAKE_POINTS_OUT = 11;
/** How much higher the lowest card of the suit will stand, and the second. */
export const RAISES_LOWEST = 12;
export const RAISES_SECOND = 13;
/** No card that is out is higher, or none is lower. */
export const MASTER = 14;
export const LOSER = 15;
/** Own cards of lower rank, in all suits. */
export const SMALLER = 16;
/** Cards of the suit for each seat that may hold it. */
export const OUT_LENGTH_EACH = 17;
export const HEART = 18;
export const HEART_TAKE = 19;
export const HEART_DUCK = 20;
/** A spade below the queen, to force her out: without the ace and king, or with one of them. */
export const HUNT_QUEEN = 21;
export const HUNT_WITH_MASTERS = 22;
/** The ace or king of spades while the queen is out. */
export const HIGH_SPADE_TAKE = 23;
export const QUEEN_LED = 24;
export const TAKE_SPADE_POINTS = 25;
/** Another spade while the own hand has the queen, and one that guarded her. */
export const SPADE_WITH_QUEEN = 26;
export const SPENDS_QUEEN_GUARD = 27;
/** Diamonds below and above a jack that is out, the jack itself, and others while it is in hand (H11). */
export const UNDER_JACK = 28;
export const OVER_JACK_TAKE = 29;
export const JACK_DUCK = 30;
export const DIAMOND_WITH_JACK = 31;

// What counts besides while no moon is in sight.

export const AVOID_QUEEN_THROWN = 32;
/** The highest own card of a suit. */
export const AVOID_TOP_OF_SUIT = 33;
export const AVOID_TAKE_CARDS = 34;
export const AVOID_TAKE_THROWN_POINTS = 35;
/** Keeps the lead while the own hand has the queen of spades, or the ace or king below which she may fall. */
export const AVOID_TAKE_WITH_QUEEN = 36;
export const AVOID_TAKE_WITH_MASTERS = 37;

// What counts besides while another seat may be shooting the moon; `menace` is how near it is.

export const STOP_HEART_TAKE = 32;
/** Leaves the trick to others in a suit that the shooter may hold. */
export const STOP_DUCK = 33;
/** A suit that the shooter has not. */
export const STOP_TAKE_WHERE_VOID = 34;
export const STOP_WHERE_VOID = 35;
export const STOP_HEART_TAKE_MENACE = 36;
export const STOP_TAKE_MENACE = 37;

// What counts besides while shooting the moon; `higher` are the cards out that beat it.

export const SHOOT_PER_HIGHER = 32;
export const SHOOT_ONE_HIGHER_LENGTH = 33;
export const SHOOT_MASTER_LENGTH = 34;
export const SHOOT_BEATABLE_HEART = 35;
