// The bots of a plain trick-taking game, from nothing but whether tricks are wanted: they play by rules of thumb.

import type { Deal, Game, Seat, Standing } from '@kalpler/engine';
import { lead, type SearchModel } from './expert/search-model.ts';
import type { GameBots } from './game-bots.ts';
import { Instinct } from './levels/instinct.ts';
import { avoidingKind, type Costs, isAllOver, strivingKind } from './reasons/trick.ts';

interface PlainGame<G extends Game> {
  /** Whether a seat wants tricks, rather than to stay below the others; by default where there are trumps. */
  wantsTricks?(game: G, deal: Deal, seat: Seat): boolean;
  /** Whether few points are good. */
  readonly isBetterLow?: boolean;
}

/** All that `createBots` needs of a game without players of its own. Every style is the same. */
export function plainBots<G extends Game>(
  id: G['id'],
  { wantsTricks = hasTrumps, isBetterLow = false }: PlainGame<G> = {},
): GameBots<G> {
  const instinct: GameBots<G>['instinct'] = {
    // The levels still differ by what they remember.
    lapses: { easy: 0, medium: 0, hard: 0 },
    wantsTricks,
    choose: (game, deal, seat, _legal, random) => game.auto(deal, seat, random),
  };
  return {
    id,
    policy: (game) => new Instinct(instinct, game),
    instinct,
    reasons: {
      playKind: (game, reading) => {
        const { deal, seat } = reading;
        if (wantsTricks(game, deal, seat)) return strivingKind(reading);
        const costs = unitsOf(deal);
        return isAllOver(reading, costs) ? 'nothingAtStake' : avoidingKind(reading, costs);
      },
      // Choices of such a game are left to chance.
      choiceKind: () => 'random',
      choiceCards: () => [],
      costs: (_game, deal) => unitsOf(deal),
    },
    search: plainSearch(isBetterLow),
  };
}

function hasTrumps(_game: Game, { contract }: Deal): boolean {
  return contract!.trump >= 0;
}

function unitsOf({ contract }: Deal): Costs {
  return (card) => contract?.units[card] ?? 0;
}

/** The expert counts the bare points of each deal, and draws no conclusions from what others have said. */
function plainSearch(isBetterLow: boolean): SearchModel<Game> {
  const sign = isBetterLow ? -1 : 1;
  return {
    worth: (game, standing, seat) => new PlainWorth(game, standing, seat, sign),
    others: ['basic'],
    surprise: 1,
    sayings: () => [],
    leastPoints: () => 1,
  };
}

class PlainWorth {
  points = 0;
  readonly #game: Game;
  readonly #standing: Standing;
  readonly #seat: Seat;
  readonly #sign: number;

  constructor(game: Game, standing: Standing, seat: Seat, sign: number) {
    this.#game = game;
    this.#standing = standing;
    this.#seat = seat;
    this.#sign = sign;
  }

  of(deal: Deal): number {
    const { scores } = this.#game.result(deal, this.#standing);
    this.points = this.#sign * lead(scores, this.#seat);
    return this.points / this.#game.length;
  }
}
