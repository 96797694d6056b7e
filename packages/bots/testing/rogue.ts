// Shorthands for tests: a bot with a script, and a safety net that reports what it catches.

import type { TableView } from '@kalpler/engine';
import type { Bot } from '../src/bot.ts';
import { type Report, SafeBot } from '../src/safe.ts';

type RogueReport = { error: unknown; bot: string; view: TableView };

export function rogue(choose: (view: TableView) => unknown): { bot: Bot; messages: RogueReport[] } {
  const messages: RogueReport[] = [];
  const report: Report = (error, at) => messages.push({ error, ...at });
  const inner: Bot = { name: 'rogue', choose: choose as Bot['choose'] };
  return { bot: new SafeBot(inner, report), messages };
}

/** A thought with any move at all. */
export const play = (move: unknown): unknown => ({ move, reason: { kind: 'random' } });
