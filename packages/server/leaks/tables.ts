// Tables whose rules hide and show as much as the games know: passes, blind hands, seals, jokers, three players.

import type { Random } from '@kalpler/engine';

export interface TableRequest {
  readonly game: 'hearts' | 'spades' | 'king';
  readonly preset: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: number;
  /** Seconds that spectators are behind; chance decides when there is none. */
  readonly delay?: number;
}

const blind = { blindNilMinDeficit: -1000 };
const kingly = { penaltiesPerPlayer: 1, trumpsPerPlayer: 1, kingRule: 'auto', kingTricks: 3 };

/** Matches of a few deals each. */
const TABLES: readonly TableRequest[] = [
  hearts('kalpler', { endScore: 10 }),
  spades('standard', { targetScore: 40, bidVisibility: 'sealed', ...blind }),
  king('standard', kingly),
  hearts('classic', { endScore: 20, passCount: 4 }),
  spades('pagat', { targetScore: 60, ...blind }),
  king('three', kingly, 3),
  hearts('blackMaria', { endScore: 40, moon: 'shooterChoice' }),
  spades('cutthroat', { targetScore: 50, bidVisibility: 'sealed', ...blind }, 3),
  spades('jja', { targetScore: 30, blindNilExchange: 3, ...blind }),
  king('pagat', { ...kingly, cancelRifki: 'AorK', cancelTrump: 'anyPlayer' }),
  spades('jjdd', { targetScore: 30, openingLead: 'twoOfClubs' }),
  hearts('omnibus', { endScore: 25, openingLead: 'leftOfDealer', passCycle: ['across', 'right'] }),
  spades('deucesHigh', { targetScore: 30, bidding: 'sequential', bidVisibility: 'sealed' }),
  king('natural', { kingRule: 'declare', kingTricks: 3 }),
  hearts('spot', { endScore: 90, moon: 'smart', passCycle: ['hold', 'left'] }),
];

/** The first matches go through all tables, so that a short run has seen each. */
export function tableRequest(match: number, random: Random): TableRequest {
  return TABLES[match < TABLES.length ? match : random.below(TABLES.length)]!;
}

type Options = Readonly<Record<string, unknown>>;

function hearts(preset: string, options: Options): TableRequest {
  return { game: 'hearts', preset, options, seats: 4 };
}

function spades(preset: string, options: Options, seats = 4): TableRequest {
  return { game: 'spades', preset, options, seats };
}

function king(preset: string, options: Options, seats = 4): TableRequest {
  return { game: 'king', preset, options, seats };
}
