// The lines of the log: what has happened between two views, in sentences; what was said; and answers to commands.

import type { DealView, TableView } from '@kalpler/engine';
import { playSeats } from '@kalpler/protocol';
import { useEffect, useRef, useState } from 'react';
import { choicesSince } from '../games/tables.ts';
import { sideNames, sidesOf } from '../scores/sides.ts';
import type { OnlineState } from '../state/online-state.ts';
import { cardList, listed, moveLines, scoreLines, type Words } from './report.ts';

/** Reported in the order in which it happened; at the end what is asked of the viewer, if that is new. */
export function logLines(before: TableView | null, after: TableView, words: Words): string[] {
  const isNewDeal = before?.deal?.setup.number !== after.deal?.setup.number || before === null;
  const old = isNewDeal || hasRestarted(before?.deal, after.deal) ? null : (before?.deal ?? null);
  const lines: string[] = [];
  if (after.deal !== null) {
    if (old === null) lines.push(words.p.newDeal(after.deal.setup.number));
    lines.push(...choices(old, after.deal, after, words), ...plays(old, after.deal, after, words));
  }
  if (after.results.length > (before?.results.length ?? after.results.length)) {
    lines.push(words.p.dealOver(after.results.at(-1)!.number), ...scoreLines(after, words));
  }
  if (after.standing.winners !== null && before?.standing.winners === null) {
    lines.push(words.p.matchOver(winners(after)));
  }
  const asked = questions(after, words);
  if (asked !== '' && (lines.length > 0 || before === null || asked !== questions(before, words))) {
    lines.push(asked);
  }
  return lines;
}

/** A deal that was given again has fewer plays under the same number. */
function hasRestarted(before: DealView | null | undefined, after: DealView | null): boolean {
  return (before?.plays.length ?? 0) > (after?.plays.length ?? 0);
}

/** Passes, bids and contracts that are new. */
function choices(
  old: DealView | null,
  deal: DealView,
  { players }: TableView,
  words: Words,
): string[] {
  const { p } = words;
  const lines: string[] = [];
  if (deal.gave !== null && (old?.gave ?? null) === null)
    lines.push(p.gave(cardList(deal.gave, words)));
  if (deal.received !== null && (old?.received ?? null) === null) {
    lines.push(p.received(cardList(deal.received, words)));
  }
  lines.push(...choicesSince(old, deal, players, words));
  return lines;
}

/** Each new card with its player, and after a whole trick who took it. */
function plays(old: DealView | null, deal: DealView, view: TableView, { t }: Words): string[] {
  const seats = playSeats(view, deal);
  const lines: string[] = [];
  for (let i = old?.plays.length ?? 0; i < deal.plays.length; i++) {
    lines.push(t.table.played(view.players[seats[i]!]!, t.cards.name(deal.plays[i]!)));
    const isLast = (i + 1) % view.players.length === 0;
    const taker = isLast ? deal.takers[(i + 1) / view.players.length - 1] : undefined;
    if (taker !== undefined) lines.push(t.table.wonBy(view.players[taker]!));
  }
  return lines;
}

function winners(view: TableView): string {
  const { winners: best } = view.standing;
  const sides = sidesOf(view).filter(({ index }) => best?.includes(index));
  return listed(sides.flatMap((side) => sideNames(view, side)));
}

/** What is asked of the viewer; empty when nothing is. */
function questions(view: TableView, words: Words): string {
  if (view.seat === null) return '';
  const isAsked =
    view.awaitsPause || view.standing.winners !== null || view.deal?.actors.includes(view.seat);
  if (!isAsked) return '';
  const isTurn = !view.awaitsPause && view.standing.winners === null;
  return [...(isTurn ? [`${words.t.table.yourTurn}.`] : []), ...moveLines(view, words)].join(' ');
}

interface LogEntry {
  readonly key: number;
  readonly text: string;
}

const MOST_LINES = 100;

export function useLog(
  state: OnlineState,
  words: Words,
): readonly [readonly LogEntry[], (texts: readonly string[]) => void] {
  const [lines, setLines] = useState<readonly LogEntry[]>([]);
  const count = useRef(0);
  const written = useRef<TableView | null>(null);
  const received = useRef(state.chat.length);
  const say = (texts: readonly string[]) => {
    if (texts.length === 0) return;
    const fresh = texts.map((text) => ({ key: count.current++, text }));
    setLines((all) => [...all, ...fresh].slice(-MOST_LINES));
  };
  const { views, chat, autoNoticeSteps } = state;
  const isActedFor = autoNoticeSteps > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: written once for each view
  useEffect(() => {
    const last = written.current;
    const since = last === null ? -1 : views.indexOf(last);
    // After a break only the newest view is known.
    const fresh = since < 0 ? views.slice(-1) : views.slice(since + 1);
    let before = since < 0 ? null : last;
    for (const view of fresh) {
      say(logLines(before, view, words));
      before = view;
    }
    written.current = views.at(-1) ?? null;
  }, [views]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: written once for each line
  useEffect(() => {
    const fresh = chat.slice(Math.min(received.current, chat.length));
    received.current = chat.length;
    const muted = state.table?.muted ?? [];
    const shown = fresh.filter(({ seat }) => seat === null || !muted.includes(seat));
    say(shown.map(({ from, text }) => words.p.said(from, text)));
  }, [chat]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: written once each time
  useEffect(() => {
    if (isActedFor) say([words.t.table.auto]);
  }, [isActedFor]);
  return [lines, say];
}
