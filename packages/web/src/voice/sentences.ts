// The sentences spoken when one view follows another, from the log and the status, each with its subject.

import type { DealView, TableView } from '@kalpler/engine';
import { playSeats } from '@kalpler/protocol';
import { choicesSince } from '../games/tables.ts';
import { sideNames, sidesOf } from '../scores/sides.ts';
import type { Settings } from '../state/settings.tsx';
import { statusOf } from '../table/status.ts';
import { cardList, scoreLines, type Words } from '../text-mode/report.ts';

export interface Sentence {
  readonly text: string;
  /**
   * Cards and tricks may be left out when the table is further on; `turn` holds until somebody acts; `wait` is only
   * said when nothing else happens for a while; `news` is always said.
   */
  readonly kind: 'card' | 'trick' | 'news' | 'turn' | 'wait';
}

/** Said in the order in which it happened; on coming to a table only whose turn it is. */
export function sentencesOf(
  before: TableView | null,
  after: TableView,
  announce: Settings['announce'],
  words: Words,
): Sentence[] {
  const isFollowing = before !== null && after.version > before.version;
  const said: Sentence[] = [];
  const news = (text: string) => said.push({ text, kind: 'news' });
  if (isFollowing && after.deal !== null) {
    const old = isNewDeal(before, after) ? null : before.deal;
    for (const text of choices(old, after.deal, after, words)) news(text);
    said.push(...plays(old, after.deal, after, announce, words));
  }
  if (isFollowing && after.results.length > before.results.length) {
    news(words.p.dealOver(after.results.at(-1)!.number));
    for (const text of scoreLines(after, words)) news(text);
  }
  if (isFollowing && after.standing.winners !== null && before.standing.winners === null) {
    news(words.p.matchOver(winners(after)));
  }
  const turn = turnOf(after, words);
  const isNew = before === null || said.length > 0 || turnOf(before, words)?.text !== turn?.text;
  if (turn !== null && isNew) said.push(turn);
  return said;
}

function isNewDeal(before: TableView, after: TableView): boolean {
  if (before.deal === null || after.deal === null) return true;
  const isOther = before.deal.setup.number !== after.deal.setup.number;
  return isOther || before.deal.plays.length > after.deal.plays.length;
}

/** Cards that have come, bids and contracts. */
function choices(old: DealView | null, deal: DealView, view: TableView, words: Words): string[] {
  const { p } = words;
  const { players } = view;
  const lines: string[] = [];
  if (deal.received !== null && (old?.received ?? null) === null)
    lines.push(p.received(cardList(deal.received, words)));
  lines.push(...choicesSince(old, deal, players, words));
  return lines;
}

/** Each new card with its player, or only who takes each trick. */
function plays(
  old: DealView | null,
  deal: DealView,
  view: TableView,
  announce: Settings['announce'],
  { t }: Words,
): Sentence[] {
  const { players } = view;
  const seats = playSeats(view, deal);
  const said: Sentence[] = [];
  for (let i = old?.plays.length ?? 0; i < deal.plays.length; i++) {
    const text = t.table.played(players[seats[i]!]!, t.cards.name(deal.plays[i]!));
    if (announce === 'cards') said.push({ text, kind: 'card' });
    const isLast = (i + 1) % players.length === 0;
    const taker = isLast ? deal.takers[(i + 1) / players.length - 1] : undefined;
    if (taker !== undefined)
      said.push({ text: `${t.table.wonBy(players[taker]!)}.`, kind: 'trick' });
  }
  return said;
}

function winners(view: TableView): string {
  const best = sidesOf(view).filter(({ index }) => view.standing.winners?.includes(index));
  return best.flatMap((side) => sideNames(view, side)).join(', ');
}

/** Whose turn it is; null where nobody is asked. */
function turnOf(view: TableView, { t }: Words): Sentence | null {
  const { main, more, isUrgent } = statusOf(view, 0, t);
  if (main === '' || view.awaitsPause || view.standing.winners !== null) return null;
  // How many cards are picked already need not be spoken.
  const isGiving = isUrgent && view.deal?.give != null;
  const first = isGiving ? t.table.yourTurn : main;
  const text = more === '' ? `${first}.` : `${first}. ${more}.`;
  return { text, kind: isUrgent ? 'turn' : 'wait' };
}
