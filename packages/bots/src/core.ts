// The bots without the games: a page teaches them only what it plays.

export { type Bot, REASONS, type Reason, type ReasonKind, type Thought } from './bot.ts';
export type { Clock } from './expert/budget.ts';
export { botsOf, type GameBots, learn, UnknownGame } from './game-bots.ts';
export {
  BOT_NAMES,
  type BotChoice,
  type BotName,
  type BotOptions as BotWish,
  type ExpertMaker,
  type ExpertSettings,
  isBotName,
  LEVELS,
  type Level,
  learnExpert,
  makeBot,
  readBot,
  UnknownExpert,
} from './registry.ts';
export { printReport, type Report, SafeBot } from './safe.ts';
