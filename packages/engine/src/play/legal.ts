// Which cards may be played, and which rule forbids the others: one reading of the list of restrictions.

import { type Card, type Ranks, SUIT_COUNT, suitOf } from '../cards/card.ts';
import type { Random } from '../cards/random.ts';
import { type CardSet, count } from '../cards/ranks.ts';
import type { Seat } from '../cards/seat.ts';
import { FOLLOW, LEAD, type Restriction, VOID } from '../deal/contract.ts';
import type { Deal } from '../deal/deal.ts';

/** The first restriction of every game: keep the led suit, unless void in it (H13, S11, K8). */
export const FOLLOW_SUIT = 'followSuit';

const ALL_RULES = 1000;
const scratch = new Int32Array(64);
const bound: CardSet = new Int32Array(SUIT_COUNT);

/** Writes the legal cards of the seat whose turn it is and returns how many there are. */
export function legalPlays(deal: Deal, seat: Seat, out: Int32Array): number {
  return findPlays(deal, seat, out, null, ALL_RULES);
}

/** One of the legal cards at random: the same as a random entry of `legalPlays`, without the list. */
export function randomPlay(deal: Deal, seat: Seat, random: Random): Card {
  return findPlays(deal, seat, scratch, random, ALL_RULES) as Card;
}

/**
 * The one reading of the restrictions: lists the cards that the first `limit` of them leave and returns
 * their number, or picks one if there is something to pick with.
 */
function findPlays(
  deal: Deal,
  seat: Seat,
  out: Int32Array,
  random: Random | null,
  limit: number,
): number {
  const hands = deal.hands;
  const contract = deal.contract!;
  const led = deal.led;
  const at = seat << 2;
  const following = led < 0 ? 0 : hands[at | led]!;
  if (following !== 0 && contract.followFreely) {
    if (random === null) return listSuit(led << 5, following, out);
    return pick(led, following, random.below(count(following)));
  }
  let clubs = hands[at]!;
  let diamonds = hands[at | 1]!;
  let spades = hands[at | 2]!;
  let hearts = hands[at | 3]!;
  if (following !== 0) {
    clubs = led === 0 ? clubs : 0;
    diamonds = led === 1 ? diamonds : 0;
    spades = led === 2 ? spades : 0;
    hearts = led === 3 ? hearts : 0;
  }
  const rules = rulesFor(deal, following);
  for (let i = 0; i < rules.length && i < limit; i++) {
    const rule = rules[i]!;
    const kept = rule.set;
    if (!rule.fixed && !prepare(deal, rule, clubs, diamonds, spades, hearts)) continue;
    const c = clubs & kept[0]!;
    const d = diamonds & kept[1]!;
    const s = spades & kept[2]!;
    const h = hearts & kept[3]!;
    if ((c | d | s | h) === 0) continue;
    clubs = c;
    diamonds = d;
    spades = s;
    hearts = h;
  }
  if (random !== null) {
    const underDiamonds = count(clubs);
    const underSpades = underDiamonds + count(diamonds);
    const underHearts = underSpades + count(spades);
    const n = random.below(underHearts + count(hearts));
    if (n < underDiamonds) return pick(0, clubs, n);
    if (n < underSpades) return pick(1, diamonds, n - underDiamonds);
    return n < underHearts ? pick(2, spades, n - underSpades) : pick(3, hearts, n - underHearts);
  }
  // Clubs and diamonds share a word, so that one loop lists both.
  let n = 0;
  for (let minors = clubs | (diamonds << 16); minors !== 0; minors &= minors - 1) {
    const bit = 31 - Math.clz32(minors & -minors);
    out[n++] = bit + (bit & 16);
  }
  for (; spades !== 0; spades &= spades - 1) out[n++] = 64 | (31 - Math.clz32(spades & -spades));
  for (; hearts !== 0; hearts &= hearts - 1) out[n++] = 96 | (31 - Math.clz32(hearts & -hearts));
  return n;
}

/** The card of a suit with `lower` lower ones in the set. */
function pick(suit: number, ranks: Ranks, lower: number): Card {
  for (; lower > 0; lower--) ranks &= ranks - 1;
  return ((suit << 5) | (31 - Math.clz32(ranks & -ranks))) as Card;
}

function rulesFor(deal: Deal, following: Ranks): readonly Restriction[] {
  const stand = deal.led < 0 ? LEAD : following !== 0 ? FOLLOW : VOID;
  return deal.contract!.plan[stand | (deal.broken << 1) | (deal.trick === 0 ? 1 : 0)]!;
}

function listSuit(base: number, ranks: Ranks, out: Int32Array): number {
  let n = 0;
  do {
    out[n++] = base | (31 - Math.clz32(ranks & -ranks));
    ranks &= ranks - 1;
  } while (ranks !== 0);
  return n;
}

/** Writes the set of a rule that depends on the trick; false if the rule does not bind. */
function prepare(
  deal: Deal,
  rule: Restriction,
  clubs: Ranks,
  diamonds: Ranks,
  spades: Ranks,
  hearts: Ranks,
): boolean {
  if (rule.binds !== null) {
    rule.binds(deal, bound);
    const any =
      (clubs & bound[0]!) | (diamonds & bound[1]!) | (spades & bound[2]!) | (hearts & bound[3]!);
    if (any === 0) return false;
  }
  rule.keep(deal);
  return true;
}

/** The restrictions in force for a seat that plays a card of this suit, after following suit itself. */
export function rulesInForce(deal: Deal, suit: number): readonly Restriction[] {
  return rulesFor(deal, suit === deal.led ? 1 : 0);
}

/** The name of the first restriction that forbids a card which the seat on turn holds. */
export function forbiddingRule(deal: Deal, seat: Seat, card: Card): string | undefined {
  const following = deal.led < 0 ? 0 : deal.hands[(seat << 2) | deal.led]!;
  if (following !== 0 && suitOf(card) !== deal.led) return FOLLOW_SUIT;
  const rules = rulesFor(deal, following);
  for (let i = 0; i < rules.length; i++) {
    const n = findPlays(deal, seat, scratch, null, i + 1);
    if (!scratch.subarray(0, n).includes(card)) return rules[i]!.name;
  }
  return undefined;
}

/** The legal card of the smallest rank; among equals clubs, diamonds, spades, hearts (C3). */
export function lowestPlay(deal: Deal, seat: Seat): Card {
  const n = legalPlays(deal, seat, scratch);
  let lowestCard = scratch[0]! as Card;
  for (let i = 1; i < n; i++) {
    const card = scratch[i]! as Card;
    if ((card & 31) < (lowestCard & 31)) lowestCard = card;
  }
  return lowestCard;
}
