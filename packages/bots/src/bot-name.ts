// The names of the bots: what the server, the browser and the command line ask for.

import { fail, ok, type Result } from '@kalpler/engine';
import { STYLES } from './game-bots.ts';

/** The strengths that people choose from, weakest first. */
export const LEVELS = ['easy', 'medium', 'hard', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

export const BOT_NAMES = ['random', ...STYLES, ...LEVELS] as const;
export type BotName = (typeof BOT_NAMES)[number];

/** A bot's name taken apart: `expert:50ms:noinference` is the expert with two settings. */
export interface BotChoice {
  readonly kind: BotName;
  /** The name as it is written in short, with the settings in a fixed order. */
  readonly name: string;
  /** How an expert thinks. */
  readonly expert: ExpertSettings;
}

/** How long an expert may think about one move. */
export interface Budget {
  /** Thinking stops after this many milliseconds, or never. */
  readonly ms: number;
  /** Thinking stops after this many sample deals. */
  readonly deals: number;
}

export interface ExpertSettings extends Budget {
  /** Whether sample deals are weighed by what the others have done. */
  readonly infers: boolean;
  /** Whether the last tricks are solved with open cards. */
  readonly solves: boolean;
}

/** A clock in milliseconds that never goes back; where it starts does not matter. */
export type Clock = () => number;

/** No decision gains from more sample deals than these. */
export const MOST_DEALS = 4096;
const MOST_MS = 60_000;
/** What a name leaves out. */
export const EXPERT_SETTINGS: ExpertSettings = {
  ms: 50,
  deals: Number.POSITIVE_INFINITY,
  infers: true,
  // Measured, and not found better in any game.
  solves: false,
};
const LENGTHS = [`a time from 1ms to ${MOST_MS}ms`, `a number of deals from 1 to ${MOST_DEALS}`];
const SETTINGS = [...LENGTHS, 'noinference', 'endgame'].join(', ');
const TOGETHER = 'each at most once, and either a time or a number of deals';

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
    return ok({ kind, name: kind, expert: EXPERT_SETTINGS });
  }
  const expert = readSettings(settings);
  if (!expert.ok) return fail(`bot "${name}": ${expert.error}`);
  return ok({ kind, name: expertName(expert.value), expert: expert.value });
}

/** Some objects cannot be turned into text. */
function plainText(value: unknown): string {
  return Object(value) === value ? typeof value : String(value);
}

function namesText(): string {
  return `one of ${BOT_NAMES.join(', ')}`;
}

function readSettings(settings: readonly string[]): Result<ExpertSettings, string> {
  let expert = EXPERT_SETTINGS;
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
  if (unit === 'ms')
    return number <= MOST_MS ? { ms: number, deals: EXPERT_SETTINGS.deals } : undefined;
  return number <= MOST_DEALS ? { ms: Number.POSITIVE_INFINITY, deals: number } : undefined;
}

function expertName({ ms, deals, infers, solves }: ExpertSettings): string {
  const parts = ['expert'];
  if (ms === Number.POSITIVE_INFINITY) parts.push(`${deals}`);
  else if (ms !== EXPERT_SETTINGS.ms) parts.push(`${ms}ms`);
  if (!infers) parts.push('noinference');
  if (solves) parts.push('endgame');
  return parts.join(':');
}
