// Checks stored matches: that every move is legal, that seeded deals are those of their seed, that results are right.

import { isDeepStrictEqual } from 'node:util';
import { readBot } from '@kalpler/bots';
import { type Card, type Entry, hands, makeGame, seededDraw, type Table } from '@kalpler/engine';
import { thinksForATime } from '../strategies.ts';
import { matchSeed, matchTable, playMatch } from '../work/played-match.ts';
import { type LoggedMatch, type LogHead, loggedMatch, outcomeOf } from './match-log.ts';

/** Which deal of a seeded table is not the one of its seed, counted from 1; null when all are. */
export function strangeDeal({ opening: { deals }, game, log }: Table): number | null {
  if (deals.kind !== 'seeded') return null;
  const dealt = log.filter((entry) => entry.kind === 'deal');
  const strange = dealt.findIndex((entry, i) => {
    const drawn = seededDraw(game, deals.seed, i + 1);
    return entry.first !== drawn.first || !isSameDeal(entry, drawn.cards, game.seats);
  });
  return strange < 0 ? null : strange + 1;
}

/** A log keeps hands sorted. */
function isSameDeal(
  { cards }: Extract<Entry, { kind: 'deal' }>,
  drawn: readonly Card[],
  seats: number,
): boolean {
  const sorted = (all: readonly Card[]): number[] =>
    hands(all, seats).flatMap((hand) => [...hand].sort((a, b) => a - b));
  return isDeepStrictEqual(sorted(cards), sorted(drawn));
}

/** What is wrong with a match of a log, if anything is; its moves have been found legal already. */
export function logProblem(
  head: LogHead,
  number: number,
  table: Table,
  logged: LoggedMatch,
): string | null {
  const { opening, game } = table;
  const rules = makeGame(head.options?.game, head.options);
  if (logged.match !== number) return `it is called match ${String(logged.match)}`;
  if (!rules.ok || !isDeepStrictEqual(game.options, rules.value.options)) {
    return 'its rules are not those of the log';
  }
  if (!isDeepStrictEqual(opening.players, head.bots)) return 'its players are not those of the log';
  const seed = matchSeed(head.seed, number);
  if (opening.deals.kind !== 'seeded' || opening.deals.seed !== seed) {
    return `its seed is not the one that follows from seed ${head.seed}`;
  }
  const strange = strangeDeal(table);
  if (strange !== null) return `deal ${strange} is not the one of its seed`;
  const { scores, totals, winners } = logged;
  const outcome = outcomeOf(table);
  if (!isDeepStrictEqual({ scores, totals, winners }, outcome)) {
    return 'its results are not those of its moves';
  }
  return null;
}

/** Why players cannot be asked to play the very same match once more; null when they can. */
export function whyNotAgain(bots: readonly string[]): string | null {
  for (const name of bots) {
    const bot = readBot(name);
    if (!bot.ok) return bot.error;
    if (thinksForATime(name)) {
      return `${name} thinks for a time, which is never the same twice`;
    }
  }
  return null;
}

/** Whether the players, asked once more, play the very same match. */
export function isPlayedAgain(head: LogHead, { match, ...logged }: LoggedMatch, table: Table) {
  const played = playMatch(table.game, head.bots, head.seed, match);
  const { match: _, ...again } = loggedMatch(match, matchTable(table.game, played));
  return isDeepStrictEqual(JSON.parse(JSON.stringify(again)), logged);
}
