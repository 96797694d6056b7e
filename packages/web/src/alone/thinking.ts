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
  const coming = learned.get(game) ?? GAMES[game]().then(learn);
  learned.set(game, coming);
  // What could not be fetched is fetched again when it is next asked for.
  coming.catch(() => learned.delete(game));
  return coming;
}

/** Bots that think here; `report` is told of what they get wrong. */
export function thinkHere(report: (problem: unknown) => void): Think {
  const bots = new Map<string, Bot>();
  return async (name, view, seed) => {
    await loadBots(view.options.game);
    const bot = bots.get(name) ?? makeBot(name, { report });
    bots.set(name, bot);
    return bot.choose(view, new SeededRandom(seed));
  };
}
