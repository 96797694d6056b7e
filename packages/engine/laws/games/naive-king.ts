// A second opinion on King, written only from the rule text with lists of card names: slow and obvious.

import type { KingContract, KingOptions, Penalty } from '../../src/index.ts';

export interface NaiveCall {
  readonly selector: number;
  readonly contract: KingContract;
}

export interface NaiveTrick {
  readonly winner: number;
  readonly cards: readonly string[];
}

type NaiveEnding = 'open' | 'played' | 'kiz' | 'made' | 'lost';

const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
const ORDER: readonly Penalty[] = ['el', 'kupa', 'erkek', 'kiz', 'rifki', 'sonIki'];
const TRUMPS = ['trump clubs', 'trump diamonds', 'trump spades', 'trump hearts'];

const suit = (card: string): string => card.slice(-1);
const rank = (card: string): string => card.slice(0, -1);
const height = (card: string): number => RANKS.indexOf(rank(card));
const ofSuit = (cards: readonly string[], letter: string): string[] =>
  cards.filter((card) => suit(card) === letter);
const orElse = (some: readonly string[], others: readonly string[]): string[] =>
  some.length > 0 ? [...some] : [...others];

function highestOf(cards: readonly string[]): string {
  let best = cards[0]!;
  for (const card of cards) if (height(card) > height(best)) best = card;
  return best;
}

/** The letter of the trump suit, or nothing in a penalty game. */
function trumpLetter(contract: KingContract): string | null {
  return contract.type === 'trump' ? contract.trumpSuit.slice(0, 1).toUpperCase() : null;
}

/** The suit that has to be broken before it is led. */
function waitingSuit(contract: KingContract): string | null {
  if (contract.type === 'trump') return trumpLetter(contract);
  return contract.name === 'kupa' || contract.name === 'rifki' ? 'H' : null;
}

function isPenaltyCard(name: Penalty, card: string): boolean {
  if (name === 'kupa') return suit(card) === 'H';
  if (name === 'erkek') return rank(card) === 'K' || rank(card) === 'J';
  if (name === 'kiz') return rank(card) === 'Q';
  return name === 'rifki' && card === 'KH';
}

function deckOf(options: KingOptions): string[] {
  const all = ['C', 'D', 'S', 'H'].flatMap((letter) => RANKS.map((name) => name + letter));
  return all.filter((card) => !(options.removedCards as readonly string[]).includes(card));
}

export function legalCards(
  options: KingOptions,
  contract: KingContract,
  hand: readonly string[],
  trick: readonly string[],
  broken: boolean,
): string[] {
  if (trick.length === 0) return leads(options, contract, hand, broken);
  const led = suit(trick[0]!);
  const own = ofSuit(hand, led);
  if (own.length > 0) return follows(options, contract, own, trick, led);
  return discards(options, contract, hand, trick);
}

function leads(
  options: KingOptions,
  contract: KingContract,
  hand: readonly string[],
  broken: boolean,
): string[] {
  const waiting = waitingSuit(contract);
  if (waiting === null || broken) return [...hand];
  const isPenalty = contract.type === 'penalty';
  const asked = isPenalty ? options.heartsLeadRestriction : options.trumpLeadRestriction;
  if (!asked) return [...hand];
  const others = hand.filter((card) => suit(card) !== waiting);
  if (others.length > 0) return others;
  return isPenalty && options.onlyHeartsMustLeadHighest ? [highestOf(hand)] : [...hand];
}

function follows(
  options: KingOptions,
  contract: KingContract,
  own: readonly string[],
  trick: readonly string[],
  led: string,
): string[] {
  const top = highestOf(ofSuit(trick, led));
  if (contract.type === 'penalty') {
    const { name } = contract;
    if (!(options.forcedUnder as readonly string[]).includes(name)) return [...own];
    const under = own.filter((card) => isPenaltyCard(name, card) && height(card) < height(top));
    return orElse(under, own);
  }
  const trump = trumpLetter(contract)!;
  const raising = own.filter((card) => height(card) > height(top));
  if (led === trump) return options.yukseltme === 'off' ? [...own] : orElse(raising, own);
  const ruffed = ofSuit(trick, trump).length > 0;
  return options.yukseltme === 'always' && !ruffed ? orElse(raising, own) : [...own];
}

