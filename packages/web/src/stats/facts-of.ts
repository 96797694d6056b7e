// The facts of a finished match, taken from its table: points and results are the engine's.

import {
  type AnyOptions,
  type DealResult,
  type GameId,
  OPTION_SHEETS,
  type Seat,
  sideOf,
  type Table,
} from '@kalpler/engine';
import type { MatchProgress, SavedMatch } from '@kalpler/match';
import { heartsDeal, kingDeal, queenTakers, spadesDeal } from './deal-facts.ts';
import type { CommonDeal, MatchFacts } from './facts.ts';
import { FACTS_VERSION } from './read-facts.ts';

export function factsOf(table: Table, match: SavedMatch, progress: MatchProgress): MatchFacts {
  const { options } = table.game;
  const { seat } = match;
  const { totals, winners } = table.standing;
  const side = sideOfSeat(options, seat);
  const { place } = standingAmong(options.game, totals, side);
  const won = winners ?? bestSides(options.game, totals);
  const common = {
    version: FACTS_VERSION,
    id: match.id,
    kind: match.kind,
    day: match.day,
    ...nearestPreset(table),
    goal: goalOf(options),
    players: options.players,
    ...seatsOf(match, options),
    startedAt: match.startedAt,
    playedAt: progress.playedAt,
    isWon: won.includes(side),
    winners: won.length,
    place,
    points: totals[side]!,
    hints: progress.hints,
    undos: progress.undos,
  } as const;
  const onSide = (result: DealResult): CommonDeal => ({
    points: result.scores[side]!,
    ...standingAmong(options.game, result.totals, side),
  });
  switch (options.game) {
    case 'hearts': {
      const queens = queenTakers(table);
      const deals = resultsOf(table, 'hearts').map((result, i) => ({
        ...onSide(result),
        ...heartsDeal(result, seat, queens[i] ?? null),
      }));
      return { ...common, game: 'hearts', deals };
    }
    case 'spades': {
      const deals = resultsOf(table, 'spades').map((result) => ({
        ...onSide(result),
        ...spadesDeal(options, result, seat),
      }));
      return { ...common, game: 'spades', deals };
    }
    case 'king': {
      const deals = resultsOf(table, 'king').flatMap((result) => {
        const deal = kingDeal(result, seat);
        return deal === null ? [] : [{ ...onSide(result), ...deal }];
      });
      return { ...common, game: 'king', deals };
    }
  }
}

type ResultOf<Game extends GameId> = Extract<DealResult, { game: Game }>;

function resultsOf<Game extends GameId>({ results }: Table, game: Game): ResultOf<Game>[] {
  return results.filter((result): result is ResultOf<Game> => result.game === game);
}

function sideOfSeat(options: AnyOptions, seat: Seat): number {
  return options.game === 'spades' ? sideOf(options, seat) : seat;
}

/** Fewest points win in Hearts, most in the others. */
function worth(game: GameId, points: number): number {
  return game === 'hearts' ? -points : points;
}

function bestSides(game: GameId, totals: readonly number[]): number[] {
  const best = Math.max(...totals.map((points) => worth(game, points)));
  return totals.flatMap((points, side) => (worth(game, points) === best ? [side] : []));
}

function standingAmong(
  game: GameId,
  totals: readonly number[],
  side: number,
): Pick<CommonDeal, 'place' | 'lead'> {
  const own = worth(game, totals[side]!);
  const others = totals.filter((_, other) => other !== side).map((points) => worth(game, points));
  return {
    place: 1 + others.filter((points) => points > own).length,
    lead: own - Math.max(...others),
  };
}

function goalOf(options: AnyOptions): number | null {
  if (options.game === 'king') return null;
  return options.game === 'hearts' ? options.endScore : options.targetScore;
}

/** The bots by what they are, without how long they think. */
function seatsOf({ rivals, seat }: SavedMatch, options: AnyOptions) {
  const side = sideOfSeat(options, seat);
  const others: string[] = [];
  let partner: string | null = null;
  for (const [other, rival] of rivals.entries()) {
    const kind = rival?.bot.split(':')[0];
    if (kind === undefined) continue;
    if (sideOfSeat(options, other) === side) partner = kind;
    else others.push(kind);
  }
  return { rivals: others, partner };
}

/** What the host of a table decides, and no rule of the game. */
const HOSTING = ['timers', 'disconnect', 'autoPlay'];

function nearestPreset({ game, opening }: Table): { preset: string; changes: number } {
  const own: Readonly<Record<string, unknown>> = { ...game.options };
  const presets = Object.entries<object>(OPTION_SHEETS[game.id].presets).map(([preset, rules]) => {
    const changed = Object.entries(rules).filter(
      ([name, value]) =>
        !HOSTING.includes(name) && JSON.stringify(value) !== JSON.stringify(own[name]),
    );
    return { preset, changes: changed.length };
  });
  const nearest = presets.reduce((best, one) => (one.changes < best.changes ? one : best));
  // A match that did not begin at its beginning is another one, too.
  const begun = opening.standing === undefined ? 0 : 1;
  return { preset: nearest.preset, changes: nearest.changes + begun };
}
