// The features of a card that follows suit, each with the place of its weight in a row.
//
// Those up to SPENDS_QUEEN_GUARD count for every card, those with UNDER for one below the best of the trick, all others
// for one above it; `take` is the chance that such a card stays the best.

/** Own cards of lower rank, in all suits. */
export const SMALLER = 0;
/** The share of the suit's cards out that it beats. */
export const HEIGHT = 1;
/** How much higher the lowest card of the suit will stand, and how much likelier it takes a trick. */
export const RAISES_LOWEST = 2;
export const RAISES_LOWEST_TAKE = 3;
export const RAISES_SECOND = 4;
export const RAISES_THIRD = 5;
/** No card that is out is higher, or none is lower. */
export const MASTER = 6;
export const LOSER = 7;
export const HEIGHT_POINTS_OUT = 8;
/** The only card of its suit. */
export const SINGLE = 9;
/** The ace or king of spades while the queen is out; the fewer spades below her, the more the second counts. */
export const HIGH_SPADE = 10;
export const HIGH_SPADE_GUARDS = 11;
/** A spade that guards the own queen. */
export const SPENDS_QUEEN_GUARD = 12;
export const UNDER_SPADE_POINTS = 13;
export const HEART_TAKE = 14;
export const UNDER_HEART_HEIGHT = 15;
/** Goes over the best card; `take` stands for the chance that it stays the best. */
export const OVER = 16;
export const TAKE = 17;
export const TAKE_PILE = 18;
export const TAKE_HEART_THROWN = 19;
export const TAKE_QUEEN_THROWN = 20;
/** Takes the trick, and has no safe way out of the lead. */
export const TAKE_STUCK = 21;
export const TAKE_POINTS_OUT = 22;
export const HIGH_SPADE_TAKE = 23;
/** Nobody plays after it. */
export const LAST = 24;
export const LAST_STUCK = 25;
/** The hand has no lower card to stay under with. */
export const FORCED_HEIGHT = 26;
export const TAKE_SPADE_POINTS = 27;
/** The jack of diamonds goes under, takes the trick, may come, or lies in it (H11). */
export const JACK_UNDER = 28;
export const JACK_TAKE = 29;
export const OVER_JACK_TAKE = 30;
export const TAKE_JACK = 31;

// What counts besides while no moon is in sight.

/** Comes to the lead with the queen of spades in hand, or with the ace or king below which she may fall. */
export const AVOID_TAKE_WITH_QUEEN = 32;
export const AVOID_TAKE_WITH_MASTERS = 33;
export const AVOID_TAKE_POINTS = 34;
export const AVOID_TAKE_THROWN_POINTS = 35;
/** Stays under in a trick with points, or takes one without as the last. */
export const AVOID_UNDER_POINTS_HEIGHT = 36;
export const AVOID_LAST_HEIGHT = 37;

// What counts besides while another seat may be shooting the moon; `menace` is how near it is.

export const STOP_TAKE_POINTS = 32;
/** Points under the shooter's card, or under that of another seat when the shooter has played. */
export const STOP_POINTS_TO_SHOOTER = 33;
export const STOP_POINTS_TO_OTHER = 34;
export const STOP_TAKE_NOTHING = 35;
export const STOP_TAKE_POINTS_MENACE = 36;
export const STOP_MENACE_TO_OTHER = 37;

// What counts besides while shooting the moon; `higher` are the cards out that beat it.

export const SHOOT_WINS_NOTHING = 32;
export const SHOOT_WINS_POINTS = 33;
export const SHOOT_LOSES_POINTS = 34;
export const SHOOT_HIGHER = 35;
