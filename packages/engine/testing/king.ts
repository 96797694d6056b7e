// Shorthands for tests: King under any options, results of games from nothing but the counts, and random deals turn by turn.

import {
  type Action,
  actionOf,
  type Card,
  cardName,
  type Deal,
  drawDeal,
  type King,
  type KingContract,
  type KingResult,
  listCards,
  MAX_ACTIONS,
  SeededRandom,
  type Standing,
  setUp,
} from '../src/index.ts';
import { height, inSuit, suit } from './card-names.ts';
import { game } from './cards.ts';

/** King with changes to a preset, as in `king({ kingRule: 'auto' })`. */
export function king(
  changes: Readonly<Record<string, unknown>> = {},
  preset: string = 'standard',
): King {
  return game('king', preset, changes) as King;
}

/** The result of a finished game with these counts. */
export function finished(
  rules: King,
  contract: KingContract,
  taken: readonly number[],
  standing: Partial<Standing> = {},
): KingResult {
  const before = { ...rules.start(), ...standing };
  const deal = setUp(rules, before, { hands: [], contract, taken, phase: 'roundEnd' });
  return rules.result(deal, before);
}

/** One turn as everybody at the table sees it, with the hand and the legal cards of the seat on turn. */
interface Turn {
  readonly seat: number;
  readonly hand: readonly string[];
  readonly trick: readonly { readonly seat: number; readonly card: string }[];
  readonly legal: readonly string[];
  readonly broken: boolean;
  readonly played: string;
}

/** A random deal of some contract, played out at random: its turns, one by one. */
export function turnsOf(king: King, number: number, seed: number): { turns: Turn[]; deal: Deal } {
  const random = new SeededRandom(seed);
  const draw = drawDeal(king, random);
  const deal = king.deal({ number: 1, dealer: null, terms: 1023 }, draw.cards, draw.first);
  king.apply(deal, deal.dealer, actionOf('choose', number));
  const out = new Int32Array(MAX_ACTIONS);
  const turns: Turn[] = [];
  let trick: Turn['trick'] = [];
  while (king.actors(deal) !== 0) {
    const seat = deal.turn;
    const n = king.legal(deal, seat, out);
    const card = out[random.below(n)]! as Card;
    const turn: Turn = {
      seat,
      hand: listCards(deal.hands, seat << 2).map(cardName),
      trick,
      legal: Array.from(out.subarray(0, n), (legal) => cardName(legal as Card)),
      broken: deal.broken === 1,
      played: cardName(card),
    };
    turns.push(turn);
    trick = [...trick, { seat, card: turn.played }];
    if (trick.length === king.seats) trick = [];
    king.apply(deal, seat, card as number as Action);
  }
  return { turns, deal };
}

/** The finished tricks of a deal. */
export function tricksOf(king: King, turns: readonly Turn[]): Turn['trick'][] {
  const tricks: Turn['trick'][] = [];
  for (const { seat, trick, played } of turns) {
    if (trick.length === king.seats - 1) tricks.push([...trick, { seat, card: played }]);
  }
  return tricks;
}

/** The suit that was led before a turn, if any. */
export function led({ trick }: Turn): string | undefined {
  return trick[0] && suit(trick[0].card);
}

/** The height of the highest of some cards. */
export function top(cards: readonly string[]): number {
  return Math.max(...cards.map(height));
}

/** The height of the highest card of the led suit before a turn. */
export function topOfLed(turn: Turn): number {
  const cards = turn.trick.map(({ card }) => card);
  return top(inSuit(cards, led(turn)));
}
