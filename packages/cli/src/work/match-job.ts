// The job of simulate: plays a match, counts what each seat did, and writes its log if somebody wants it.

import { type AnyOptions, gameOf } from '@kalpler/engine';
import { loggedMatch } from '../log/match-log.ts';
import { countMatch, packCounts } from '../stats/counts.ts';
import type { Job } from './jobs.ts';
import { matchTable, playMatch } from './played-match.ts';

interface MatchSettings {
  readonly options: AnyOptions;
  /** By seat. */
  readonly bots: readonly string[];
  readonly seed: number;
  readonly wantsLog: boolean;
}

interface MatchPiece {
  /** Of all seats, packed. */
  readonly counts: Float64Array;
  /** How many deals were dealt. */
  readonly deals: number;
  readonly line: string | null;
}

export const matchJob: Job<MatchSettings, MatchPiece> = ({ options, bots, seed, wantsLog }) => {
  const game = gameOf(options.game, { ...options });
  return (index) => {
    const match = playMatch(game, bots, seed, index + 1);
    return {
      counts: packCounts(game.id, countMatch(game, match)),
      deals: match.deals.length,
      line: wantsLog ? JSON.stringify(loggedMatch(match.number, matchTable(game, match))) : null,
    };
  };
};
