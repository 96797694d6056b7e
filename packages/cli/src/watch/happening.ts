// What has just happened at a table, in words: who sits there, the newest entry, the trick it ended, the deal it ended.

import { isBotName } from '@kalpler/bots';
import { sidesOf } from '@kalpler/bots/arena';
import {
  type Card,
  type DealResult,
  type Entry,
  type Seat,
  type Table,
  viewDeal,
} from '@kalpler/engine';
import type { Language } from '@kalpler/i18n/language';
import { gamePlugin } from '../games/index.ts';
import { bidWords } from '../play/numbers.ts';
import { cardsText, inHandOrder } from '../terminal/cards.ts';
import { BARE, type Look } from '../terminal/style.ts';
import { WORDS } from '../words.ts';

export interface Appearance {
  readonly language: Language;
  readonly look: Look;
}

type Made = Extract<Entry, { kind: 'move' }>;

/** A move that is not a card, in one line; a card is shown with its trick. */
export function choiceText(
  table: Table,
  { seat, move, auto }: Made,
  { language, look }: Appearance,
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

const NAMES = ['Defne', 'Kaan', 'Elif', 'Mert'];

interface Company {
  readonly names: readonly string[];
  /** The strategies behind the names, where the names are lent. */
  readonly bots: readonly string[] | null;
}

/**
 * Who sits at a table: players by their names, computer players of a simulation by names of their own.
 */
export function companyOf({ opening: { players, deals } }: Table): Company {
  const areBots = deals.kind === 'seeded' && players.every((name) => isBotName(name));
  return areBots
    ? { names: NAMES.slice(0, players.length), bots: players }
    : { names: players, bots: null };
}

/** The seats of each side, or each seat alone: totals and scores come in this order. */
export function sidesAt({ game }: Table): Seat[][] {
  const sides: Seat[][] = [];
  sidesOf(game).forEach((side, seat) => {
    sides[side] = [...(sides[side] ?? []), seat];
  });
  return sides;
}

/** The newest entry, and what it has brought about. */
export function newsOf(table: Table, language: Language): string[] {
  const entry = table.lastEntry;
  if (entry?.kind !== 'move') return [];
  const { t } = WORDS[language];
  const { names } = companyOf(table);
  const { plays, takers } = viewDeal(table.game, table.deal!, null);
  const isTrickFull = entry.move.kind === 'play' && plays.length % table.game.seats === 0;
  const isDealOver = table.actors.length === 0;
  const [remark] = isDealOver ? remarks(table, table.results.at(-1)!, language) : [];
  const second =
    remark ??
    (isDealOver
      ? t.dealOver(table.results.at(-1)!.number)
      : isTrickFull
        ? t.tookTrick(names[takers.at(-1)!]!)
        : '');
  const isMatchOver = table.standing.winners !== null;
  return [
    choiceText(table, entry, { language, look: BARE }),
    second,
    isDealOver ? scoresText(table, language) : '',
    isMatchOver ? endText(table, language) : '',
  ];
}

/** What the deal has brought to each seat or side. */
function scoresText(table: Table, language: Language): string {
  const { scores } = table.results.at(-1)!;
  const parts = scores.map((score, side) => `${sideNames(table, side)} ${score}`);
  return `${WORDS[language].watch.thisDeal}: ${parts.join(' · ')}`;
}
