// What has just happened at a table, in words: the newest entry, the trick it ended, the deal it ended.

import type { Card, DealResult, Entry, Seat, Table } from '@kalpler/engine';
import type { Language } from '@kalpler/i18n/language';
import { gamePlugin } from '../games/index.ts';
import { bidWords } from '../play/numbers.ts';
import { cardsText, inHandOrder } from '../terminal/cards.ts';
import type { Look } from '../terminal/style.ts';
import { WORDS } from '../words.ts';
import { companyOf, sidesAt } from './company.ts';

export interface Telling {
  readonly language: Language;
  readonly look: Look;
}

type Made = Extract<Entry, { kind: 'move' }>;

/** A move that is not a card, in one line; a card is shown with its trick. */
export function choiceText(
  table: Table,
  { seat, move, auto }: Made,
  { language, look }: Telling,
): string {
  const { names } = companyOf(table);
  const own = WORDS[language].watch;
  const { t, contract } = WORDS[language];
  const name = names[seat]!;
  const late = auto ? ` ${own.late}` : '';
  const cards = (list: readonly Card[]): string => cardsText(inHandOrder(list), look);
  switch (move.kind) {
    case 'play':
      return `${name}: ${cards([move.card])}${late}`;
    case 'pass':
    case 'exchange': {
      const to = names[table.game.receiver(table.deal!, seat)]!;
      return `${own.gives(name, to)}: ${cards(move.cards)}${late}`;
    }
    case 'bid':
      return own.bids(name, bidWords(move.bid, t)) + late;
    case 'choose':
      return t.chose(name, contract(move.contract)) + late;
    case 'moon':
      return own.counts(name, t.moon[move.option]) + late;
    case 'reveal':
      return own.looks(name) + late;
    case 'claim':
      return own.claims(name) + late;
    case 'cancel':
      return own.cancels(name) + late;
  }
}

/** What was remarkable about a deal that is over, a line each. */
export function remarks(table: Table, result: DealResult, language: Language): string[] {
  const { t } = WORDS[language];
  const { names } = companyOf(table);
  const name = (seat: Seat): string => names[seat]!;
  return gamePlugin(result.game).table.remarks(result, t, name, (side) => sideNames(table, side));
}

/** The names of a side, which is a seat alone where nobody has a partner. */
export function sideNames(table: Table, side: number): string {
  const { names } = companyOf(table);
  return sidesAt(table)
    [side]!.map((seat) => names[seat]!)
    .join(' + ');
}

/** Who has won, or that nobody has. */
export function endText(table: Table, language: Language): string {
  const { winners } = table.standing;
  if (winners === null) return WORDS[language].watch.brokenOff;
  const names = winners.map((side) => sideNames(table, side)).join(', ');
  return WORDS[language].t.winners(names, winners.length);
}
