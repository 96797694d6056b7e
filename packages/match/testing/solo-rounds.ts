// Rounds of Hearts for tests: every step of a match written down by the names of cards, with all hands open.

import {
  type Card,
  cardName,
  type HeartsResult,
  listCards,
  type Refusal,
  type Table,
  viewTable,
} from '@kalpler/engine';

export const SEATS = [0, 1, 2, 3];

/** One card played, as written down by somebody who sees all hands. */
export interface Turn {
  readonly seat: number;
  /** The hand and what of it may be played, before the card. */
  readonly hand: readonly string[];
  readonly legal: readonly string[];
  /** The cards on the table before it. */
  readonly trick: readonly string[];
  readonly number: number;
  readonly card: string;
  readonly isBroken: boolean;
  readonly isBrokenAfter: boolean;
  /** Who has taken the trick, if this was its last card, and who is asked next. */
  readonly taker: number | null;
  readonly next: readonly number[];
}

export interface Round {
  readonly number: number;
  readonly direction: string;
  /** The hands as they were dealt, and as the play began. */
  readonly dealt: readonly (readonly string[])[];
  hands: readonly (readonly string[])[];
  /** What each seat passed, in the order of passing. */
  readonly passed: { readonly seat: number; readonly cards: readonly string[] }[];
  readonly turns: Turn[];
  /** The player's cards that were refused, and whether the table was the same after it. */
  readonly refused: { hand: string[]; trick: string[]; card: string; refusal: Refusal | null }[];
  result: HeartsResult | null;
}

export function names(cards: Iterable<Card>): string[] {
  return [...cards].map(cardName);
}

function handsOf({ deal }: Table): string[][] {
  return SEATS.map((seat) => names(listCards(deal!.hands, seat << 2)));
}

export function trickOf({ deal }: Table): string[] {
  return names(deal!.plays.subarray(deal!.trick * 4, deal!.count) as Iterable<never>);
}

/** Adds the newest entry of a table to its round. */
export function writeDown(before: Table | undefined, after: Table, rounds: Round[]): void {
  const entry = after.lastEntry!;
  if (entry.kind === 'deal') {
    rounds.push(roundOf(after));
    return;
  }
  const round = rounds.at(-1)!;
  const { seat, move } = entry;
  if (move.kind === 'pass') {
    round.passed.push({ seat, cards: names(move.cards) });
    if (after.phase === 'playing') round.hands = handsOf(after);
  } else if (move.kind === 'play') {
    round.turns.push(turnOf(before!, after, seat, move.card));
  }
  if (after.results.length === rounds.length) round.result = after.results.at(-1) as HeartsResult;
}

function roundOf(dealt: Table): Round {
  const view = viewTable(dealt, 0).deal!;
  const hands = handsOf(dealt);
  return {
    number: view.setup.number,
    direction: view.game === 'hearts' ? view.pass : '',
    dealt: hands,
    hands,
    passed: [],
    turns: [],
    refused: [],
    result: null,
  };
}

function turnOf(before: Table, after: Table, seat: number, card: Card): Turn {
  const number = before.deal!.trick + 1;
  return {
    seat,
    hand: handsOf(before)[seat]!,
    legal: names(viewTable(before, seat).deal!.legal),
    trick: trickOf(before),
    number,
    card: cardName(card),
    isBroken: before.deal!.broken === 1,
    isBrokenAfter: after.deal!.broken === 1,
    taker: after.deal!.trick === number ? after.deal!.takers[number - 1]! : null,
    next: after.actors,
  };
}
