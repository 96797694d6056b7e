// The bots without the games and the expert: a page gives them only what it needs.

export { type Bot, REASONS, type Reason, type ReasonKind, type Thought } from './bot.ts';
export {
  BOT_NAMES,
  type BotChoice,
  type BotName,
  type Clock,
  type ExpertSettings,
  isBotName,
  LEVELS,
  type Level,
  readBot,
} from './bot-name.ts';
export {
  type Analysis,
  type Analyst,
  type BotOptions,
  type Bots,
  createBots,
  type Expert,
  HINT_MS,
  type Hint,
  type HintOptions,
  UnknownExpert,
} from './create-bots.ts';
export type { Plan, Saying, SearchModel, Worth } from './expert/search-model.ts';
export type { GameBots, GameInstinct, GameReasons, Policy, Style } from './game-bots.ts';
export { UnknownGame } from './known-games.ts';
export { printReport, type Report } from './safe.ts';
