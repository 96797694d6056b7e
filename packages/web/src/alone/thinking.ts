// Computer players of one game, fetched when the game is played.

import { type Bot, type GameBots, learn, makeBot, type Thought } from '@kalpler/bots/core';
import { type GameId, SeededRandom, type TableView } from '@kalpler/engine';

/** A bot's thought for the view's own seat; the same seed gives the same chance. */
export type Think = (bot: string, view: TableView, seed: number) => Promise<Thought>;

const GAMES: Readonly<Record<GameId, () => Promise<GameBots>>> = {
  hearts: async () => (await import('@kalpler/bots/hearts')).heartsBots,
  spades: async () => (await import('@kalpler/bots/spades')).spadesBots,
  king: async () => (await import('@kalpler/bots/king')).kingBots,
};
const learned = new Map<GameId, Promise<void>>();

export function loadBots(game: GameId): Promise<void> {
  const known = learned.get(game);
  if (known !== undefined) return known;
  const coming = GAMES[game]().then(learn);
  learned.set(game, coming);
  // What could not be fetched is fetched again when it is next asked for.
  coming.catch(() => learned.delete(game));
  return coming;
}

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
  readonly load?: (game: GameId) => Promise<void>;
  readonly patience?: number;
}

/** Bots that think here; `report` is told of what they get wrong. */
export function thinkHere(
  report: (problem: unknown) => void,
  { load = loadBots, patience = PATIENCE }: Fetching = {},
): Think {
  const bots = new Map<string, Bot>();
  return async (name, view, seed) => {
    await inTime(load(view.options.game), patience);
    const bot = bots.get(name) ?? makeBot(name, { report });
    bots.set(name, bot);
    return bot.choose(view, new SeededRandom(seed));
  };
}
