// Makes the computer players of some games: one object from which players, reasons, hints and verdicts are asked.

import {
  Deal,
  type Move,
  refusalText,
  SeededRandom,
  type Table,
  type TableView,
} from '@kalpler/engine';
import type {
  AnalysisProgress,
  DealAnalysis,
  DealSummary,
  Judged,
} from './analysis/deal-analysis.ts';
import type { Effort, Verdict } from './analysis/verdict.ts';
import type { Bot, Reason } from './bot.ts';
import {
  type BotChoice,
  type Clock,
  EXPERT_SETTINGS,
  type ExpertSettings,
  LEVELS,
  type Level,
  readBot,
} from './bot-name.ts';
import type { GameBots } from './game-bots.ts';
import { knownDeal, rulesOf } from './knowledge.ts';
import { KnownGames } from './known-games.ts';
import { LevelBot } from './levels/level-bot.ts';
import { PolicyBot, RandomBot } from './levels/player.ts';
import { explain } from './reasons/explain.ts';
import { type Report, SafeBot } from './safe.ts';

/** The computer players of some games. */
export interface Bots {
  /** The strengths that people choose from, weakest first. */
  readonly levels: readonly Level[];
  /** The bot of a name such as `easy` or `expert:400:noinference`, with a safety net. Throws if there is none. */
  create(name: string, options?: BotOptions): Bot;
  /** Why the view's own seat might make a move, found from what the move does; throws if it is not legal. */
  explain(view: TableView, move: Move): Reason;
  /** What the expert would do in the place of the view's own seat; throws a RangeError if it is not on turn. */
  hint(view: TableView, options?: HintOptions): Hint;
}

/** What can be asked about moves that have been made, if the bots were made with the analysis. */
export interface Analyst {
  /** A verdict on one move. The same view, move and effort give the same; throws if the move was not legal. */
  weighMove(view: TableView, move: Move, effort?: Effort): Verdict;
  /**
   * Judges every decision of a seat in one deal, from 0 on as in `table.results`. Each step is one decision: the
   * caller may show how far it is, or stop. The same table and effort give the same analysis.
   */
  analyzeDeal(
    table: Table,
    number: number,
    seat: number,
    effort?: Effort,
  ): Generator<AnalysisProgress, DealAnalysis, void>;
  /** Only the summary of a finished deal, from verdicts that are known already; null while it is played. */
  summarize(
    table: Table,
    number: number,
    seat: number,
    judged: readonly Judged[],
    effort?: Effort,
  ): DealSummary | null;
}

export interface BotOptions {
  /** Called with what the bot gets wrong; by default one line on the console. */
  readonly report?: Report | undefined;
  /** Where an expert reads the time. */
  readonly clock?: Clock | undefined;
}

export interface HintOptions {
  /** How long to think. */
  readonly ms?: number | undefined;
  readonly seed?: number | undefined;
  readonly clock?: Clock | undefined;
}

export interface Hint {
  readonly move: Move;
  readonly reason: Reason;
  /** By how many points the seat, or its side in Spades, may come out ahead after each move; none where forced. */
  readonly expected: readonly { readonly move: Move; readonly value: number }[];
}

/** What makes experts: `expert` of `@kalpler/bots/expert`, which a page in which none plays need not fetch. */
export interface Expert {
  create(games: KnownGames, name: string, settings: ExpertSettings, clock?: Clock): Bot;
}

/** What judges moves: `analysis` of `@kalpler/bots/analysis`. */
export type Analysis = (games: KnownGames) => Analyst;

/** Asked for an expert by bots that were made without. */
export class UnknownExpert extends RangeError {}

/** How long a hint is thought about: well below what a player notices as waiting. */
export const HINT_MS = 150;

/** The bots of these games. The expert and the analysis are parts of their own, and need the games' search models. */
export function createBots(
  games: readonly GameBots[],
  parts?: { readonly expert?: Expert | undefined },
): Bots;
export function createBots(
  games: readonly GameBots[],
  parts: { readonly expert: Expert; readonly analysis: Analysis },
): Bots & Analyst;
export function createBots(
  games: readonly GameBots[],
  parts: { readonly expert?: Expert | undefined; readonly analysis?: Analysis } = {},
): Bots {
  const knownGames = new KnownGames(games);

  function expert(): Expert {
    if (parts.expert !== undefined) return parts.expert;
    throw new UnknownExpert('these bots have no expert');
  }

  function bare({ kind, name, expert: settings }: BotChoice, clock: Clock | undefined): Bot {
    switch (kind) {
      case 'random':
        return new RandomBot();
      case 'easy':
      case 'medium':
      case 'hard':
        return new LevelBot(knownGames, kind);
      case 'expert':
        return expert().create(knownGames, name, settings, clock);
      default:
        return new PolicyBot(knownGames, kind);
    }
  }

  return {
    levels: LEVELS.filter((level) => level !== 'expert' || parts.expert !== undefined),
    create: (name, { report, clock } = {}) => {
      const choice = readBot(name);
      if (!choice.ok) throw new RangeError(choice.error);
      return new SafeBot(bare(choice.value, clock), report);
    },
    explain: (view, move) => {
      const game = rulesOf(view);
      const known = knownDeal(game, view.deal!, new Deal());
      const checked = game.check(known, view.seat!, move);
      if (!checked.ok) throw new RangeError(`illegal move: ${refusalText(checked.error)}`);
      return explain(knownGames.of(game), game, known, view.seat!, checked.value);
    },
    hint: (view, { ms = HINT_MS, seed = 0, clock } = {}) => {
      const player = expert().create(knownGames, 'expert', { ...EXPERT_SETTINGS, ms }, clock);
      const { move, reason } = new SafeBot(player).choose(view, new SeededRandom(seed));
      return { move, reason, expected: reason.expected ?? [] };
    },
    ...parts.analysis?.(knownGames),
  };
}
