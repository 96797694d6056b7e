// A question for somebody who learns to count cards, made from what a view shows and from nothing else.

import { type Card, rankOf, type Seat, suitOf, type TableView } from '@kalpler/engine';
import { trickCards } from '@kalpler/protocol';
import { countedIn, keySuit } from '../../games/cards.ts';
import { type KnownSuit, knownSuits, outOf, ownOf, type Shown, shownVoids } from '../known.ts';

/** What a deal of Hearts or a penalty game of King counts. */
export type Counted = 'points' | 'kupa' | 'erkek' | 'kiz';

interface Asked<Kind extends string, Option> {
  readonly kind: Kind;
  /** All different; the number of the right one is `right`. */
  readonly options: readonly Option[];
  readonly right: number;
}

/** How many cards of a suit the others hold. */
interface LeftQuestion extends Asked<'left', number> {
  readonly suit: number;
  readonly out: readonly Card[];
}

/** The highest card of a suit that the others hold. */
interface HighestQuestion extends Asked<'highest', Card> {
  readonly suit: number;
  readonly out: readonly Card[];
}

/** Whether a card was played. */
interface GoneQuestion extends Asked<'gone', boolean> {
  readonly card: Card;
  readonly by: { readonly seat: Seat; readonly trick: number } | null;
}

/** Which seat has shown a void in a suit; null for none. */
interface VoidQuestion extends Asked<'void', Seat | null> {
  readonly suit: number;
  readonly shown: Shown | null;
}

/** How much of what counts was taken. */
interface TakenQuestion extends Asked<'taken', number> {
  readonly what: Counted;
  readonly taken: readonly number[];
}

export type Question = LeftQuestion | HighestQuestion | GoneQuestion | VoidQuestion | TakenQuestion;

/** Null where there is nothing to ask; the same seed asks the same. */
export function questionAt(view: TableView, seed: number): Question | null {
  const { deal, seat } = view;
  if (deal === null || deal.hand === null || seat === null) return null;
  const chance = chanceOf(seed);
  for (const make of shuffled([left, left, highest, gone, seenVoid, taken], chance)) {
    const question = make(view, chance);
    if (question !== null) return question;
  }
  return null;
}

/** A seed that belongs to the moment, so that coming back to it asks the same. */
export function seedOf({ version, deal }: TableView): number {
  return (deal?.hand ?? []).reduce((sum, card) => Math.imul(sum, 31) + card, version);
}

const OPTIONS = 4;
/** Ranks from the queen on are worth remembering. */
const HIGH = 10;

/** The kinds of questions about cards: each finds something to ask in a view, or nothing. */
function left(view: TableView, chance: Chance): LeftQuestion | null {
  const suit = anySuit(view, knownSuits(view).filter(hasMoved), chance);
  if (suit === null) return null;
  const out = outOf(suit);
  const most = suit.cards.length - ownOf(suit).length;
  const all = Array.from({ length: most + 1 }, (_, count) => count);
  return { kind: 'left', suit: suit.suit, out, ...choices(all, out.length, chance) };
}

function highest(view: TableView, chance: Chance): HighestQuestion | null {
  const some = knownSuits(view).filter((suit) => hasMoved(suit) && outOf(suit).length > 0);
  const suit = anySuit(view, some, chance);
  if (suit === null) return null;
  const out = outOf(suit);
  const others = suit.cards.flatMap(({ card, state }) => (state === 'mine' ? [] : [card]));
  const at = others.indexOf(out[0]!);
  return { kind: 'highest', suit: suit.suit, out, ...choices(others, at, chance) };
}

function gone(view: TableView, chance: Chance): GoneQuestion | null {
  const deal = view.deal!;
  const lying = trickCards(view, deal, deal.takers.length).map(({ card }) => card);
  const isPlayed = chance(2) === 0;
  const some = knownSuits(view)
    .flatMap(({ cards }) => cards)
    .filter(({ card, state }) => state === (isPlayed ? 'played' : 'out') && rankOf(card) >= HIGH)
    .filter(({ card }) => !lying.includes(card));
  const found = some[chance(some.length)];
  if (found === undefined) return null;
  const { card, seat, trick } = found;
  const by = seat === null || trick === null ? null : { seat, trick };
  return { kind: 'gone', card, by, options: [true, false], right: by === null ? 1 : 0 };
}

function seenVoid(view: TableView, chance: Chance): VoidQuestion | null {
  const voids = shownVoids(view);
  const led = new Set(ledSuits(view));
  const suits = knownSuits(view).flatMap(({ suit }) => {
    const shown = voids.filter((one) => one.suit === suit);
    // Two players without it would mean two right answers.
    return !led.has(suit) || shown.length > 1 ? [] : [{ suit, shown: shown[0] ?? null }];
  });
  // Suits in which something has happened come first.
  const informative = suits.filter(({ shown }) => shown !== null);
  const some = informative.length > 0 && chance(3) > 0 ? informative : suits;
  const found = some[chance(some.length)];
  if (found === undefined) return null;
  const others = view.players.flatMap((_, seat) => (seat === view.seat ? [] : [seat]));
  const options = [...others, null];
  return { kind: 'void', ...found, options, right: options.indexOf(found.shown?.seat ?? null) };
}

function taken(view: TableView, chance: Chance): TakenQuestion | null {
  const deal = view.deal!;
  const what = countedIn(view.deal);
  if (what === null || deal.takers.length === 0) return null;
  const sum = deal.taken.reduce((all, one) => all + one, 0);
  const all = Array.from({ length: sum + OPTIONS }, (_, count) => count);
  return { kind: 'taken', what, taken: deal.taken, ...choices(all, sum, chance) };
}

/** Neighbours of the right answer, in their order. */
function choices<T>(
  all: readonly T[],
  right: number,
  chance: Chance,
): { readonly options: readonly T[]; readonly right: number } {
  const last = Math.max(0, all.length - OPTIONS);
  const first = Math.min(last, Math.max(0, right - chance(OPTIONS)));
  return { options: all.slice(first, first + OPTIONS), right: right - first };
}

/** Whether something of a suit has been played: before that there is nothing to count. */
function hasMoved({ cards }: KnownSuit): boolean {
  return cards.some(({ state }) => state === 'played');
}

function ledSuits(view: TableView): number[] {
  const { deal, players } = view;
  return deal!.plays.flatMap((card: Card, i) => (i % players.length === 0 ? [suitOf(card)] : []));
}

/** Any of some suits, the one that matters most as often as three others. */
function anySuit(view: TableView, suits: readonly KnownSuit[], chance: Chance): KnownSuit | null {
  const key = keySuit(view.deal);
  const drawn = suits.flatMap((suit) => (suit.suit === key ? [suit, suit, suit] : [suit]));
  return drawn[chance(drawn.length)] ?? null;
}

/** Chance from a seed, for questions: the same seed gives the same. A number below n, a new one each time. */
type Chance = (n: number) => number;

function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  return (n) => {
    // A Weyl sequence, well mixed: seeds that follow each other give nothing alike.
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return Math.floor((((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32) * n);
  };
}

function shuffled<T>(items: readonly T[], chance: Chance): T[] {
  const list = [...items];
  for (let i = list.length - 1; i > 0; i--) {
    const j = chance(i + 1);
    [list[i], list[j]] = [list[j]!, list[i]!];
  }
  return list;
}
