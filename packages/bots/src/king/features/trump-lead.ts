// The features of leads in a trump game, each with the place of its weight in a row.

export const RANK = 0;
/** Cards out that beat it, and own ones below it. */
export const HIGHER = 1;
export const GUARDS = 2;
/** Own higher cards that lose the last card that guards them. */
export const UNGUARDS = 3;
/** The next own card is as good: with one card out that beats both, or with more. */
export const BACKED_ONE_HIGHER = 4;
export const BACKED = 5;
/** A trump, and with it own trumps, those out, and winners in other suits. */
export const TRUMP = 6;
export const TRUMP_OWN_TRUMPS = 7;
export const TRUMP_OUT_TRUMPS = 8;
export const TRUMP_MASTERS = 9;
/** A trump from more than the others hold together. */
export const TRUMP_MAJORITY = 10;
export const TRUMP_MAJORITY_RANK = 11;
export const TOP_TRUMP = 12;
export const SECOND_TRUMP = 13;
/** The chance that nobody ruffs it; seats that are sure to have none of the suit. */
export const FREE = 14;
export const HIGHER_FREE = 15;
export const BARE = 16;
export const OUT_LENGTH = 17;
export const LENGTH_OWN_TRUMPS = 18;
/** No card that is out is higher. */
export const MASTER = 19;
export const MASTER_FREE = 20;
export const MASTER_BARE = 21;
/** The own hand has the highest card of the suit. */
export const HAS_TOP = 22;
export const HAS_TOP_FREE = 23;
/** One card that is out is higher. */
export const SECOND = 24;
/** The last of its suit, to ruff the next. */
export const SINGLE_TO_RUFF = 25;
/** No trump is out. */
export const LENGTH_NO_TRUMPS_OUT = 26;
