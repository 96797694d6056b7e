// The practical limit of JavaScript: random deals of Hearts without the pass in one hand-inlined loop.
//
// No engine, no rule list, no view: only the standard rules, written out. It makes the same random choices
// as the engine does with the same seed, so both must come to the same points.

const HAND = new Int32Array(16);
const DECK = new Int32Array(52);
const POINTS = new Int32Array(4);
/** How many bits are set in each thirteen-bit number. */
const BITS = Uint8Array.from(
  { length: 8192 },
  (_, ranks) => ranks.toString(2).replaceAll('0', '').length,
);

/** Plays a number of deals and returns a checksum of the points taken. */
export function referenceHearts(deals: number, seed: number): number {
  let a = seed | 0;
  let b = Math.floor(seed / 0x100000000) | 0;
  let c = 0x9e3779b9 | 0;
  let k = 1;
  for (let i = 0; i < 15; i++) {
    const t = (((a + b) | 0) + k) | 0;
    k = (k + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + t) | 0;
  }
  for (let i = 0; i < 52; i++) DECK[i] = (((i / 13) | 0) << 5) | (i % 13);
  let checksum = 0;

  for (let deal = 0; deal < deals; deal++) {
    for (let i = 51; i > 0; i--) {
      const n = i + 1;
      let product = 0;
      do {
        const t = (((a + b) | 0) + k) | 0;
        k = (k + 1) | 0;
        a = b ^ (b >>> 9);
        b = (c + (c << 3)) | 0;
        c = (((c << 21) | (c >>> 11)) + t) | 0;
        product = (t >>> 16) * n;
      } while ((product & 0xffff) < n && (product & 0xffff) < 0x10000 % n);
      const j = product >>> 16;
      const card = DECK[i]!;
      DECK[i] = DECK[j]!;
      DECK[j] = card;
    }
    HAND.fill(0);
    for (let i = 0; i < 52; i++) {
      const card = DECK[i]!;
      HAND[(((i / 13) | 0) << 2) | (card >> 5)]! |= 1 << (card & 31);
    }
    let leader = (HAND[0]! & 1) !== 0 ? 0 : (HAND[4]! & 1) !== 0 ? 1 : (HAND[8]! & 1) !== 0 ? 2 : 3;
    let broken = false;
    POINTS[0] = 0;
    POINTS[1] = 0;
    POINTS[2] = 0;
    POINTS[3] = 0;

    for (let trick = 0; trick < 13; trick++) {
      let led = -1;
      let best = -1;
      let taker = 0;
      let pile = 0;
      for (let place = 0; place < 4; place++) {
        const seat = (leader + place) & 3;
        const at = seat << 2;
        let clubs = 0;
        let diamonds = 0;
        let spades = 0;
        let hearts = 0;
        let ranks = led >= 0 ? HAND[at | led]! : 0;
        let suit = led;
        if (ranks === 0) {
          clubs = HAND[at]!;
          diamonds = HAND[at | 1]!;
          spades = HAND[at | 2]!;
          hearts = HAND[at | 3]!;
          if (led < 0) {
            if (trick === 0) {
              clubs = 1;
              diamonds = spades = hearts = 0;
            } else if (!broken && (clubs | diamonds | spades) !== 0) hearts = 0;
          } else if (trick === 0 && (clubs | diamonds | (spades & ~1024)) !== 0) {
            spades &= ~1024;
            hearts = 0;
          }
        }
        const nClubs = ranks !== 0 ? BITS[ranks]! : BITS[clubs]!;
        const nDiamonds = nClubs + BITS[diamonds]!;
        const nSpades = nDiamonds + BITS[spades]!;
        const total = nSpades + BITS[hearts]!;

        let product = 0;
        do {
          const t = (((a + b) | 0) + k) | 0;
          k = (k + 1) | 0;
          a = b ^ (b >>> 9);
          b = (c + (c << 3)) | 0;
          c = (((c << 21) | (c >>> 11)) + t) | 0;
          product = (t >>> 16) * total;
        } while ((product & 0xffff) < total && (product & 0xffff) < 0x10000 % total);
        let pick = product >>> 16;
        if (ranks === 0) {
          if (pick < nClubs) {
            ranks = clubs;
            suit = 0;
          } else if (pick < nDiamonds) {
            ranks = diamonds;
            suit = 1;
            pick -= nClubs;
          } else if (pick < nSpades) {
            ranks = spades;
            suit = 2;
            pick -= nDiamonds;
          } else {
            ranks = hearts;
            suit = 3;
            pick -= nSpades;
          }
        }
        while (pick-- > 0) ranks &= ranks - 1;
        const bit = ranks & -ranks;
        HAND[at | suit]! ^= bit;

        if (led < 0) {
          led = suit;
          best = bit;
          taker = seat;
        } else if (suit === led) {
          if (bit > best) {
            best = bit;
            taker = seat;
          }
        } else if (suit === 3) broken = true;
        if (suit === 3) pile++;
        else if (suit === 2 && bit === 1024) pile += 13;
      }
      POINTS[taker]! += pile;
      leader = taker;
    }
    checksum =
      (Math.imul(checksum, 31) + POINTS[0]! + POINTS[1]! * 7 + POINTS[2]! * 49 + POINTS[3]! * 343) |
      0;
  }
  return checksum;
}
