// A new match of a person against bots, or what is wrong with what was asked for.

import { type AnyGame, ok, openTable, type Result } from '@kalpler/engine';
import { commitment, newSecret, secretText } from '@kalpler/fair';
import { Match } from './match.ts';

interface MatchRequest {
  readonly id: string;
  readonly game: AnyGame;
  readonly players: readonly string[];
  /** One for each seat but the first. */
  readonly bots: readonly string[];
  /** The same seed gives the same cards; without one, deals are drawn so that they can be checked. */
  readonly seed: number | null;
}

export function newMatch({ id, game, players, bots, seed }: MatchRequest): Result<Match, string> {
  const secret = seed === null ? newSecret() : null;
  const salts = players.map(() => null);
  const deals =
    secret === null
      ? { kind: 'seeded', seed }
      : { kind: 'fair', commitment: commitment(secret), salts };
  const opened = openTable({ game: game.id, options: game.options, players, deals });
  if (!opened.ok) return opened;
  return ok(
    new Match({
      id,
      bots: [null, ...bots],
      secret: secret === null ? null : secretText(secret),
      whole: opened.value,
      cursor: 0,
      hints: 0,
      undos: 0,
    }),
  );
}
