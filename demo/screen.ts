// Drawing cards, tricks and scores as lines of a terminal.

import { type Card, cardSymbol, printedSuit, rankOf } from '@kalpler/engine';

const RED = '\u001b[31m';
const BOLD = '\u001b[1m';
const DIM = '\u001b[2m';
const PLAIN = '\u001b[0m';

export class Screen {
  readonly #colour: boolean;
  readonly #print: (line: string) => void;

  constructor(print: (line: string) => void, colour: boolean) {
    this.#print = print;
    this.#colour = colour;
  }

  line(text = ''): void {
    this.#print(text);
  }

  bold(text: string): string {
    return this.#colour ? `${BOLD}${text}${PLAIN}` : text;
  }

  dim(text: string): string {
    return this.#colour ? `${DIM}${text}${PLAIN}` : text;
  }

  card(card: Card, width = 3): string {
    const text = cardSymbol(card).padStart(width);
    const isRed = printedSuit(card) === 1 || printedSuit(card) === 3;
    return this.#colour && isRed ? `${RED}${text}${PLAIN}` : text;
  }

  /** A hand by suits, high cards first. */
  hand(cards: readonly Card[]): string {
    const order = [2, 3, 1, 0];
    const sorted = [...cards].sort(
      (a, b) =>
        order.indexOf(printedSuit(a)) - order.indexOf(printedSuit(b)) || rankOf(b) - rankOf(a),
    );
    return sorted.map((card) => this.card(card)).join(' ');
  }
}