function discards(
  options: KingOptions,
  contract: KingContract,
  hand: readonly string[],
  trick: readonly string[],
): string[] {
  if (contract.type === 'trump') return ruffs(options, trumpLetter(contract)!, hand, trick);
  const hearts = ofSuit(hand, 'H');
  switch (contract.name) {
    case 'kupa':
      return options.kupaVoid === 'any' ? [...hand] : orElse(hearts, hand);
    case 'erkek':
    case 'kiz': {
      const honours = hand.filter((card) => isPenaltyCard(contract.name, card));
      return options.honourVoid === 'any' ? [...hand] : orElse(honours, hand);
    }
    case 'rifki':
      if (options.rifkiVoid === 'any') return [...hand];
      if (hand.includes('KH')) return ['KH'];
      return options.rifkiVoid === 'kingOnly' ? [...hand] : orElse(hearts, hand);
    default:
      return [...hand];
  }
}

function ruffs(
  options: KingOptions,
  trump: string,
  hand: readonly string[],
  trick: readonly string[],
): string[] {
  const own = ofSuit(hand, trump);
  const choice = options.mustTrumpWhenVoid ? orElse(own, hand) : [...hand];
  const onTable = ofSuit(trick, trump);
  const strict = options.yukseltme === 'wheneverTrumping' || options.yukseltme === 'always';
  if (!strict || onTable.length === 0) return choice;
  const top = height(highestOf(onTable));
  if (!own.some((card) => height(card) > top)) return choice;
  return choice.filter((card) => suit(card) !== trump || height(card) > top);
}

/** Which of the cards of a trick wins it. */
export function winningPlay(contract: KingContract, trick: readonly string[]): number {
  const trumps = ofSuit(trick, trumpLetter(contract) ?? '-');
  return trick.indexOf(highestOf(orElse(trumps, ofSuit(trick, suit(trick[0]!)))));
}

/** Whether the last card of a trick breaks the suit that has to wait. */
export function breaks(options: KingOptions, contract: KingContract, trick: readonly string[]) {
  const waiting = waitingSuit(contract);
  if (waiting === null || suit(trick.at(-1)!) !== waiting) return false;
  return trick.length === 1 ? options.forcedLeadBreaks : suit(trick[0]!) !== waiting;
}

export function countUnits(
  options: KingOptions,
  contract: KingContract,
  tricks: readonly NaiveTrick[],
): number[] {
  const counts = Array.from({ length: options.players }, () => 0);
  const inDeal = deckOf(options).length / options.players;
  tricks.forEach(({ winner, cards }, i) => {
    let units = 0;
    if (contract.type === 'trump' || contract.name === 'el') units = 1;
    else if (contract.name === 'sonIki') units = i >= inDeal - 2 ? 1 : 0;
    else units = cards.filter((card) => isPenaltyCard(contract.name, card)).length;
    counts[winner]! += units;
  });
  return counts;
}

/** How a game stands after its last finished trick. */
export function endingOf(
  options: KingOptions,
  { selector, contract }: NaiveCall,
  tricks: readonly NaiveTrick[],
): NaiveEnding {
  const deck = deckOf(options);
  const inDeal = deck.length / options.players;
  const won = (seat: number) => tricks.filter(({ winner }) => winner === seat).length;
  if (contract.type === 'trump') {
    const most = Math.max(...tricks.map(({ winner }) => won(winner)), 0);
    if (options.kingRule === 'auto' && most >= options.kingTricks) return 'made';
    if (options.kingRule === 'declare' && contract.kingDeclared) {
      if (won(selector) >= options.kingTricks) return 'made';
      if (tricks.length - won(selector) >= inDeal - options.kingTricks + 1) return 'lost';
    }
  }
  const fallen = tricks.flatMap(({ cards }) => cards);
  const isCost = (card: string) =>
    contract.type === 'penalty' && isPenaltyCard(contract.name, card);
  const costs = deck.filter(isCost).length;
  const allOut = options.earlyEnd && costs > 0 && fallen.filter(isCost).length === costs;
  if (tricks.length < inDeal && !allOut) return 'open';
  const isKiz = contract.type === 'penalty' && contract.name === 'kiz';
  const everyone = countUnits(options, contract, tricks).every((queens) => queens >= 1);
  return isKiz && options.cancelKiz && everyone ? 'kiz' : 'played';
}

