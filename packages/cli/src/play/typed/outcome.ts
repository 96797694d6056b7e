// What a command comes to at this moment: a move for the table, something else to do, or only an answer.

import {
  type Card,
  cardName,
  cardSymbol,
  type Move,
  SUIT_LETTERS,
  type TableView,
} from '@kalpler/engine';
import { inHandOrder, suitSymbol } from '../../terminal/cards.ts';
import { askOf, choicesOf } from '../ask.ts';
import type { Words } from '../words/words.ts';
import { allowedLine } from './allowed.ts';
import type { Readings } from './card-names.ts';
import type { Command } from './command.ts';
import type { Asked } from './verbs.ts';

export type Outcome =
  | { readonly kind: 'move'; readonly move: Move }
  | { readonly kind: 'next' | 'hint' | 'undo' | 'redo' | 'deck' | 'quit' }
  | { readonly kind: 'show'; readonly what: Asked }
  /** It cannot be done; why, and what can. */
  | { readonly kind: 'refused'; readonly text: string };

export function outcomeOf(command: Command, view: TableView, words: Words): Outcome {
  const { t } = words;
  const { deal } = view;
  const phase = deal?.phase ?? null;
  const isAsked = askOf(view) !== 'wait' && askOf(view) !== 'pause' && askOf(view) !== 'over';
  const refused = (why: string): Outcome => ({
    kind: 'refused',
    text: `${why} ${allowedLine(view, words)}`,
  });
  const move = (one: Move): Outcome => (isAsked ? { kind: 'move', move: one } : refused(t.notNow));
  switch (command.kind) {
    case 'misread':
      return refused(t.misread(command.text));
    case 'show':
    case 'hint':
    case 'undo':
    case 'redo':
    case 'deck':
    case 'quit':
      return command;
    case 'next':
      return askOf(view) === 'pause' ? { kind: 'next' } : refused(t.notBetween);
    case 'play': {
      if (phase !== 'playing') return refused(t.notPlaying);
      const found = resolve([command.card], command.text, view, words);
      return found.ok ? move({ kind: 'play', card: found.cards[0]! }) : refused(found.why);
    }
    case 'give': {
      if (phase !== 'passing' && phase !== 'exchanging') return refused(t.notGiving);
      const found = resolve(command.cards, command.text, view, words);
      if (!found.ok) return refused(found.why);
      const { cards } = found;
      const count = deal?.give?.count ?? cards.length;
      if (cards.length !== count) return refused(t.giveExactly(count, cards.length));
      return move({ kind: phase === 'passing' ? 'pass' : 'exchange', cards });
    }
    case 'bid':
      return phase === 'bidding' ? move({ kind: 'bid', bid: command.bid }) : refused(t.notBidding);
    case 'look':
      return phase === 'bidding' && deal?.hand === null
        ? move({ kind: 'reveal' })
        : refused(t.notNow);
    case 'choose':
      return phase === 'selecting'
        ? move({ kind: 'choose', contract: command.contract })
        : refused(t.notChoosing);
    case 'number': {
      const choice = choicesOf(view, words)[command.number - 1];
      return choice === undefined ? refused(t.misread(String(command.number))) : move(choice.move);
    }
    case 'moon':
      return move({ kind: 'moon', option: command.option });
    case 'claim':
    case 'cancel':
      return move({ kind: command.kind });
  }
}

type Resolved =
  | { readonly ok: true; readonly cards: readonly Card[] }
  | { readonly ok: false; readonly why: string };

/** The cards of the hand that are meant; where a name could be two of them, the one that may be played. */
function resolve(
  named: readonly Readings[],
  text: string,
  { deal }: TableView,
  { t, card: cardWords }: Words,
): Resolved {
  const hand = deal?.hand ?? [];
  const cards: Card[] = [];
  for (const readings of named) {
    const held = readings.flatMap((name) => hand.filter((card) => cardName(card) === name));
    const legal = held.filter((card) => deal?.legal.includes(card));
    const meant = held.length > 1 && legal.length === 1 ? legal : held;
    if (meant.length === 0) {
      const holding = inHandOrder(hand).map(cardSymbol).join(' ');
      return { ok: false, why: t.notHeld(printed(readings[0]!), holding) };
    }
    if (meant.length > 1) {
      const ways = meant.map((card) => `${cardSymbol(card)} (${cardWords(card)})`).join(', ');
      return { ok: false, why: `${t.which(text, ways)}.` };
    }
    cards.push(meant[0]!);
  }
  return { ok: true, cards };
}

/** From `10H` to `10♥`; a joker has no suit. */
function printed(name: string): string {
  const symbol = suitSymbol(SUIT_LETTERS.indexOf(name.slice(-1)));
  return /[CDHS]$/.test(name) ? name.slice(0, -1) + symbol : name;
}
