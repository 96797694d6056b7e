// Dealing unseen cards to hidden hands at random, so that every way that fits is equally likely.
//
// Cards that the same seats may hold are alike. So the cards fall into classes by the set of seats they may
// go to (at most seven for three hidden hands). First it is drawn how many cards of each class each seat
// gets: all such tables of numbers are gone through, and each is weighted by the number of deals it stands
// for, a product of binomials. Then the cards of each class are shuffled out accordingly. Nothing is tried
// and thrown away, and the result is uniform over all deals that fit.

import { type Card, SUIT_COUNT } from '../cards/card.ts';
import type { Random } from '../cards/random.ts';
import { countCards, listCards } from '../cards/ranks.ts';
import type { Seat } from '../cards/seat.ts';

const MOST = 54;
const CHOOSE: readonly Float64Array[] = pascal(MOST);

function pascal(size: number): Float64Array[] {
  const rows: Float64Array[] = [];
  for (let n = 0; n <= size; n++) {
    const row = new Float64Array(size + 1);
    row[0] = 1;
    for (let k = 1; k <= n; k++) row[k] = rows[n - 1]![k - 1]! + rows[n - 1]![k]!;
    rows.push(row);
  }
  return rows;
}

// Scratch of one filling: the classes in use, and how many cards of each go to each seat.
const sets = new Int32Array(16 * SUIT_COUNT);
const order = new Uint8Array(16);
const sizes = new Uint8Array(16);
const shares = new Uint8Array(16 * 4);
const left = new Int32Array(4);
let classes = 0;
let goal = 0;
let passed = 0;

/**
 * Deals the unseen cards into `hands` (seat × 4 + suit). Each seat takes `needs[seat]` of them and none that
 * `barred` (seat × 4 + suit) denies it. Throws if no deal fits.
 */
export function fillHands(
  unseen: Int32Array,
  barred: Int32Array,
  needs: Int32Array,
  hands: Int32Array,
  random: Random,
): void {
  sortIntoClasses(unseen, barred, needs);
  if (classes === 0) {
    if (needs.some((need) => need !== 0)) throw new RangeError('no deal fits what is known');
    return;
  }
  left.set(needs);
  passed = 0;
  goal = Number.POSITIVE_INFINITY;
  visit(0, 0, sizes[order[0]!]!, 1);
  if (passed === 0) throw new RangeError('no deal fits what is known');
  if (classes > 1) {
    goal = passed * ((random.below(0x100000000) + 0.5) / 0x100000000);
    passed = 0;
    left.set(needs);
    visit(0, 0, sizes[order[0]!]!, 1);
  }
  for (let i = 0; i < classes; i++) shareOut(order[i]!, hands, random);
}

function sortIntoClasses(unseen: Int32Array, barred: Int32Array, needs: Int32Array): void {
  let hidden = 0;
  for (let seat = 0; seat < 4; seat++) if (needs[seat]! > 0) hidden |= 1 << seat;
  sets.fill(0);
  classes = 0;
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    const cards = unseen[suit]!;
    if (cards === 0) continue;
    // Descends through the subsets of the hidden seats.
    for (let who = hidden; ; who = (who - 1) & hidden) {
      let fitting = cards;
      for (let seat = 0; seat < 4; seat++) {
        if ((hidden >> seat) & 1) {
          const denied = barred[(seat << 2) | suit]!;
          fitting &= (who >> seat) & 1 ? ~denied : denied;
        }
      }
      sets[(who << 2) | suit] = fitting;
      if (who === 0) break;
    }
  }
  for (let who = 0; who < 16; who++) {
    const size = countCards(sets, who << 2);
    if (size === 0) continue;
    if (who === 0) throw new RangeError('no deal fits what is known');
    sizes[who] = size;
    order[classes++] = who;
  }
  // The largest class goes last: by then its numbers are forced.
  let largest = 0;
  for (let i = 1; i < classes; i++) if (sizes[order[i]!]! >= sizes[order[largest]!]!) largest = i;
  if (classes > 0) {
    const last = order[largest]!;
    order[largest] = order[classes - 1]!;
    order[classes - 1] = last;
  }
}

/**
 * Goes through every table of shares from this class and seat on; `cards` of the class are still to be
 * given, and `weight` counts the ways so far. Returns true once the goal is reached, with `shares` set.
 */
function visit(index: number, seat: Seat, cards: number, weight: number): boolean {
  const who = order[index]!;
  while (seat < 4 && ((who >> seat) & 1) === 0) seat++;
  if (seat >= 4) {
    if (cards !== 0) return false;
    if (index + 1 < classes) return visit(index + 1, 0, sizes[order[index + 1]!]!, weight);
    passed += weight;
    return passed > goal;
  }
  const isLastSeat = who >> (seat + 1) === 0;
  const isLastClass = index + 1 === classes;
  const room = left[seat]!;
  let least = isLastSeat ? cards : 0;
  let most = cards < room ? cards : room;
  if (isLastClass) {
    if (room > cards) return false;
    least = room;
    most = isLastSeat && room !== cards ? -1 : room;
  }
  for (let share = least; share <= most; share++) {
    shares[(who << 2) | seat] = share;
    left[seat] = room - share;
    const found = visit(index, seat + 1, cards - share, weight * CHOOSE[cards]![share]!);
    left[seat] = room;
    if (found) return true;
  }
  return false;
}

const pool: Card[] = [];

/** Shuffles the cards of a class out to its seats. */
function shareOut(who: number, hands: Int32Array, random: Random): void {
  pool.length = 0;
  listCards(sets, who << 2, pool);
  let cards = pool.length;
  for (let seat = 0; seat < 4; seat++) {
    if (((who >> seat) & 1) === 0) continue;
    const isLastSeat = who >> (seat + 1) === 0;
    for (let n = shares[(who << 2) | seat]!; n > 0; n--) {
      const at = isLastSeat ? cards - 1 : random.below(cards);
      const card = pool[at]!;
      pool[at] = pool[--cards]!;
      hands[(seat << 2) | (card >> 5)]! |= 1 << (card & 31);
    }
  }
}
