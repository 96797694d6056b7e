// What stands in the log of a chat: what was said and who came and went, in the order of time.

import type { ChatLine } from '@kalpler/protocol';
import type { News } from './news.ts';

export type LogLine =
  | { readonly kind: 'said'; readonly key: string; readonly at: number; readonly said: ChatLine }
  | { readonly kind: 'news'; readonly key: string; readonly at: number; readonly news: News }
  | { readonly kind: 'time'; readonly key: string; readonly at: number };

/** After so long a silence the time is shown by itself. */
const SILENCE = 5 * 60_000;

export function logLines(
  chat: readonly ChatLine[],
  news: readonly News[],
  muted: readonly number[],
): LogLine[] {
  const keys = new Map<string, number>();
  // Two lines of one millisecond are distinguished by their order.
  const keyOf = (name: string) => {
    const count = keys.get(name) ?? 0;
    keys.set(name, count + 1);
    return `${name}:${count}`;
  };
  const said = chat
    .filter(({ seat }) => seat === null || !muted.includes(seat))
    .map((line): LogLine => {
      const { timestamp: at, from } = line;
      return { kind: 'said', key: keyOf(`${at}:${from}`), at, said: line };
    });
  const messages = news.map((one): LogLine => {
    const { at, kind, name } = one;
    return { kind: 'news', key: keyOf(`${at}:${kind}:${name}`), at, news: one };
  });
  const lines = [...said, ...messages].sort((a, b) => a.at - b.at);
  return lines.flatMap((line, i): LogLine[] => {
    const before = lines[i - 1];
    return before !== undefined && line.at - before.at < SILENCE
      ? [line]
      : [{ kind: 'time', key: `time:${line.key}`, at: line.at }, line];
  });
}
