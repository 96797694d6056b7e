// Tables of chances for the cards of one suit that are out, lying at random with the seats that may hold them.

const SEATS = 4;
const MOST = 16;

/** How the tables are indexed: seats that may hold the suit, those of them yet to play, and cards out. */
const PLACES = SEATS * SEATS * MOST;

/**
 * The chance that nobody yet to play must go over a card: each of them has a lower card, or none at all.
 * Index: `ducking(live, after, lower, higher)`.
 */
export const DUCKED = new Float64Array(PLACES * MOST);

/** The chance that everybody yet to play can follow. Index: `holding(live, after, out)`. */
export const FOLLOWED = new Float64Array(PLACES);

/** The chance that nobody yet to play holds one of `out` cards. Index: `holding(live, after, out)`. */
export const SPARED = new Float64Array(PLACES);

/** The chance that a given one of `live` seats holds none of `out` cards. Index: live × 16 + out. */
export const EMPTY = new Float64Array(SEATS * MOST);

export function ducking(live: number, after: number, lower: number, higher: number): number {
  return (((live << 2) | after) << 8) | (lower << 4) | higher;
}

export function holding(live: number, after: number, out: number): number {
  return (((live << 2) | after) << 4) | out;
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return ways;
}

/** The chance that exactly these `without` of the `after` seats hold none of the cards. */
function exactlyWithout(live: number, after: number, without: number, cards: number): number {
  let chance = 0;
  for (let more = 0; more <= after - without; more++) {
    const empty = ((live - without - more) / live) ** cards;
    chance += (more % 2 === 0 ? 1 : -1) * choose(after - without, more) * empty;
  }
  return Math.max(0, chance);
}

for (let live = 0; live < SEATS; live++) {
  for (let after = 0; after < SEATS; after++) {
    for (let cards = 0; cards < MOST; cards++) {
      const seats = Math.min(after, live);
      const nobody = live === 0 || seats === 0;
      FOLLOWED[holding(live, after, cards)] =
        after > live ? 0 : nobody ? 1 : exactlyWithout(live, seats, 0, cards);
      SPARED[holding(live, after, cards)] = nobody ? 1 : ((live - seats) / live) ** cards;
      for (let higher = 0; higher < MOST; higher++) {
        let chance = nobody ? 1 : 0;
        for (let without = 0; !nobody && without <= seats; without++) {
          const below = choose(seats, without) * exactlyWithout(live, seats, without, cards);
          chance += below * ((live - without) / live) ** higher;
        }
        DUCKED[ducking(live, after, cards, higher)] = chance;
      }
    }
  }
  for (let cards = 0; cards < MOST; cards++) {
    EMPTY[live * MOST + cards] = live === 0 ? 1 : ((live - 1) / live) ** cards;
  }
}
