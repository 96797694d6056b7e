// Hands, moves and results as short text that people can read and type: `AK5.Q3.JT98.742`, `pass QS AS KH`.

import { type Card, cardName, printedSuit, rankOf, SUITS } from '../cards/card.ts';
import type { Deck } from '../cards/deck.ts';
import type { DealResult } from '../games/games.ts';
import { type Bid, type KingContract, MOON_OPTIONS, type Move, PENALTIES } from '../games/move.ts';
import { show } from '../games/options.ts';
import { fail, ok, type Result } from '../games/result.ts';

/** The first line of a match as text: the format and its version. */
export const HEADING = 'kalpler 1';

/** Suits in the order in which a hand is written. */
const HAND_SUITS = ['S', 'H', 'D', 'C'] as const;
const JOKERS: Readonly<Record<string, string>> = { B: 'BJ', L: 'LJ' };

/** A hand by printed suit, spades first, high cards first; `T` is the ten, `B` and `L` the jokers. */
export function handText(cards: readonly Card[]): string {
  const groups = new Map<string, string[]>(HAND_SUITS.map((suit) => [suit, []]));
  const highFirst = [...cards].sort((a, b) => rankOf(b) - rankOf(a));
  for (const card of highFirst) {
    const name = cardName(card);
    const joker = printedSuit(card) < 0;
    const suit = joker ? 'S' : name.slice(-1);
    const rank = joker ? name[0]! : name.slice(0, -1);
    groups.get(suit)!.push(rank === '10' ? 'T' : rank);
  }
  return HAND_SUITS.map((suit) => groups.get(suit)!.join('') || '-').join('.');
}

/** A void suit is `-` or nothing. */
export function parseHand(text: string, deck: Deck): Result<Card[], string> {
  const groups = text.split('.');
  if (groups.length !== HAND_SUITS.length) {
    return fail(`expected four suits separated by dots, got ${show(text)}`);
  }
  const cards: Card[] = [];
  for (const [i, group] of groups.entries()) {
    if (group === '-') continue;
    for (const rank of group) {
      const joker = i === 0 ? JOKERS[rank] : undefined;
      const name = joker ?? (rank === 'T' ? '10' : rank) + HAND_SUITS[i]!;
      const card = deck.parse(name);
      if (card === undefined) return fail(`no card ${show(name)} in this deck`);
      cards.push(card);
    }
  }
  return ok(cards);
}

export function moveText(move: Move): string {
  switch (move.kind) {
    case 'play':
      return cardName(move.card);
    case 'pass':
    case 'exchange':
      return `${move.kind} ${move.cards.map(cardName).join(' ')}`;
    case 'bid':
      return `bid ${move.bid}`;
    case 'choose':
      return `choose ${contractText(move.contract)}`;
    case 'moon':
      return `moon ${move.option}`;
    default:
      return move.kind;
  }
}

export function contractText(contract: KingContract): string {
  if (contract.type === 'penalty') return contract.name;
  return `trump ${contract.trumpSuit}${contract.kingDeclared ? ' king' : ''}`;
}

export function parseMove(text: string, deck: Deck): Result<Move, string> {
  const [word = '', ...rest] = text.split(/\s+/);
  switch (word) {
    case 'pass':
    case 'exchange': {
      const cards: Card[] = [];
      for (const name of rest) {
        const card = deck.parse(name);
        if (card === undefined) return fail(`no card ${show(name)} in this deck`);
        cards.push(card);
      }
      return ok({ kind: word, cards });
    }
    case 'bid': {
      const bid = rest.length === 1 ? parseBid(rest[0]!) : undefined;
      return bid === undefined ? unreadable(text) : ok({ kind: 'bid', bid });
    }
    case 'choose': {
      const contract = parseContractText(rest);
      return contract === undefined ? unreadable(text) : ok({ kind: 'choose', contract });
    }
    case 'moon': {
      const option = MOON_OPTIONS.find((known) => known === rest.join(' '));
      return option === undefined ? unreadable(text) : ok({ kind: 'moon', option });
    }
    case 'reveal':
    case 'cancel':
    case 'claim':
      return rest.length === 0 ? ok({ kind: word }) : unreadable(text);
    default: {
      const card = rest.length === 0 ? deck.parse(word) : undefined;
      return card === undefined ? unreadable(text) : ok({ kind: 'play', card });
    }
  }
}

function unreadable(text: string): Result<never, string> {
  return fail(`no move ${show(text)}`);
}

function parseBid(text: string): Bid | undefined {
  if (text === 'nil' || text === 'blind_nil') return text;
  return /^(0|[1-9]\d?)$/.test(text) ? Number(text) : undefined;
}

/** The words of a contract: a penalty, or `trump` and a suit, and `king` if declared. */
export function parseContractText(words: readonly string[]): KingContract | undefined {
  const [first, second, third, ...more] = words;
  if (more.length > 0) return undefined;
  if (first !== 'trump') {
    const name = PENALTIES.find((known) => known === first);
    return name === undefined || second !== undefined ? undefined : { type: 'penalty', name };
  }
  const trumpSuit = SUITS.find((known) => known === second);
  if (trumpSuit === undefined || (third !== undefined && third !== 'king')) return undefined;
  return third === 'king'
    ? { type: 'trump', trumpSuit, kingDeclared: true }
    : { type: 'trump', trumpSuit };
}

/** What a deal brought to each seat or side, and who has won if it was the last. */
export function resultText(result: DealResult): string {
  if ('cancelled' in result && result.cancelled) return '= cancelled';
  const winners = result.ended ? ` winners ${result.winners.join(' ')}` : '';
  return `= ${result.scores.join(' ')}${winners}`;
}
