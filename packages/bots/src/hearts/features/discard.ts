// The features of a discard, each with the place of its weight in a row; places that are left out are not used.

/** Cards of the suit that are out, and those of them that it beats. */
export const OUT_LENGTH = 0;
export const LOWER = 1;
export const LENGTH_HEIGHT = 2;
/** The share of the suit's cards out that it beats. */
export const HEIGHT = 3;
export const HEIGHT_POINTS_OUT = 4;
/** How much higher the lowest card of the suit will stand, and how much likelier it takes a trick. */
export const RAISES_LOWEST = 5;
export const RAISES_LOWEST_TAKE = 6;
export const RAISES_SECOND = 7;
export const RAISES_SECOND_TAKE = 8;
export const RAISES_THIRD = 9;
/** In a suit of four or more: how high its fourth card stands, or this one if it is higher. */
export const LONG_SUIT = 10;
/** The only card of its suit. */
export const SINGLE = 11;
export const SINGLE_OUT_LENGTH = 12;
/** No card of the suit is out, none that is higher, or none that is lower. */
export const DEAD = 13;
export const MASTER = 14;
export const LOSER = 15;
export const HEART = 16;
export const HEART_HEIGHT = 17;
export const HEART_LENGTH = 18;
export const SPADE_POINTS = 19;
/** The queen of spades: the fewer lower spades, the more. */
export const QUEEN_PER_GUARD = 20;
/** The ace or king while the queen is out; the fewer spades below her, the more the second counts. */
export const HIGH_SPADE = 21;
export const HIGH_SPADE_GUARDS = 22;
/** Lower spades: one that guards the own queen, one that guards the ace or king, and any other. */
export const SPENDS_QUEEN_GUARD = 23;
export const SPENDS_GUARD = 24;
export const LOW_SPADE = 25;
export const HIGH_SPADE_WITH_QUEEN = 26;
/** The jack of diamonds, and a higher diamond while it is out (H11). */
export const JACK_THROWN = 28;
export const OVER_JACK = 29;

// What counts besides while another seat may be shooting the moon; `menace` is how near it is.

export const STOP_POINTS_TO_SHOOTER = 32;
export const STOP_POINTS_TO_OTHER = 33;
/** The shooter has yet to play. */
export const STOP_POINTS_IN_DOUBT = 34;
export const STOP_MASTER_OUT_LENGTH = 35;
export const STOP_MENACE_TO_OTHER = 36;
export const STOP_MENACE_TO_SHOOTER = 37;

// What counts besides while shooting the moon; `higher` are the cards out that beat it.

export const SHOOT_POINTS = 32;
export const SHOOT_MASTER_OUT_LENGTH = 33;
export const SHOOT_HIGHER = 34;
export const SHOOT_HIGHER_LENGTH = 35;
