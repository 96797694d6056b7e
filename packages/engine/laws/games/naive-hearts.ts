// A second opinion on Hearts: card names, lists and filters, written only from the rules and never fast.

import type { HeartsOptions } from '../../src/games/hearts/options.ts';

const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
const DECK = ['C', 'D', 'S', 'H'].flatMap((suit) => RANKS.map((rank) => rank + suit));
const SEATS = [0, 1, 2, 3];

export interface Played {
  readonly seat: number;
  readonly card: string;
}

function suit(card: string): string {
  return card.slice(-1);
}

/** From 2 to 14. */
function height(card: string): number {
  return RANKS.indexOf(card.slice(0, -1)) + 2;
}

/** `some`, unless there are none. */
function orElse(some: readonly string[], otherwise: readonly string[]): readonly string[] {
  return some.length > 0 ? some : otherwise;
}

/** H6, H11. */
function pointsOf(options: HeartsOptions, card: string): number {
  if (options.scoring === 'spot') {
    if (suit(card) === 'H') return height(card);
    return card === 'QS' ? options.spotQueen : 0;
  }
  if (suit(card) === 'H') return 1;
  if (card === 'QS') return 13;
  if (options.scoring === 'blackMaria' && card === 'KS') return 10;
  if (options.scoring === 'blackMaria' && card === 'AS') return 7;
  return 0;
}

/** H9: which way the cards go in a round, counted from 1, and to whom. */
export function passTo(options: HeartsOptions, round: number, seat: number): number | null {
  const direction = options.passCycle[(round - 1) % options.passCycle.length];
  if (direction === 'left') return (seat + 1) % 4;
  if (direction === 'across') return (seat + 2) % 4;
  if (direction === 'right') return (seat + 3) % 4;
  return null;
}

/** H2: who leads the first trick with these hands. */
export function firstLeader(
  options: HeartsOptions,
  round: number,
  hands: readonly (readonly string[])[],
): number {
  if (options.openingLead === 'leftOfDealer') {
    const dealer = (round - 1) % 4;
    return (dealer + 1) % 4;
  }
  return hands.findIndex((hand) => hand.includes('2C'));
}

/** H2, H3, H4, H13: the cards that may be played; the trick holds what lies on the table. */
export function legalCards(
  options: HeartsOptions,
  hand: readonly string[],
  trick: readonly string[],
  trickNumber: number,
  heartsBroken: boolean,
): readonly string[] {
  const led = trick[0];
  if (led === undefined) {
    if (trickNumber === 1 && options.openingLead === '2C') return ['2C'];
    if (heartsBroken || !options.heartsMustBeBroken) return hand;
    return orElse(
      hand.filter((card) => suit(card) !== 'H'),
      hand,
    );
  }
  const same = hand.filter((card) => suit(card) === suit(led));
  if (same.length > 0) return same;
  if (trickNumber > 1 || options.firstTrickPoints === 'allow') return hand;
  return orElse(
    hand.filter((card) => pointsOf(options, card) === 0),
    hand,
  );
}

/** C2, H5: whether hearts are broken once this card lies on the trick. */
export function brokenAfter(
  options: HeartsOptions,
  heartsBroken: boolean,
  trick: readonly string[],
  card: string,
): boolean {
  if (heartsBroken) return true;
  if (card === 'QS') return options.queenBreaksHearts;
  if (suit(card) !== 'H') return false;
  const led = trick[0];
  if (led === undefined) return options.forcedLeadBreaks;
  return suit(led) !== 'H';
}

/** The highest card of the led suit takes the trick. */
export function trickWinner(trick: readonly Played[]): number {
  const led = suit(trick[0]!.card);
  const inSuit = trick.filter((play) => suit(play.card) === led);
  const top = Math.max(...inSuit.map((play) => height(play.card)));
  return inSuit.find((play) => height(play.card) === top)!.seat;
}

/** H12: whether a seat on lead holds only cards that no other hand can beat. */
export function isSure(hands: readonly (readonly string[])[], seat: number): boolean {
  const others = SEATS.filter((other) => other !== seat).flatMap((other) => hands[other]!);
  return hands[seat]!.every((own) =>
    others.every((card) => suit(card) !== suit(own) || height(card) < height(own)),
  );
}

interface Count {
  readonly raw: number[];
  readonly scores: number[];
  readonly totals: number[];
  readonly moonShooter: number | null;
  readonly jackTaker: number | null;
  readonly ended: boolean;
  readonly winners: number[];
}

/** H1, H6, H7, H8, H11: what a round brings, from the cards each seat took and the totals before it. */
export function countRound(
  options: HeartsOptions,
  taken: readonly (readonly string[])[],
  before: readonly number[],
  choice: 'othersPlus' | 'shooterMinus' | null,
): Count {
  const raw = taken.map((cards) => sum(cards.map((card) => pointsOf(options, card))));
  const penalties = DECK.filter((card) => pointsOf(options, card) > 0);
  const moon = sum(penalties.map((card) => pointsOf(options, card)));
  const shooter = taken.findIndex((cards) => penalties.every((card) => cards.includes(card)));
  const jack = options.jackOfDiamonds
    ? taken.findIndex((cards) => cards.includes('JD'))
    : Number.NaN;

  const withJack = (scores: number[]) => scores.map((n, seat) => (seat === jack ? n - 10 : n));
  const added = (scores: number[]) => scores.map((n, seat) => n + before[seat]!);
  const over = (totals: number[]) => totals.some((total) => total >= options.endScore);
  const best = (totals: number[]) => SEATS.filter((s) => totals[s] === Math.min(...totals));

  const othersPlus = withJack(SEATS.map((seat) => (seat === shooter ? 0 : moon)));
  const shooterMinus = withJack(SEATS.map((seat) => (seat === shooter ? -moon : 0)));
  let scores = withJack(raw);
  if (shooter >= 0) {
    const lost = over(added(othersPlus)) && !best(added(othersPlus)).includes(shooter);
    if (options.moon === 'othersPlus') scores = othersPlus;
    else if (options.moon === 'shooterMinus') scores = shooterMinus;
    else if (options.moon === 'smart') scores = lost ? shooterMinus : othersPlus;
    else scores = choice === 'shooterMinus' ? shooterMinus : othersPlus;
  }
  const totals = added(scores);
  return {
    raw,
    scores,
    totals,
    moonShooter: shooter < 0 ? null : shooter,
    jackTaker: options.jackOfDiamonds ? jack : null,
    ended: over(totals),
    winners: over(totals) ? best(totals) : [],
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0);
}
