// What the games add to the memory of a deal: how it is taken from a table, which needs the rules, and how it is read back.

import type { GameId } from '@kalpler/engine';
import type { Form } from '../stats/form.ts';
import { HEARTS_DEAL, HEARTS_FACTS, type HeartsDeal } from './hearts/facts.ts';
import { KING_DEAL, KING_FACTS, type KingDeal } from './king/facts.ts';
import type { GameFacts } from './plugin.ts';
import { SPADES_DEAL, SPADES_FACTS, type SpadesDeal } from './spades/facts.ts';

/** A game that is not here is remembered by points alone. */
export const GAME_FACTS: Readonly<Partial<Record<GameId, GameFacts>>> = {
  hearts: HEARTS_FACTS,
  spades: SPADES_FACTS,
  king: KING_FACTS,
};

export interface GameDeals {
  readonly hearts: HeartsDeal;
  readonly spades: SpadesDeal;
  readonly king: KingDeal;
}

export const DEAL_FORMS: Readonly<Partial<Record<GameId, Form>>> = {
  hearts: HEARTS_DEAL,
  spades: SPADES_DEAL,
  king: KING_DEAL,
};
