// A match, or one hand of it, as a few lines of text to read, paste and send; `docs/notation.md` explains it.

import { cardName } from '../cards/card.ts';
import { type AnyOptions, OPTION_SHEETS } from '../games/games.ts';
import { show } from '../games/options.ts';
import { refusalText } from '../games/refusal.ts';
import { fail, ok, type Result } from '../games/result.ts';
import { handText, moveText, parseMove } from './notation.ts';
import type { Opening } from './opening.ts';
import { type Draw, dealNext, type Entry, openTable, rewind, submit, type Table } from './table.ts';
import { hands, readDeal } from './table-json.ts';

const HEADING = 'kalpler 1';

/** The whole match. */
export function tableText(table: Table): string {
  return [...headLines(table.opening), ...logLines(table.log, table.game.seats), ''].join('\n');
}

/** One hand of the match, counted from 0 (redeals count), which can be read on its own. */
export function dealText(table: Table, index: number): string {
  const starts = table.log.flatMap((entry, i) => (entry.kind === 'deal' ? [i] : []));
  const from = starts[index];
  if (from === undefined) throw new RangeError(`no deal ${index}: there are ${starts.length}`);
  const { standing } = rewind(table, from);
  const opening: Opening = { ...table.opening, deals: { kind: 'given' }, standing };
  const log = table.log.slice(from, starts[index + 1]);
  return [...headLines(opening), ...logLines(log, table.game.seats), ''].join('\n');
}

function headLines(opening: Opening): string[] {
  const { game, options, players, deals, standing } = opening;
  const { preset, changes } = nearestPreset(opening.game, options);
  const lines = [HEADING, `game ${game} ${preset}`];
  if (Object.keys(changes).length > 0) lines.push(`options ${JSON.stringify(changes)}`);
  lines.push(`players ${JSON.stringify(players)}`);
  if (deals.kind !== 'given') lines.push(`deals ${JSON.stringify(deals)}`);
  if (standing) {
    const { winners: _, ...rest } = standing;
    lines.push(`standing ${JSON.stringify(rest)}`);
  }
  return lines;
}

/** The preset that differs least, and what differs from it. */
function nearestPreset(
  game: Opening['game'],
  options: AnyOptions,
): { preset: string; changes: Record<string, unknown> } {
  const candidates = Object.entries(OPTION_SHEETS[game].presets).map(([preset, usual]) => {
    const same = Object.fromEntries(
      Object.entries(usual).map(([name, value]) => [name, JSON.stringify(value)]),
    );
    const changes = Object.fromEntries(
      Object.entries(options).filter(([name, value]) => JSON.stringify(value) !== same[name]),
    );
    return { preset, changes };
  });
  const size = ({ changes }: { changes: object }) => Object.keys(changes).length;
  return candidates.reduce((best, next) => (size(next) < size(best) ? next : best));
}

/** Deals and choices a line each, plays a line for each trick; a star marks what was done automatically. */
function logLines(log: readonly Entry[], seats: number): string[] {
  const lines: string[] = [];
  let trick: string[] = [];
  const endTrick = (): void => {
    if (trick.length > 0) lines.push(`> ${trick.join(' ')}`);
    trick = [];
  };
  for (const entry of log) {
    if (entry.kind === 'move' && entry.move.kind === 'play') {
      trick.push(`${cardName(entry.move.card)}${entry.auto ? '*' : ''}`);
      if (trick.length === seats) endTrick();
      continue;
    }
    endTrick();
    if (entry.kind === 'deal') {
      const dealt = hands(entry.cards, seats).map(handText).join(' ');
      lines.push('', `deal ${dealt}${entry.first === 0 ? '' : ` first ${entry.first}`}`);
    } else {
      lines.push(`${entry.seat}${entry.auto ? '*' : ''} ${moveText(entry.move)}`);
    }
  }
  endTrick();
  return lines;
}

