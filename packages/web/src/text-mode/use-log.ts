// The lines of the log: what happened since the last view, what was said, and answers to commands.

import type { TableView } from '@kalpler/engine';
import { useEffect, useRef, useState } from 'react';
import type { ClientState } from '../state/client-state.ts';
import { newsOf } from './news.ts';
import type { Words } from './report.ts';

interface LogEntry {
  readonly key: number;
  readonly text: string;
}

const MOST_LINES = 100;

export function useLog(
  state: ClientState,
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
  const { recent, chat, auto } = state;
  const isActedFor = auto > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: written once for each view
  useEffect(() => {
    const last = written.current;
    const since = last === null ? -1 : recent.indexOf(last);
    // After a break only the newest view is known.
    const fresh = since < 0 ? recent.slice(-1) : recent.slice(since + 1);
    let before = since < 0 ? null : last;
    for (const view of fresh) {
      say(newsOf(before, view, words));
      before = view;
    }
    written.current = recent.at(-1) ?? null;
  }, [recent]);
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
