// Where the computer players of each game are fetched from, and what the expert needs in addition.

import type { GameBots, SearchModel } from '@kalpler/bots/core';
import type { AnyOptions, GameId } from '@kalpler/engine';

/** What is fetched together; King for three players needs more than King for four. */
export type BotBundle = GameId | 'kingForThree';

export const bundleOf = (options: AnyOptions): BotBundle =>
  options.game === 'king' && options.players === 3 ? 'kingForThree' : options.game;

type Fetched<Part> = Readonly<Partial<Record<BotBundle, () => Promise<Part>>>>;

/** A game that is not here is played by rules of thumb. */
const GAMES: Fetched<GameBots> = {
  hearts: async () => (await import('@kalpler/bots/hearts')).heartsBots,
  spades: async () => (await import('@kalpler/bots/spades')).spadesBots,
  king: async () => (await import('@kalpler/bots/king')).kingBots,
  kingForThree: async () => (await import('@kalpler/bots/king-for-three')).kingForThreeBots,
};

const kingModel = async () => (await import('@kalpler/bots/king-search')).kingSearch;
const MODELS: Fetched<SearchModel> = {
  hearts: async () => (await import('@kalpler/bots/hearts-search')).heartsSearch,
  spades: async () => (await import('@kalpler/bots/spades-search')).spadesSearch,
  king: kingModel,
  kingForThree: kingModel,
};

async function fetchPlain(bundle: BotBundle): Promise<GameBots> {
  return (await import('@kalpler/bots/plain-game')).plainBots(bundle);
}

export async function fetchBots(bundle: BotBundle): Promise<GameBots> {
  return (await GAMES[bundle]?.()) ?? fetchPlain(bundle);
}

/** The same with what the expert must know. */
export async function fetchExpertBots(bundle: BotBundle): Promise<GameBots> {
  const [game, search] = await Promise.all([fetchBots(bundle), MODELS[bundle]?.()]);
  return search === undefined ? game : { ...game, search };
}
