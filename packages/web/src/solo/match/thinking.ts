// Computer players of one game, fetched when the game is played.

import {
  type Analyst,
  type Bot,
  type Bots,
  createBots,
  readBot,
  type Thought,
} from '@kalpler/bots/core';
import { type AnyOptions, SeededRandom, type TableView } from '@kalpler/engine';
import { type BotBundle, bundleOf, fetchBots, fetchExpertBots } from '../../games/bots.ts';

/** A bot's thought for the view's own seat; the same seed gives the same chance. */
export type ThinkWithReason = (bot: string, view: TableView, seed: number) => Promise<Thought>;

/** What could not be fetched is fetched again when it is next asked for. */
function once<B>(fetch: (bundle: BotBundle) => Promise<B>): (bundle: BotBundle) => Promise<B> {
  const fetched = new Map<BotBundle, Promise<B>>();
  return (bundle) => {
    const known = fetched.get(bundle);
    if (known !== undefined) return known;
    const coming = fetch(bundle);
    fetched.set(bundle, coming);
    coming.catch(() => fetched.delete(bundle));
    return coming;
  };
}

const light = once(async (bundle) => createBots([await fetchBots(bundle)]));

const deep = once(async (bundle) => {
  const [game, { expert }, { analysis }] = await Promise.all([
    fetchExpertBots(bundle),
    import('@kalpler/bots/expert'),
    import('@kalpler/bots/analysis'),
  ]);
  return createBots([game], { expert, analysis });
});

export const loadBots = (options: AnyOptions): Promise<Bots> => light(bundleOf(options));

/** The bots with the expert and its verdicts, which hardly any first game needs. */
export const loadExpert = (options: AnyOptions): Promise<Bots & Analyst> => deep(bundleOf(options));

const isExpert = (bot: string) => {
  const read = readBot(bot);
  return read.ok && read.value.kind === 'expert';
};

/** How long a match waits for its computer players to be fetched. */
const BOTS_TIMEOUT_MS = 10_000;
const deadlines = new WeakMap<Promise<Bots>, Promise<never>>();

/** The bots, or an error once they are late; later requests for the same do not wait again. */
function inTime(coming: Promise<Bots>, timeoutMs: number): Promise<Bots> {
  const late = deadlines.get(coming) ?? deadline(coming, timeoutMs);
  deadlines.set(coming, late);
  return Promise.race([coming, late]);
}

function deadline(coming: Promise<Bots>, timeoutMs: number): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('the bots were not loaded in time')), timeoutMs);
  const stop = () => clearTimeout(timer);
  coming.then(stop, stop);
  promise.catch(() => {});
  return promise;
}

interface Fetching {
  readonly load?: (options: AnyOptions, isDeep: boolean) => Promise<Bots>;
  readonly timeoutMs?: number;
}

const loadFor = (options: AnyOptions, isDeep: boolean) => (isDeep ? loadExpert : loadBots)(options);

/** Bots that think here; `report` is called with what they get wrong. */
export function thinkHere(
  report: (problem: unknown) => void,
  { load = loadFor, timeoutMs = BOTS_TIMEOUT_MS }: Fetching = {},
): ThinkWithReason {
  const made = new WeakMap<Bots, Map<string, Bot>>();
  return async (name, view, seed) => {
    const bots = await inTime(load(view.options, isExpert(name)), timeoutMs);
    const players = made.get(bots) ?? new Map<string, Bot>();
    made.set(bots, players);
    const bot = players.get(name) ?? bots.create(name, { report });
    players.set(name, bot);
    return bot.choose(view, new SeededRandom(seed));
  };
}
