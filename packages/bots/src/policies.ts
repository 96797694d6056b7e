// The light player of each game.

import type { AnyGame, Standing } from '@kalpler/engine';
import { HeartsPolicy } from './hearts/policy.ts';
import { KingPolicy } from './king/policy.ts';
import type { Policy, Style } from './policy.ts';
import { SpadesPolicy } from './spades/policy.ts';

export function makePolicy(game: AnyGame, standing: Standing, style: Style): Policy {
  switch (game.id) {
    case 'hearts':
      return new HeartsPolicy(game, standing, style);
    case 'spades':
      return new SpadesPolicy(game, standing, style);
    case 'king':
      return new KingPolicy(game, standing, style);
  }
}
