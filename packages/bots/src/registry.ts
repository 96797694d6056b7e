// Every bot by name: what the server, the browser and the command line ask for.

import { fail, ok, type Result } from '@kalpler/engine';
import type { Bot } from './bot.ts';
import { type Clock, MOST_DEALS } from './expert/budget.ts';
import type { ExpertOptions } from './expert/expert.ts';
import { HABITS } from './levels/habits.ts';
import { LevelBot } from './levels/level-bot.ts';
import { PolicyBot, RandomBot } from './player.ts';
import { STYLES } from './policy.ts';
import { type Report, SafeBot } from './safe.ts';

/** The strengths that people choose from, weakest first. */
export const LEVELS = ['easy', 'medium', 'hard', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

export const BOT_NAMES = ['random', ...STYLES, ...LEVELS] as const;
export type BotName = (typeof BOT_NAMES)[number];

/** A bot's name taken apart: `expert:50ms:noinference` is the expert with two settings. */
export interface BotChoice {
  readonly kind: BotName;
  /** The one way to write this choice. */
  readonly name: string;
  /** How an expert thinks. */
  readonly expert: ExpertSettings;
}

export type ExpertSettings = ExpertOptions;

export interface BotOptions {
  /** Told of what the bot gets wrong; by default one line on the console. */
  readonly report?: Report | undefined;
  /** Where an expert reads the time. */
  readonly clock?: Clock | undefined;
}

const MOST_MS = 60_000;
const EXPERT: ExpertSettings = {
  ms: 50,
  deals: Number.POSITIVE_INFINITY,
  infers: true,
  // Measured, and not found better in any game.
  solves: false,
};
const LENGTHS = [`a time from 1ms to ${MOST_MS}ms`, `a number of deals from 1 to ${MOST_DEALS}`];
const SETTINGS = [...LENGTHS, 'noinference', 'endgame'].join(', ');
const TOGETHER = 'each at most once, and either a time or a number of deals';

export type ExpertMaker = (name: string, settings: ExpertSettings, clock?: Clock) => Bot;

let makeExpert: ExpertMaker | undefined;

/** From then on experts can be asked for: a page in which none plays need not fetch one. */
export function learnExpert(make: ExpertMaker): void {
  makeExpert = make;
}

/** Asked for an expert that was not fetched. */
export class UnknownExpert extends RangeError {
  constructor() {
    super('the bots have no expert: learnExpert(makeExpert) comes first');
  }
}

/** The bot of a name such as `easy` or `expert:400:noinference`, with a safety net. Throws if there is none. */
export function makeBot(name: string, options: BotOptions = {}): Bot {
  const choice = readBot(name);
  if (!choice.ok) throw new RangeError(choice.error);
  return new SafeBot(bareBot(choice.value, options.clock), options.report);
}

function bareBot({ kind, name, expert }: BotChoice, clock: Clock | undefined): Bot {
  switch (kind) {
    case 'random':
      return new RandomBot();
    case 'easy':
    case 'medium':
    case 'hard':
      return new LevelBot(kind, HABITS[kind]);
    case 'expert':
      if (makeExpert === undefined) throw new UnknownExpert();
      return makeExpert(name, expert, clock);
    default:
      return new PolicyBot(kind);
  }
}

export function isBotName(name: unknown): name is string {
  return readBot(name).ok;
}

/** Takes a bot's name apart, or says what is wrong with it and what is allowed. */
export function readBot(name: unknown): Result<BotChoice, string> {
  if (typeof name !== 'string') return fail(`no bot ${plainText(name)}: expected ${namesText()}`);
  const [first, ...settings] = name.split(':');
  const kind = BOT_NAMES.find((known) => known === first);
  if (kind === undefined) return fail(`no bot "${name}": expected ${namesText()}`);
  if (kind !== 'expert') {
    if (settings.length > 0) return fail(`bot "${name}": ${kind} has no settings`);
    return ok({ kind, name: kind, expert: EXPERT });
  }
  const expert = readSettings(settings);
  if (!expert.ok) return fail(`bot "${name}": ${expert.error}`);
  return ok({ kind, name: expertName(expert.value), expert: expert.value });
}

/** Objects may have no words for themselves. */
function plainText(value: unknown): string {
  return Object(value) === value ? typeof value : String(value);
}

function namesText(): string {
  return `one of ${BOT_NAMES.join(', ')}`;
}

function readSettings(settings: readonly string[]): Result<ExpertSettings, string> {
  let expert = EXPERT;
  const named = new Set<string>();
  for (const setting of settings) {
    const change = readSetting(setting);
    if (change === undefined) return fail(`no setting "${setting}": expected ${SETTINGS}`);
    for (const part of Object.keys(change)) {
      if (named.has(part)) {
        return fail(`"${setting}" is one too many: expected ${TOGETHER}`);
      }
      named.add(part);
    }
    expert = { ...expert, ...change };
  }
  return ok(expert);
}

function readSetting(setting: string): Partial<ExpertSettings> | undefined {
  if (setting === 'noinference') return { infers: false };
  if (setting === 'endgame') return { solves: true };
  const [, digits, unit] = /^([1-9]\d{0,5})(ms)?$/.exec(setting) ?? [];
  const number = Number(digits);
  if (unit === 'ms') return number <= MOST_MS ? { ms: number, deals: EXPERT.deals } : undefined;
  return number <= MOST_DEALS ? { ms: Number.POSITIVE_INFINITY, deals: number } : undefined;
}

function expertName({ ms, deals, infers, solves }: ExpertSettings): string {
  const parts = ['expert'];
  if (ms === Number.POSITIVE_INFINITY) parts.push(`${deals}`);
  else if (ms !== EXPERT.ms) parts.push(`${ms}ms`);
  if (!infers) parts.push('noinference');
  if (solves) parts.push('endgame');
  return parts.join(':');
}
