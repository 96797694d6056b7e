// Shorthands for tests: cards by their names, without a deck of the engine.

/** The ranks as names begin with them, lowest first. */
export const RANKS: readonly string[] = '2 3 4 5 6 7 8 9 10 J Q K A'.split(' ');

/** The names of a standard pack. */
export const PACK: readonly string[] = ['C', 'D', 'S', 'H'].flatMap((suit) =>
  RANKS.map((rank) => rank + suit),
);

/** The letter of the suit of a card, as in `suit('10H')`. */
export function suit(name: string): string {
  return name.slice(-1);
}

/** How high a card stands in its suit, from 0 for a two. */
export function height(name: string): number {
  return RANKS.indexOf(name.slice(0, -1));
}

/** The cards of one suit. */
export function inSuit(names: readonly string[], wanted: string | undefined): string[] {
  return names.filter((name) => suit(name) === wanted);
}
