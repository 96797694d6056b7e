// A plain trick-taking game in the terminal: all that is as in any such game, from its name and what ends a match.

import { type GameId, type GameOf, STANDARD_DECK } from '@kalpler/engine';
import { shownNumber } from '../play/numbers.ts';
import type { PlainState } from '../training/example.ts';
import { choice } from '../training/kind.ts';
import {
  dealEnd,
  decision,
  known,
  matchEnd,
  metadata,
  trickEnd,
  type WholeShape,
} from '../training/shape-parts.ts';
import type { GamePlugin } from './plugin.ts';

interface PlainGame<Id extends GameId> {
  readonly id: Id;
  readonly name: string;
  /** The points that end a match; null where something else ends it. */
  goal(options: GameOf<Id>['options']): number | null;
}

/** A game with more than this overrides a part. */
export function plainGame<Id extends GameId>({
  id,
  name,
  goal,
}: PlainGame<Id>): GamePlugin<GameOf<Id>> {
  const game = id as PlainState['game'];
  const shape: WholeShape<PlainState> = {
    game: choice(game),
    ...known,
    decision,
    outcome: { ...trickEnd, ...dealEnd, ...matchEnd },
    ...metadata,
  };
  return {
    id,
    name,
    match: ['game', 'games'],
    rules: { isLowBest: false, goal, deck: () => STANDARD_DECK.cards },
    table: {
      broken: (_, t) => t.broken.trump,
      seatNote: ({ taken }, seat, { t }) => t.now(shownNumber(taken[seat]!)),
      watchedNote: ({ taken }, seat, { t }) => t.now(`${taken[seat]!}`),
      // Nothing is chosen but cards.
      question: () => '',
      choices: () => [],
      facts: () => [],
      remarks: () => [],
    },
    statistics: { counts: [], figures: [], notes: [], count: () => {} },
    training: {
      shape,
      hasTrickPoints: true,
      state: ({ common }) => ({ game, ...common }),
      outcome: () => ({}),
    },
    scenarios: [],
  };
}
