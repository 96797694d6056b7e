// What the games add to the page of statistics: figures that only one of them has.

import type { GameId } from '@kalpler/engine';
import type { ReactElement } from 'react';
import type { FactsOf } from '../stats/facts.ts';
import { HeartsFigures } from './hearts/HeartsFigures.tsx';
import { KingFigures } from './king/KingFigures.tsx';
import { SpadesFigures } from './spades/SpadesFigures.tsx';

interface GameFigures<Game extends GameId = GameId> {
  /** Shown for the matches of one game. */
  Figures(props: { readonly facts: readonly FactsOf<Game>[] }): ReactElement;
}

const HEARTS_FIGURES: GameFigures<'hearts'> = { Figures: HeartsFigures };
const SPADES_FIGURES: GameFigures<'spades'> = { Figures: SpadesFigures };
const KING_FIGURES: GameFigures<'king'> = { Figures: KingFigures };

export const GAME_FIGURES: Readonly<Partial<Record<GameId, GameFigures>>> = {
  hearts: HEARTS_FIGURES,
  spades: SPADES_FIGURES,
  king: KING_FIGURES,
};