/** The table that such a text describes, or a sentence that names the line and what is wrong with it. */
export function readTableText(text: string): Result<Table, string> {
  const head: Record<string, unknown> = {};
  let heading = false;
  let table: Table | undefined;
  for (const [i, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.trim();
    if (line === '' || line.startsWith('#')) continue;
    const here = `line ${i + 1}: `;
    if (!heading) {
      if (line !== HEADING) return fail(`${here}expected ${show(HEADING)}, got ${show(line)}`);
      heading = true;
      continue;
    }
    if (table === undefined && /^[a-z]/.test(line) && !line.startsWith('deal ')) {
      const problem = readHead(line, head);
      if (problem !== undefined) return fail(here + problem);
      continue;
    }
    if (table === undefined) {
      const opened = openTable(openingOf(head));
      if (!opened.ok) return fail(here + opened.error);
      table = opened.value;
    }
    const next = readLine(line, table);
    if (!next.ok) return fail(here + next.error);
    table = next.value;
  }
  if (!heading) return fail(`line 1: expected ${show(HEADING)}`);
  return table === undefined ? openTable(openingOf(head)) : ok(table);
}

function openingOf(head: Readonly<Record<string, unknown>>): unknown {
  const { game, preset, options, ...rest } = head;
  return { game, options: { preset, ...(options as object) }, ...rest };
}

function readHead(line: string, head: Record<string, unknown>): string | undefined {
  const space = line.indexOf(' ');
  const word = line.slice(0, space);
  const rest = line.slice(space + 1);
  if (Object.hasOwn(head, word)) return `${word} is given twice`;
  if (word === 'game') {
    const [game, preset] = rest.split(' ');
    head.game = game;
    if (preset !== undefined) head.preset = preset;
    return undefined;
  }
  if (!['options', 'players', 'deals', 'standing'].includes(word)) {
    return `expected game, options, players, deals, standing or deal, got ${show(line)}`;
  }
  try {
    head[word] = JSON.parse(rest);
    return undefined;
  } catch {
    return `${word}: expected JSON, got ${show(rest)}`;
  }
}

function readLine(line: string, table: Table): Result<Table, string> {
  if (line.startsWith('deal ')) return readDealLine(line.split(' ').slice(1), table);
  if (line.startsWith('> ')) {
    let next = table;
    for (const word of line.slice(2).split(' ')) {
      const done = readMoveWord(
        next,
        next.actors[0] ?? 0,
        word.replace('*', ''),
        word.endsWith('*'),
      );
      if (!done.ok) return done;
      next = done.value;
    }
    return ok(next);
  }
  const move = /^(\d)(\*?) (.+)$/.exec(line);
  if (move === null)
    return fail(`expected a deal, a seat and its move, or > and cards, got ${show(line)}`);
  return readMoveWord(table, Number(move[1]), move[3]!, move[2] === '*');
}

function readDealLine(words: readonly string[], table: Table): Result<Table, string> {
  const { seats } = table.game;
  const [label, first = '0', ...more] = words.slice(seats);
  if ((label !== undefined && label !== 'first') || more.length > 0 || !/^\d$/.test(first)) {
    return fail(`expected ${seats} hands and perhaps "first" and a seat`);
  }
  const cards = readDeal(words.slice(0, seats), table);
  if (!cards.ok) return cards;
  const draw: Draw = { cards: cards.value, first: Number(first) };
  const dealt = dealNext(table, draw);
  return dealt.ok ? dealt : fail(`${dealt.error.code}: ${refusalText(dealt.error)}`);
}

function readMoveWord(
  table: Table,
  seat: number,
  text: string,
  auto: boolean,
): Result<Table, string> {
  const move = parseMove(text, table.game.deck);
  if (!move.ok) return move;
  const done = submit(table, seat, move.value, auto ? { auto } : {});
  if (done.ok) return done;
  return fail(`seat ${seat}, ${text}: ${done.error.code}: ${refusalText(done.error)}`);
}
