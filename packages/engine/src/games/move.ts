// Everything a player can do, as readable objects (C6) and as one small integer each.

import {
  ACE,
  CARD_CODES,
  type Card,
  cardOf,
  NO_CARD,
  SPADES,
  SUITS,
  type Suit,
} from '../cards/card.ts';
import { isRecord } from './options.ts';

declare const brand: unique symbol;
/** A move as an integer: a card for a play, otherwise a kind and its content. Exactly one per move. */
export type Action = number & { readonly [brand]: 'Action' };

export const PENALTIES = ['el', 'kupa', 'erkek', 'kiz', 'rifki', 'sonIki'] as const;
export type Penalty = (typeof PENALTIES)[number];

export type Bid = number | 'nil' | 'blind_nil';
export const MOON_OPTIONS = ['othersPlus', 'shooterMinus'] as const;
export type MoonOption = (typeof MOON_OPTIONS)[number];

export type KingContract =
  | { readonly type: 'penalty'; readonly name: Penalty }
  | { readonly type: 'trump'; readonly trumpSuit: Suit; readonly kingDeclared?: true };

export type Move =
  | { readonly kind: 'play'; readonly card: Card }
  | { readonly kind: 'pass'; readonly cards: readonly Card[] }
  | { readonly kind: 'exchange'; readonly cards: readonly Card[] }
  | { readonly kind: 'bid'; readonly bid: Bid }
  | { readonly kind: 'reveal' }
  | { readonly kind: 'choose'; readonly contract: KingContract }
  | { readonly kind: 'moon'; readonly option: MoonOption }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'claim' };
export type MoveKind = Move['kind'];

export const MOVE_KINDS: readonly MoveKind[] = [
  'play',
  'pass',
  'exchange',
  'bid',
  'reveal',
  'choose',
  'moon',
  'cancel',
  'claim',
];
const KIND_SHIFT = 24;
const CONTENT = (1 << KIND_SHIFT) - 1;

/** The most cards that can be given away at once. */
export const MAX_GIFT = 4;
/** Room for the largest list of legal actions: passing four of thirteen cards. */
export const MAX_ACTIONS = 1024;

export const BID_NIL = 30;
export const BID_BLIND_NIL = 31;

// Six bits hold any card of any deck: the plain suits first, spades with their high cards last.
const SHORT = new Uint8Array(CARD_CODES).fill(63);
const LONG = new Uint8Array(64).fill(NO_CARD);
[0, 1, 3, SPADES].forEach((suit, place) => {
  const ranks = suit === SPADES ? 20 : ACE + 1;
  for (let rank = 0; rank < ranks; rank++) {
    SHORT[cardOf(suit, rank)] = place * 13 + rank;
    LONG[place * 13 + rank] = cardOf(suit, rank);
  }
});

export const REVEAL = actionOf('reveal');
export const CANCEL = actionOf('cancel');
export const CLAIM = actionOf('claim');

export function actionOf(kind: MoveKind, content = 0): Action {
  return ((MOVE_KINDS.indexOf(kind) << KIND_SHIFT) | content) as Action;
}

export function kindOf(action: Action): MoveKind {
  return MOVE_KINDS[action >> KIND_SHIFT] ?? 'play';
}

export function contentOf(action: Action): number {
  return action & CONTENT;
}

/** Cards in any order give the same action. */
export function giftAction(kind: 'pass' | 'exchange', cards: readonly Card[]): Action {
  let content = 0;
  for (let i = 0, last = -1; i < MAX_GIFT; i++) {
    let next = 63;
    for (const card of cards) {
      const code = SHORT[card]!;
      if (code > last && code < next) next = code;
    }
    content |= next << (6 * i);
    last = next;
  }
  return actionOf(kind, content);
}

