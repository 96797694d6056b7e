// Figures as text: estimates with their reach, and what bots did in the words of each game.

import { type GameId, PENALTIES } from '@kalpler/engine';
import {
  type BotSummary,
  type Estimate,
  type Length,
  meanThought,
  type Summary,
  type Tally,
} from '../src/arena/index.ts';

/** Half the width of the 95 % interval. */
function reach({ low, high }: Estimate): number {
  return (high - low) / 2;
}

export function countText(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

export function pointsText(estimate: Estimate): string {
  const { mean } = estimate;
  if (Number.isNaN(mean)) return 'none';
  const digits = Math.abs(mean) < 100 ? 2 : 0;
  const off = reach(estimate);
  return `${mean.toFixed(digits)} ± ${Number.isFinite(off) ? off.toFixed(digits) : 'unknown'}`;
}

/** At the ends of the scale luck can only lie to one side. */
export function shareText(estimate: Estimate): string {
  const { mean, low, high } = estimate;
  const percent = (share: number): string => (100 * share).toFixed(1);
  if (Number.isNaN(mean)) return 'none';
  if (mean === 1) return `100 % (at least ${percent(low)})`;
  if (mean === 0) return `0 % (at most ${percent(high)})`;
  return `${percent(mean)} % ± ${percent(reach(estimate))}`;
}

function rateText(part: number, whole: number): string {
  return whole === 0 ? 'none' : `${part} of ${whole} (${((100 * part) / whole).toFixed(0)} %)`;
}

function perText(sum: number, count: number): string {
  return count === 0 ? '-' : (sum / count).toFixed(2);
}

/** What the bot did, one thing each. */
function doings(game: GameId, tally: Tally): string[] {
  const played = tally.matches === 0 ? [] : [`won ${rateText(tally.matchesWon, tally.matches)}`];
  if (tally.matchesBrokenOff > 0) played.push(`broken off ${tally.matchesBrokenOff}`);
  switch (game) {
    case 'hearts':
      return [...played, `moons ${rateText(tally.moons, tally.deals)}`];
    case 'spades':
      return [
        ...played,
        `contracts ${rateText(tally.contractsMade, tally.contracts)}`,
        `bid ${perText(tally.tricksBid, tally.bids)}`,
        `taken ${perText(tally.tricksTaken, tally.bids)}`,
        `bags ${perText(tally.bags, tally.contractsMade)}`,
        `nils ${rateText(tally.nilsMade, tally.nils)}`,
        `blind nils ${rateText(tally.blindNilsMade, tally.blindNils)}`,
      ];
    case 'king':
      return [...played, ...kingDoings(tally)];
  }
}

function kingDoings(tally: Tally): string[] {
  const names = [...PENALTIES, 'trump'] as const;
  const chosen = names.reduce((sum, name) => sum + tally[name], 0);
  const contracts = names.map((name) => `${name} ${tally[name]}`).join(', ');
  const kings = tally.kingsMade + tally.kingsLost;
  return [
    `chose ${contracts}`,
    `points as selector ${perText(tally.pointsAsSelector, chosen)}`,
    ...(tally.cancelled > 0 ? [`cancelled ${tally.cancelled}`] : []),
    ...(kings > 0 ? [`Kings ${rateText(tally.kingsMade, kings)}`] : []),
  ];
}

function paceText(bot: BotSummary): string {
  const { longest, slow } = bot.pace;
  const mean = meanThought(bot);
  return `${mean.toFixed(mean < 1 ? 3 : 1)} ms a move, longest ${longest.toFixed(0)} ms, ${slow} above 100 ms`;
}

/** Single deals and whole matches in words. */
export const BOARDS: Readonly<Record<Length, readonly [one: string, many: string]>> = {
  deal: ['deal', 'deals'],
  match: ['match', 'matches'],
};

/** How often was played what, such as `200 deals × 4`. */
export function boardsText({ contest, arrangements }: Summary): string {
  return `${countText(contest.count, ...BOARDS[contest.length])} × ${arrangements}`;
}

/** The whole contest in lines. */
export function summaryLines(summary: Summary): string[] {
  const { contest, bots, arrangements } = summary;
  const { game, length, count, seed } = contest;
  const boards = countText(count, ...BOARDS[length]);
  const lines = [`${game}, ${boards} × ${countText(arrangements, 'arrangement')}, seed ${seed}`];
  for (const bot of bots) {
    const { fallbacks, decisions } = bot.tally;
    lines.push(
      '',
      bot.name,
      `  points ${pointsText(bot.points)}, ahead of the others by ${pointsText(bot.margin)}`,
      ...(bot.share === null ? [] : [`  first in ${shareText(bot.share)} of the matches`]),
      ...doings(game, bot.tally).map((text) => `  ${text}`),
      `  ${paceText(bot)}, ${countText(decisions, 'move')}, ${countText(fallbacks, 'fallback')}`,
    );
  }
  return lines;
}
