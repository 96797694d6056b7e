// The games that some bots know, and their light players, each made once for a deal.

import type { Game, Standing } from '@kalpler/engine';
import type { SearchModel } from './expert/search-model.ts';
import type { GameBots, Policy, Style } from './game-bots.ts';

/** Asked for a game that the bots do not know. */
export class UnknownGame extends RangeError {}

interface Made {
  readonly game: Game;
  readonly standing: Standing;
  readonly style: Style;
  readonly policy: Policy;
}

/** Enough for the players of some tables. */
const RING = 16;

export class KnownGames {
  readonly #games: ReadonlyMap<string, GameBots>;
  /**
   * The light players that were asked for last. One is made in microseconds; what a weak map holds is cleared away
   * so late that it costs more.
   */
  readonly #ring: Made[] = [];
  #last = RING - 1;

  constructor(games: readonly GameBots[]) {
    this.#games = new Map(games.map((game) => [game.id, game]));
  }

  /** Throws if the bots do not know the game. */
  of({ id }: Pick<Game, 'id'>): GameBots {
    const bots = this.#games.get(id);
    if (bots !== undefined) return bots;
    throw new UnknownGame(`these bots do not know ${id}`);
  }

  /** Throws if the expert does not know the game. */
  search(game: Game): SearchModel {
    const { search } = this.of(game);
    if (search !== undefined) return search;
    throw new UnknownGame(`the expert does not know ${game.id}`);
  }

  /** The light player of a style. It is made once for a deal: policies keep nothing from one decision to the next. */
  policy(game: Game, standing: Standing, style: Style): Policy {
    const ring = this.#ring;
    for (let i = 0; i < ring.length; i++) {
      const made = ring[(this.#last + RING - i) % RING]!;
      if (made.standing === standing && made.style === style && made.game === game) {
        return made.policy;
      }
    }
    const policy = this.of(game).policy(game, standing, style);
    this.#last = (this.#last + 1) % RING;
    ring[this.#last] = { game, standing, style, policy };
    return policy;
  }
}