export function giftCards(action: Action): Card[] {
  const cards: Card[] = [];
  for (let i = 0; i < MAX_GIFT; i++) {
    const code = (action >> (6 * i)) & 63;
    if (code !== 63) cards.push(LONG[code]! as Card);
  }
  return cards;
}

export function bidAction(bid: Bid): Action {
  return actionOf('bid', bid === 'nil' ? BID_NIL : bid === 'blind_nil' ? BID_BLIND_NIL : bid);
}

export function bidOf(code: number): Bid {
  return code === BID_NIL ? 'nil' : code === BID_BLIND_NIL ? 'blind_nil' : code;
}

/** Added to the number of a trump contract with which King is declared (K11). */
export const DECLARED = 16;

/** Penalties are contracts 0 to 5, trumps 6 to 9. */
export function contractAction(contract: KingContract): Action {
  return actionOf('choose', contractNumber(contract) | (isDeclared(contract) ? DECLARED : 0));
}

export function contractNumber(contract: KingContract): number {
  return contract.type === 'penalty'
    ? PENALTIES.indexOf(contract.name)
    : PENALTIES.length + SUITS.indexOf(contract.trumpSuit);
}

export function isDeclared(contract: KingContract): boolean {
  return contract.type === 'trump' && contract.kingDeclared === true;
}

export function contractOf(number: number, declared = false): KingContract {
  const name = PENALTIES[number];
  if (name !== undefined) return { type: 'penalty', name };
  const trumpSuit = SUITS[number - PENALTIES.length];
  if (trumpSuit === undefined) throw new RangeError(`no contract ${number}`);
  return declared ? { type: 'trump', trumpSuit, kingDeclared: true } : { type: 'trump', trumpSuit };
}

/** A contract as named on the wire, or nothing: no field may be missing or extra (K18). */
export function parseContract(value: unknown): KingContract | undefined {
  if (!isRecord(value)) return undefined;
  const { type, name, trumpSuit, kingDeclared, ...extra } = value;
  if (Object.keys(extra).length > 0) return undefined;
  if (type === 'penalty') {
    const wellFormed = trumpSuit === undefined && kingDeclared === undefined;
    const penalty = PENALTIES.find((known) => known === name);
    return wellFormed && penalty ? { type, name: penalty } : undefined;
  }
  if (type !== 'trump' || name !== undefined) return undefined;
  const suit = SUITS.find((known) => known === trumpSuit);
  if (suit === undefined) return undefined;
  if (kingDeclared === undefined) return { type, trumpSuit: suit };
  return kingDeclared === true ? { type, trumpSuit: suit, kingDeclared } : undefined;
}

/** Plays are by far the most moves: one for each card, shared by all who make it. */
const PLAYS: readonly Move[] = Array.from({ length: CARD_CODES }, (_, code) =>
  Object.freeze({ kind: 'play', card: code as Card }),
);

/** The move that an action stands for. */
export function moveOf(action: Action): Move {
  const kind = kindOf(action);
  const content = contentOf(action);
  switch (kind) {
    case 'play':
      return PLAYS[content]!;
    case 'pass':
    case 'exchange':
      return { kind, cards: giftCards(action) };
    case 'bid':
      return { kind, bid: bidOf(content) };
    case 'choose':
      return { kind, contract: contractOf(content & ~DECLARED, (content & DECLARED) !== 0) };
    case 'moon':
      return { kind, option: MOON_OPTIONS[content] ?? 'othersPlus' };
    default:
      return { kind };
  }
}

/** The action of a well-formed move. */
export function actionOfMove(move: Move): Action {
  switch (move.kind) {
    case 'play':
      return move.card as number as Action;
    case 'pass':
    case 'exchange':
      return giftAction(move.kind, move.cards);
    case 'bid':
      return bidAction(move.bid);
    case 'choose':
      return contractAction(move.contract);
    case 'moon':
      return actionOf('moon', MOON_OPTIONS.indexOf(move.option));
    default:
      return actionOf(move.kind);
  }
}
