// Shorthands for tests: tables of all games and of odd options, played at random, as every seat and a spectator see them.

import { type GameId, SeededRandom, type Table, type TableView } from '@kalpler/engine';
import { open, PRESETS, step } from '../../engine/testing/matches.ts';
import type { WireCard } from '../src/card.ts';

type Rules = readonly [game: GameId, options: Readonly<Record<string, unknown>>];

/** Every preset, and options that bring phases which presets seldom reach. */
export const RULES: readonly Rules[] = [
  ...PRESETS.map(([game, preset]) => [game, { preset }] as const),
  ['hearts', { moon: 'shooterChoice', claim: true, passCount: 4 }],
  ['hearts', { passCycle: ['hold', 'across'], openingLead: 'leftOfDealer', endScore: 20 }],
  ['spades', { blindNilMinDeficit: -1000, bidVisibility: 'sealed' }],
  ['spades', { blindNilMinDeficit: -1000, blindNilExchangeMode: 'bidderFirst', targetScore: 30 }],
  ['spades', { blindNilMinDeficit: -1000, bidding: 'sequential', bidVisibility: 'sealed' }],
  ['king', { cancelRifki: 'AorK', cancelTrump: 'anyPlayer', cancelKiz: true }],
  ['king', { preset: 'three', kingRule: 'declare', kingTricks: 3 }],
  ['king', { preset: 'three', penaltiesPerPlayer: 0, trumpsPerPlayer: 1, initialPenaltyGames: 0 }],
];

interface Seen {
  readonly table: Table;
  /** Null when the match has just begun. */
  readonly before: Table | null;
}

/** The steps of a match until a number of deals are over, or the match is. */
export function* stepsOf([game, options]: Rules, seed: number, deals: number): Generator<Seen> {
  const random = new SeededRandom(seed);
  let before = open(game, options);
  while (before.results.length < deals && before.standing.winners === null) {
    const table = step(before, random);
    yield { table, before: before.version === 0 ? null : before };
    before = table;
  }
}

/** All seats, and null for a spectator. */
export function viewers(table: Table): (number | null)[] {
  return [null, ...Array.from({ length: table.game.seats }, (_, seat) => seat)];
}

/** A view as it comes out of a message. */
export function sent(view: TableView): TableView {
  return JSON.parse(JSON.stringify(view));
}

/** Every card anywhere in a value, as it is displayed. */
export function cardsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('display' in value) return [(value as WireCard).display];
  return Object.values(value).flatMap(cardsIn);
}
