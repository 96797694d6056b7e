// Rules, players and matches that between them have every kind of decision, for tests of training data.

import { type AnyGame, type GameId, gameOf } from '@kalpler/engine';
import type { TrainingHeader } from '../src/training/example.ts';
import { makeHeader } from '../src/training/header.ts';

interface TrainingTable {
  readonly game: AnyGame;
  /** By seat. */
  readonly bots: readonly string[];
  /** Matches of seed 1 that are worth looking at. */
  readonly matches: readonly number[];
}

function table(
  id: GameId,
  options: Record<string, unknown>,
  bots: string,
  ...matches: readonly number[]
): TrainingTable {
  const game = gameOf(id, options);
  const names = bots.split(' ');
  const seated = Array.from({ length: game.seats }, (_, seat) => names[seat % names.length]!);
  return { game, bots: seated, matches };
}

const chosenMoon = { endScore: 30, claim: true, jackOfDiamonds: true, moon: 'shooterChoice' };
const sealed = {
  bidVisibility: 'sealed',
  doubleNil: false,
  blindNilMinDeficit: 0,
  targetScore: 60,
};
const inTurn = {
  preset: 'pagat',
  openingLead: 'twoOfClubs',
  blindNilMinDeficit: 0,
  targetScore: 60,
};
const forThree = { preset: 'cutthroat', deck: 'jokerJokerAce', targetScore: 60 };
const onlyTrumps = { penaltiesPerPlayer: 0, trumpsPerPlayer: 3, cancelTrump: 'forcedSelector' };
const declared = { ...onlyTrumps, kingRule: 'declare', kingTricks: 6 };
const cancelled = { preset: 'short', cancelTrump: 'anyPlayer', earlyEnd: true };

/** Short matches, so that many can be looked at. */
export const TABLES: Readonly<Record<string, TrainingTable>> = {
  hearts: table('hearts', { endScore: 30 }, 'basic', 1, 2),
  'hearts with claims, the jack and chosen moons': table(
    'hearts',
    chosenMoon,
    'aggressive random',
    ...[1, 2, 3],
  ),
  'spades with sealed bids and exchanges at once': table('spades', sealed, 'basic random', 6, 12),
  'spades with exchanges in turn': table('spades', inTurn, 'random skilled', 4, 14),
  'spades for three with jokers': table('spades', forThree, 'basic', 1, 11),
  king: table('king', { preset: 'short', penaltiesPerPlayer: 1 }, 'basic', 1),
  'king for three': table('king', { preset: 'three', penaltiesPerPlayer: 1 }, 'basic random', 1),
  'king with declared Kings': table('king', declared, 'random', 4, 5),
  'king with a selector who cancels': table('king', onlyTrumps, 'basic', 16),
  'king with cancelled deals': table('king', cancelled, 'random', 7, 12),
};

export function headerOf({ game, bots }: TrainingTable, games: number): TrainingHeader {
  const timestamp = '2026-01-31T12:00:00.000Z';
  return makeHeader({ program: 'kalpler test', game, bots, seed: 1, games, timestamp });
}
