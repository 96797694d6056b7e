// What has just happened at a moment of a replay, in words.

import type { Bid, KingContract, Move, Seat } from '@kalpler/engine';
import type { ReplayTexts } from '@kalpler/i18n/tr/replay';
import type { TableTexts } from '@kalpler/i18n/tr/table';
import { gameTable } from '../../games/tables.ts';
import { isFullTrick } from '../../table/motion/step.ts';
import type { Moment } from '../moments.ts';

interface Happening {
  readonly main: string;
  readonly more: string;
}

/** In King the contract stands below all that happens: it is what the cards are played for. */
export function happening({ view, last }: Moment, t: TableTexts, m: ReplayTexts): Happening {
  const { deal } = view;
  const contract = deal && gameTable(deal.game).contractName?.(deal, t);
  const say = (main: string, more = '') => ({ main, more: contract || more });
  if (last === null) return say(m.happened.deal);
  const name = (seat: Seat) => view.players[seat]!;
  const text =
    last.move === null
      ? m.happened.chose(name(last.seat))
      : moveText(last.move, name(last.seat), t, m);
  const isOver = view.awaitsDeal || view.standing.winners !== null;
  if (isOver) return say(m.happened.over, text);
  const taker = deal?.takers.at(-1);
  return last.move?.kind === 'play' && isFullTrick(view) && taker !== undefined
    ? say(t.table.wonBy(name(taker)), text)
    : say(text);
}

function contractText(contract: KingContract, t: TableTexts): string {
  return contract.type === 'penalty'
    ? t.scores.penalties[contract.name]
    : t.scores.trumps[contract.trumpSuit];
}

function moveText(move: Move, name: string, t: TableTexts, m: ReplayTexts): string {
  switch (move.kind) {
    case 'play':
      return `${name}: ${t.cards.name(move.card)}`;
    case 'bid':
      return m.happened.bid(name, bidText(move.bid, t));
    case 'choose':
      return `${name}: ${contractText(move.contract, t)}`;
    default:
      return m.happened[move.kind](name);
  }
}

function bidText(bid: Bid, t: TableTexts): string {
  if (bid === 'nil') return t.table.nil;
  return bid === 'blind_nil' ? t.table.blindNil : String(bid);
}
