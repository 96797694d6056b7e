// What has just happened at a table, in words: the newest entry, the trick it ended, the deal it ended.

import {
  type Bid,
  type Card,
  type DealResult,
  type Entry,
  type Seat,
  sideOf,
  type Table,
} from '@kalpler/engine';
import type { Language } from '@kalpler/i18n/language';
import { cardsText, inHandOrder } from '../terminal/cards.ts';
import type { Look } from '../terminal/style.ts';
import { WORDS } from '../words.ts';
import { companyOf } from './company.ts';

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
      return own.bids(name, bidText(move.bid, language)) + late;
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

export function bidText(bid: Bid | 'hidden' | null, language: Language): string {
  const { t } = WORDS[language];
  switch (bid) {
    case 'nil':
      return t.nil;
    case 'blind_nil':
      return t.blindNil;
    case 'hidden':
      return t.hidden;
    case null:
      return '–';
    default:
      return `${bid}`;
  }
}

/** What was remarkable about a deal that is over, a line each. */
export function remarks(table: Table, result: DealResult, language: Language): string[] {
  const { t } = WORDS[language];
  const { names } = companyOf(table);
  const name = (seat: Seat): string => names[seat]!;
  switch (result.game) {
    case 'hearts':
      return [
        ...(result.moonShooter === null ? [] : [t.moonShot(name(result.moonShooter))]),
        ...(result.jackTaker === null ? [] : [t.jack(name(result.jackTaker))]),
      ];
    case 'spades': {
      const nils = result.bids.flatMap((bid, seat) => {
        if (typeof bid === 'number') return [];
        return [result.tricks[seat] === 0 ? t.nilMade(name(seat)) : t.nilLost(name(seat))];
      });
      if (result.boston === null) return nils;
      return [...nils, t.boston(sideNames(table, result.boston))];
    }
    case 'king': {
      if (result.cancelled !== null) return [t.cancelled[result.cancelled]];
      if (result.king === 'made') return result.winners.map((seat) => t.kingMade(name(seat)));
      return result.king === 'lost' ? [t.kingLost(name(result.selector))] : [];
    }
  }
}

/** The names of a side, which is a seat alone where nobody has a partner. */
export function sideNames(table: Table, side: number): string {
  const { game } = table;
  const { names } = companyOf(table);
  if (game.id !== 'spades') return names[side]!;
  return names.filter((_, seat) => sideOf(game.options, seat) === side).join(' + ');
}

/** Who has won, or that nobody has. */
export function endText(table: Table, language: Language): string {
  const { winners } = table.standing;
  if (winners === null) return WORDS[language].watch.brokenOff;
  const names = winners.map((side) => sideNames(table, side)).join(', ');
  return WORDS[language].t.winners(names, winners.length);
}
