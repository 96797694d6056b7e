// A match, or one hand of it, as a few lines of text to read, paste and send; `docs/notation.md` explains it.

import { cardName } from '../cards/card.ts';
import { type AnyOptions, type DealResult, type GameId, OPTION_SHEETS } from '../games/games.ts';
import type { Standing } from '../games/standing.ts';
import type { Opening } from '../table/opening.ts';
import { type Entry, standingBefore, type Table } from '../table/table.ts';
import { contractText, HEADING, handText, moveText, resultText } from './notation.ts';
import { hands } from './table-json.ts';

export { readTableText } from './table-text-reader.ts';

/** The whole match. */
export function tableText(table: Table): string {
  return textOf(table, table.opening, table.log, table.results);
}

/** One hand of the match, counted from 0 (redeals count), which can be read on its own. */
export function dealText(table: Table, index: number): string {
  const starts = table.log.flatMap((entry, i) => (entry.kind === 'deal' ? [i] : []));
  const from = starts[index];
  if (from === undefined) throw new RangeError(`no deal ${index}: there are ${starts.length}`);
  const standing = standingBefore(table, index);
  const opening: Opening = { ...table.opening, deals: { kind: 'given' }, standing };
  const log = table.log.slice(from, starts[index + 1]);
  return textOf(table, opening, log, table.results.slice(index, index + 1));
}

function textOf(
  { game }: Table,
  opening: Opening,
  log: readonly Entry[],
  results: readonly DealResult[],
): string {
  const head = headLines(opening, game.start());
  return [...head, ...logLines(log, game.seats, results), ''].join('\n');
}

function headLines(opening: Opening, start: Standing): string[] {
  const { game, options, players, deals, standing = start } = opening;
  const { preset, changes } = nearestPreset(game, options);
  const lines = [HEADING, `game ${game} ${preset}`];
  if (Object.keys(changes).length > 0) lines.push(`options ${JSON.stringify(changes)}`);
  lines.push(`players ${JSON.stringify(players)}`);
  if (deals.kind !== 'given') lines.push(`deals ${JSON.stringify(deals)}`);
  const { calls, winners: _, ...rest } = standing;
  const usual = jsonOf(start);
  const news = Object.entries(rest).filter(
    ([name, value]) => JSON.stringify(value) !== usual[name],
  );
  if (news.length > 0) lines.push(`standing ${JSON.stringify(Object.fromEntries(news))}`);
  if (calls.length > 0) {
    const called = calls.map(({ selector, contract }) => `${selector} ${contractText(contract)}`);
    lines.push(`calls ${called.join(', ')}`);
  }
  return lines;
}

/** The preset that differs least, and what differs from it. */
function nearestPreset(
  game: GameId,
  options: AnyOptions,
): { preset: string; changes: Record<string, unknown> } {
  const candidates = Object.entries(OPTION_SHEETS[game].presets).map(([preset, usual]) => {
    const same = jsonOf(usual);
    const changes = Object.fromEntries(
      Object.entries(options).filter(([name, value]) => JSON.stringify(value) !== same[name]),
    );
    return { preset, changes };
  });
  const size = ({ changes }: { changes: object }) => Object.keys(changes).length;
  return candidates.reduce((best, next) => (size(next) < size(best) ? next : best));
}

/** Each member as JSON, to see which values are the same. */
function jsonOf(value: object): Readonly<Record<string, string>> {
  const members = Object.entries(value).map(([name, member]) => [name, JSON.stringify(member)]);
  return Object.fromEntries(members);
}

/**
 * Deals and choices a line each, plays a line for each trick with its leader, and a line for what a deal
 * that has ended brought. A star marks what was done automatically.
 */
function logLines(log: readonly Entry[], seats: number, results: readonly DealResult[]): string[] {
  const lines: string[] = [];
  let dealt = 0;
  let inTrick = 0;
  const endDeal = (): void => {
    const result = results[dealt - 1];
    if (result !== undefined) lines.push(resultText(result));
  };
  for (const entry of log) {
    if (entry.kind === 'deal') {
      endDeal();
      dealt++;
      const cards = hands(entry.cards, seats).map(handText).join(' ');
      lines.push('', `deal ${cards}${entry.first === 0 ? '' : ` first ${entry.first}`}`);
    } else if (entry.move.kind === 'play') {
      const play = `${cardName(entry.move.card)}${entry.auto ? '*' : ''}`;
      if (inTrick === 0) lines.push(`${entry.seat}> ${play}`);
      else lines.push(`${lines.pop()} ${play}`);
      inTrick = (inTrick + 1) % seats;
    } else {
      lines.push(`${entry.seat}${entry.auto ? '*' : ''} ${moveText(entry.move)}`);
    }
  }
  endDeal();
  return lines;
}
