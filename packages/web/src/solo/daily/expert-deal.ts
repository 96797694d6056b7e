// What the expert scores in a daily deal in the player's seat, against the same opponents with the same chance.

import { dealNext, openTable, submit, type Table, viewTable } from '@kalpler/engine';
import { nextDraw, parseSecret, type Secret } from '@kalpler/fair';
import { botSeed, newSavedMatch, type SavedMatch, type SoloMatchRequest } from '@kalpler/match';
import { loadExpert, type ThinkWithReason, thinkHere } from '../match/thinking.ts';

/** Counted in imagined deals and not by the clock, so that it comes to the same on every machine. */
const PAR_BOT = 'expert:160';

/** The points of all sides, the player's first. */
export async function expertTotals(daily: SoloMatchRequest): Promise<readonly number[]> {
  const made = newSavedMatch(daily, 0);
  if (!made.ok) throw new Error(made.error);
  const match = made.value;
  const secret = parseSecret(match.secret);
  const opened = openTable(match.opening);
  if (!opened.ok || !secret.ok) throw new Error('a daily deal that cannot be opened');
  // Nobody waits at the table for it: it may take its time to load.
  await loadExpert(match.opening.options);
  const think = thinkHere((problem) => {
    throw problem;
  });
  let table = opened.value;
  // As for everybody who plays it: one deal, also if it is cancelled.
  while (table.results.length === 0) table = await next(table, match, secret.value, think);
  return table.standing.totals;
}

async function next(
  table: Table,
  match: SavedMatch,
  secret: Secret,
  think: ThinkWithReason,
): Promise<Table> {
  if (table.awaitsDeal) {
    const dealt = dealNext(table, nextDraw(table, secret));
    if (!dealt.ok) throw new Error(`no deal: ${dealt.error.code}`);
    return dealt.value;
  }
  // Where several are to act, the player is the last, as at the table.
  const seat = table.actors.find((one) => one !== match.seat) ?? match.seat;
  const bot = match.rivals[seat]?.bot ?? PAR_BOT;
  const seed = botSeed(match.secret, table.version);
  const { move } = await think(bot, viewTable(table, seat), seed);
  const made = submit(table, seat, move);
  if (!made.ok) throw new Error(`${bot} was refused: ${made.error.code}`);
  return made.value;
}
