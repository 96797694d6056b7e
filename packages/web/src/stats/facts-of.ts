// The facts of a finished match, taken from its table: points and results are the engine's.

import { type DealResult, type GameId, OPTION_SHEETS, type Table } from '@kalpler/engine';
import type { MatchProgress, SavedMatch } from '@kalpler/match';
import { GAME_FACTS } from '../games/facts.ts';
import { gameEntry, goalOf } from '../games/games.ts';
import { sideOfSeat } from '../scores/sides.ts';
import { type CommonDeal, FACTS_VERSION, type MatchFacts } from './facts.ts';

export function factsOf(table: Table, match: SavedMatch, progress: MatchProgress): MatchFacts {
  const { options } = table.game;
  const { seat } = match;
  const { totals, winners } = table.standing;
  const side = sideOfSeat(totals, seat);
  const goal = goalOf(options);
  const { place } = standingAmong(options.game, totals, side);
  const won = winners ?? bestSides(options.game, totals);
  const common = {
    version: FACTS_VERSION,
    id: match.id,
    kind: match.kind,
    day: match.day,
    ...nearestPreset(table),
    goal: goal !== null && 'points' in goal ? goal.points : null,
    players: options.players,
    ...seatsOf(match, totals),
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
  const own = GAME_FACTS[options.game]?.dealsOf(table, table.results, seat);
  const deals = table.results.flatMap((result, i) => {
    const deal = own === undefined ? {} : own[i];
    return deal == null ? [] : [{ ...onSide(result), ...deal }];
  });
  // Of each game the deals are as its own form says.
  return { ...common, game: options.game, deals } as unknown as MatchFacts;
}

/** The more, the better. */
function worth(game: GameId, points: number): number {
  return gameEntry(game).isLowBest ? -points : points;
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

/** The bots by what they are, without how long they think. */
function seatsOf({ rivals, seat }: SavedMatch, totals: readonly number[]) {
  const side = sideOfSeat(totals, seat);
  const others: string[] = [];
  let partner: string | null = null;
  for (const [other, rival] of rivals.entries()) {
    const kind = rival?.bot.split(':')[0];
    if (kind === undefined) continue;
    if (sideOfSeat(totals, other) === side) partner = kind;
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