export function scoresOf(
  options: KingOptions,
  contract: KingContract,
  counts: readonly number[],
): number[] {
  const value = contract.type === 'trump' ? options.values.trump : options.values[contract.name];
  return counts.map((units) => (units === 0 ? 0 : units * value));
}

/** Names such as `el` and `trump hearts`. */
export function openNames(
  options: KingOptions,
  calls: readonly NaiveCall[],
  selector: number,
): string[] {
  if (options.mode === 'natural') {
    const entry = naturalSchedule(options)[calls.length]!;
    return entry === 'trump' ? TRUMPS : [entry];
  }
  const own = calls.filter((call) => call.selector === selector);
  const isOf = (name: string) => (call: NaiveCall) =>
    call.contract.type === 'penalty' && call.contract.name === name;
  const isTrump = (call: NaiveCall) => call.contract.type === 'trump';
  const free = !options.enforceQuotas;
  const penaltyLeft = own.filter((call) => !isTrump(call)).length < options.penaltiesPerPlayer;
  const trumpLeft = own.filter(isTrump).length < options.trumpsPerPlayer;
  const tooEarly = calls.length + 1 <= options.initialPenaltyGames;
  const penalties = ORDER.filter(
    (name) => free || (penaltyLeft && calls.filter(isOf(name)).length < options.maxPerPenaltyType),
  );
  return (free || trumpLeft) && !tooEarly ? [...penalties, ...TRUMPS] : penalties;
}

function naturalSchedule(options: KingOptions): string[] {
  const passes = (options.penaltiesPerPlayer * options.players) / ORDER.length;
  const trumps = (options.trumpsPerPlayer * options.players) / passes;
  const onePass = [...ORDER, ...Array.from({ length: trumps }, () => 'trump')];
  return Array.from({ length: passes }, () => onePass).flat();
}

/** Whether the cards as dealt cancel the contract that has just been named. */
export function cancelsAtOnce(
  options: KingOptions,
  contract: KingContract,
  hands: readonly (readonly string[])[],
): boolean {
  if (contract.type === 'trump') {
    return options.cancelTrump === 'anyPlayer' && hands.some(isLow);
  }
  if (contract.name !== 'rifki' || options.cancelRifki === 'off') return false;
  const cancelling = options.cancelRifki === 'AK' ? ['AH KH'] : ['AH KH', 'AH', 'KH'];
  return hands.some((hand) => cancelling.includes(ofSuit(hand, 'H').sort().join(' ')));
}

export function isLow(hand: readonly string[]): boolean {
  return hand.every((card) => height(card) <= RANKS.indexOf('10'));
}

/** What is named for a selector who is too slow. */
export function autoName(open: readonly string[], hand: readonly string[]): string {
  const penalty = ORDER.find((name) => open.includes(name));
  if (penalty !== undefined) return penalty;
  const sum = (letter: string) =>
    ofSuit(hand, letter).reduce((total, card) => total + height(card) + 2, 0);
  const best = ['S', 'H', 'D', 'C'].sort(
    (a, b) => ofSuit(hand, b).length - ofSuit(hand, a).length || sum(b) - sum(a),
  )[0]!;
  return TRUMPS.find((name) => name[6] === best.toLowerCase())!;
}

export function winnersOf(options: KingOptions, totals: readonly number[]): number[] {
  const seats = totals.map((_, seat) => seat);
  const out = seats.filter((seat) =>
    options.cikmis === 'gt0' ? totals[seat]! > 0 : totals[seat]! >= 0,
  );
  return out.length > 0 ? out : seats.filter((seat) => totals[seat] === Math.max(...totals));
}
