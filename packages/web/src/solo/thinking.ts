// Computer players of one game, fetched when the game is played.

import { type Bot, learn, learnExpert, makeBot, readBot, type Thought } from '@kalpler/bots/core';
import { type AnyOptions, type GameId, SeededRandom, type TableView } from '@kalpler/engine';

/** A bot's thought for the view's own seat; the same seed gives the same chance. */
export type Think = (bot: string, view: TableView, seed: number) => Promise<Thought>;

/** What is fetched together; King for three players needs more than King for four. */
type Lore = GameId | 'kingForThree';

const loreOf = (options: AnyOptions): Lore =>
  options.game === 'king' && options.players === 3 ? 'kingForThree' : options.game;

const LIGHT: Readonly<Record<Lore, () => Promise<void>>> = {
  hearts: async () => learn((await import('@kalpler/bots/hearts')).heartsBots),
  spades: async () => learn((await import('@kalpler/bots/spades')).spadesBots),
  king: async () => learn((await import('@kalpler/bots/king')).kingBots),
  kingForThree: async () => {
    const [three] = await Promise.all([import('@kalpler/bots/king-for-three'), light('king')]);
    three.learnKingForThree();
  },
};
const DEPTHS = {
  hearts: async () => (await import('@kalpler/bots/hearts-depth')).heartsDepth,
  spades: async () => (await import('@kalpler/bots/spades-depth')).spadesDepth,
  king: async () => (await import('@kalpler/bots/king-depth')).kingDepth,
};

/** What could not be fetched is fetched again when it is next asked for. */
function once(fetch: (lore: Lore) => Promise<void>): (lore: Lore) => Promise<void> {
  const learned = new Map<Lore, Promise<void>>();
  return (lore) => {
    const known = learned.get(lore);
    if (known !== undefined) return known;
    const coming = fetch(lore);
    learned.set(lore, coming);
    coming.catch(() => learned.delete(lore));
    return coming;
  };
}

const light = once((lore) => LIGHT[lore]());

const deep = once(async (lore) => {
  const game = lore === 'kingForThree' ? 'king' : lore;
  const [expert, depth] = await Promise.all([
    import('@kalpler/bots/expert'),
    DEPTHS[game](),
    light(lore),
  ]);
  learnExpert(expert.makeExpert);
  expert.learnDepth(depth);
});

export const loadBots = (options: AnyOptions): Promise<void> => light(loreOf(options));

/** The bots with the expert, which hardly any first game needs. */
export const loadExpert = (options: AnyOptions): Promise<void> => deep(loreOf(options));

const isExpert = (bot: string) => {
  const read = readBot(bot);
  return read.ok && read.value.kind === 'expert';
};

/** How long a match waits for its computer players to be fetched. */
const PATIENCE = 10_000;
const deadlines = new WeakMap<Promise<void>, Promise<never>>();

/** What is coming, or an error once it is late; later questions for the same do not wait again. */
function inTime(coming: Promise<void>, patience: number): Promise<void> {
  const late = deadlines.get(coming) ?? deadline(coming, patience);
  deadlines.set(coming, late);
  return Promise.race([coming, late]);
}

function deadline(coming: Promise<void>, patience: number): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('the bots have not come')), patience);
  const stop = () => clearTimeout(timer);
  coming.then(stop, stop);
  promise.catch(() => {});
  return promise;
}

interface Fetching {
  readonly load?: (options: AnyOptions, isDeep: boolean) => Promise<void>;
  readonly patience?: number;
}

const loadFor = (options: AnyOptions, isDeep: boolean) => (isDeep ? loadExpert : loadBots)(options);

/** Bots that think here; `report` is told of what they get wrong. */
export function thinkHere(
  report: (problem: unknown) => void,
  { load = loadFor, patience = PATIENCE }: Fetching = {},
): Think {
  const bots = new Map<string, Bot>();
  return async (name, view, seed) => {
    await inTime(load(view.options, isExpert(name)), patience);
    const bot = bots.get(name) ?? makeBot(name, { report });
    bots.set(name, bot);
    return bot.choose(view, new SeededRandom(seed));
  };
}
