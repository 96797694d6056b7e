// What the person at the keys has in front of them besides the table: cursor, picked cards, typed text, sheets.

import type { Card, Move, TableView } from '@kalpler/engine';
import type { ListedMove } from '../games/plugin.ts';
import { inHandOrder } from '../terminal/cards.ts';
import { askOf } from './ask.ts';

export type Sheet = 'scores' | 'last' | 'played' | 'help';

export interface Message {
  readonly text: string;
  readonly kind: 'info' | 'wrong' | 'hint';
}

export interface Ui {
  /** The card under the cursor; null when the hand has none or is face down. */
  readonly card: Card | null;
  readonly picked: readonly Card[];
  readonly choice: number;
  readonly typed: string;
  readonly message: Message | null;
  /** The move that was advised. */
  readonly advised: Move | null;
  readonly sheet: Sheet | null;
  /** How many rows of the sheet have gone by above. */
  readonly scroll: number;
}

export const FRESH: Ui = {
  card: null,
  picked: [],
  choice: 0,
  typed: '',
  message: null,
  advised: null,
  sheet: null,
  scroll: 0,
};

/** The cards that the arrows lead to: those that may be played, or the whole hand. */
export function walkable(view: TableView): Card[] {
  const { deal } = view;
  const hand = inHandOrder(deal?.hand ?? []);
  return askOf(view) === 'play' ? hand.filter((card) => deal!.legal.includes(card)) : hand;
}

/** After a step of the match: nothing stays that belongs to cards or questions that are gone. */
export function settled(ui: Ui, view: TableView, choices: readonly ListedMove[]): Ui {
  const cards = walkable(view);
  const hand = view.deal?.hand ?? [];
  const isGiving = askOf(view) === 'give';
  const isThere = ui.card !== null && cards.includes(ui.card);
  return {
    ...ui,
    card: isThere ? ui.card : nearest(ui.card, cards, view),
    picked: isGiving ? ui.picked.filter((card) => hand.includes(card)) : [],
    choice: Math.max(0, Math.min(ui.choice, choices.length - 1)),
  };
}

/** The card that lies next to where the cursor was. */
function nearest(card: Card | null, cards: readonly Card[], view: TableView): Card | null {
  if (card === null || cards.length === 0) return cards[0] ?? null;
  const hand = inHandOrder([...new Set([...(view.deal?.hand ?? []), card])]);
  const place = hand.indexOf(card);
  const byDistance = [...cards].sort(
    (a, b) => Math.abs(hand.indexOf(a) - place) - Math.abs(hand.indexOf(b) - place),
  );
  return byDistance[0] ?? null;
}

/** Whether the hint was to play or to give this card. */
export function isAdvised({ advised }: Ui, card: Card): boolean {
  if (advised?.kind === 'play') return advised.card === card;
  const isGift = advised?.kind === 'pass' || advised?.kind === 'exchange';
  return isGift && advised.cards.includes(card);
}

export function toggled(ui: Ui, most: number): Ui {
  const { card, picked } = ui;
  if (card === null) return ui;
  if (picked.includes(card)) return { ...ui, picked: picked.filter((one) => one !== card) };
  return picked.length < most ? { ...ui, picked: [...picked, card] } : ui;
}
