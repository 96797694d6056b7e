// The public face of the bots, for servers and browsers alike; the arena has a door of its own.

export { type Bot, REASONS, type Reason, type ReasonKind, type Thought } from './bot.ts';
export type { Clock } from './expert/budget.ts';
export {
  BOT_NAMES,
  type BotChoice,
  type BotName,
  type BotWish,
  canonicalName,
  type ExpertSettings,
  isBotName,
  LEVELS,
  type Level,
  makeBot,
  readBot,
} from './registry.ts';
export { printReport, type Report, SafeBot } from './safe.ts';
