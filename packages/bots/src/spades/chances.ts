// Tables of chances, made once: how cards lie among the hands that are not seen, and how many tricks follow.

/** Shares are counted in this many parts. */
export const PARTS = 60;

/** `MISS[share << 5 | cards]`: that a seat with this share of the unseen cards holds none of that many. */
export const MISS = new Float64Array((PARTS + 1) << 5);
for (let share = 0; share <= PARTS; share++) {
  for (let cards = 0; cards < 32; cards++)
    MISS[(share << 5) | cards] = (1 - share / PARTS) ** cards;
}

const ROUNDS = 20;
/** The chance of a side to win a trick is rounded to this many steps. */
export const STEPS = 32;

/** `EXACTLY[left << 10 | share << 5 | tricks]`: that a side which wins each trick with this chance wins exactly that many. */
export const EXACTLY = new Float64Array(ROUNDS << 10);
/** The same for that many or more. */
export const AT_LEAST = new Float64Array(ROUNDS << 10);
for (let left = 0; left < ROUNDS; left++) {
  for (let share = 0; share < STEPS; share++) {
    const p = (share + 0.5) / STEPS;
    const at = (left << 10) | (share << 5);
    let chance = (1 - p) ** left;
    for (let tricks = 0; tricks <= left; tricks++) {
      EXACTLY[at | tricks] = chance;
      chance *= ((left - tricks) / (tricks + 1)) * (p / (1 - p));
    }
    for (let tricks = 31, sum = 0; tricks >= 0; tricks--) {
      sum += EXACTLY[at | tricks]!;
      AT_LEAST[at | tricks] = sum;
    }
  }
}
