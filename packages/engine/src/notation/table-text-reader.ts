// Reading the text of a match line by line; errors come with the number of their line.

import type { Seat } from '../cards/seat.ts';
import { makeGame } from '../games/games.ts';
import { isRecord, show } from '../games/options.ts';
import { refusalText } from '../games/refusal.ts';
import { fail, ok, type Result } from '../games/result.ts';
import { openTable, Replay, type Table } from '../table/table.ts';
import { HEADING, parseContractText, parseMove, resultText } from './notation.ts';
import { readDeal } from './table-json.ts';

const HEAD_WORDS = ['game', 'options', 'players', 'deals', 'standing', 'calls'] as const;
type HeadWord = (typeof HEAD_WORDS)[number];

/** What the lines before the first deal say, and which line said it. */
interface Head {
  readonly values: Partial<Record<HeadWord, unknown>>;
  readonly lines: Partial<Record<HeadWord, number>>;
}

interface SourceLine {
  readonly number: number;
  readonly text: string;
}

/** The table that such a text describes, or a sentence that names the line and what is wrong with it. */
export function readTableText(text: string): Result<Table, string> {
  if (typeof text !== 'string') return fail(`expected text, got ${show(text)}`);
  const all = text.split(/\r?\n/).map((line, i) => ({ number: i + 1, text: line.trim() }));
  const lines = all.filter(({ text }) => text !== '' && !text.startsWith('#'));
  const [heading, ...rest] = lines;
  const end = { number: all.length, text: '' };
  if (heading?.text !== HEADING) {
    return wrong(heading ?? end, `expected ${show(HEADING)}, got ${show(heading?.text ?? '')}`);
  }
  const head: Head = { values: {}, lines: {} };
  const body = rest.findIndex(({ text }) => !/^[a-z]/.test(text) || isDeal(text));
  const headLines = body < 0 ? rest : rest.slice(0, body);
  for (const line of headLines) {
    const problem = readHeadLine(line, head);
    if (problem !== undefined) return wrong(line, problem);
  }
  const opened = openHead(head, rest[headLines.length] ?? end);
  if (!opened.ok) return opened;
  const going = new Replay(opened.value);
  for (const line of rest.slice(headLines.length)) {
    const problem = readLine(line.text, going);
    if (problem !== undefined) return wrong(line, problem);
  }
  return ok(going.end());
}

function wrong(line: { readonly number: number }, problem: string): Result<never, string> {
  return fail(`line ${line.number}: ${problem}`);
}

function isDeal(text: string): boolean {
  return /^deal(\s|$)/.test(text);
}

function readHeadLine({ number, text }: SourceLine, { values, lines }: Head): string | undefined {
  const [, first, rest = ''] = /^(\S+)\s*(.*)$/.exec(text) ?? [];
  const word = HEAD_WORDS.find((known) => known === first);
  if (word === undefined) {
    return `expected ${HEAD_WORDS.join(', ')} or deal, got ${show(text)}`;
  }
  if (lines[word] !== undefined) return `${word} is given twice`;
  lines[word] = number;
  if (word === 'game') {
    values.game = rest.split(/\s+/);
    return undefined;
  }
  if (word === 'calls') {
    const calls = rest.split(/\s*,\s*/).map(readCall);
    values.calls = calls;
    return calls.includes(undefined)
      ? `calls: expected seats and contracts, such as 2 el, 1 trump spades; got ${show(rest)}`
      : undefined;
  }
  try {
    values[word] = JSON.parse(rest);
    return undefined;
  } catch {
    return `${word}: expected JSON, got ${show(rest)}`;
  }
}

/** A selector and a contract, as in `2 trump spades`. */
function readCall(text: string): object | undefined {
  const [seat = '', ...words] = text.split(/\s+/);
  const contract = parseContractText(words);
  if (!/^\d$/.test(seat) || contract === undefined) return undefined;
  return { selector: Number(seat), contract };
}

/** Opens the table; a problem comes with the line it stands in, or else the one that comes too early. */
function openHead({ values, lines }: Head, body: SourceLine): Result<Table, string> {
  const { options = {}, players, deals, standing = {}, calls = [] } = values;
  const at = (word: HeadWord): SourceLine => ({ number: lines[word] ?? body.number, text: '' });
  if (values.game === undefined) return wrong(body, 'expected a line with the game before this');
  const [id, preset, ...extra] = values.game as string[];
  if (extra.length > 0) return wrong(at('game'), 'game: expected a game and a preset, no more');
  const base = preset === undefined ? {} : { preset };
  const made = makeGame(id, base);
  if (!made.ok) return wrong(at('game'), made.error);
  if (!isRecord(options)) {
    return wrong(at('options'), `options: expected an object, got ${show(options)}`);
  }
  if (Object.hasOwn(options, 'preset')) {
    return wrong(at('options'), 'options: the preset belongs into the line of the game');
  }
  const changed = makeGame(id, { ...options, ...base });
  if (!changed.ok) return wrong(at('options'), changed.error);
  const stood = isRecord(standing) ? { ...standing, calls } : standing;
  if (isRecord(standing) && Object.hasOwn(standing, 'calls')) {
    return wrong(at('standing'), 'standing: calls have a line of their own');
  }
  const opened = openTable({
    game: id,
    options: changed.value.options,
    players,
    ...(deals === undefined ? {} : { deals }),
    standing: stood,
  });
  if (opened.ok) return opened;
  const problem = opened.error.replace(/^opening\./, '');
  const named = HEAD_WORDS.find((word) => problem.startsWith(word)) ?? 'standing';
  const isCall = problem.startsWith('standing.calls') && lines.calls !== undefined;
  return wrong(at(isCall ? 'calls' : named), problem);
}

/** Carries out what a line says; returns what is wrong with it, if anything. */
function readLine(text: string, going: Replay): string | undefined {
  const [first = '', ...words] = text.split(/\s+/);
  if (first === 'deal') return readDealLine(words, going);
  if (first === '=') return readResult(text, going);
  const trick = /^(\d?)>$/.exec(first);
  if (trick !== null) return readTrick(trick[1]!, words, going);
  const actor = /^(\d)(\*?)$/.exec(first);
  if (actor === null || words.length === 0) {
    return `expected a deal, a seat and its move, a trick or a result, got ${show(text)}`;
  }
  return readMove(going, Number(actor[1]), words.join(' '), actor[2] === '*');
}

function readDealLine(words: readonly string[], going: Replay): string | undefined {
  const { seats } = going.game;
  const [label, first = '0', ...more] = words.slice(seats);
  const labelled = label === undefined || (label === 'first' && words.length > seats + 1);
  if (words.length < seats || !labelled || more.length > 0 || !/^\d$/.test(first)) {
    return `deal: expected ${seats} hands and perhaps "first" and a seat`;
  }
  const cards = readDeal(words.slice(0, seats), going);
  if (!cards.ok) return cards.error;
  const dealt = going.enter({ kind: 'deal', cards: cards.value, first: Number(first) });
  return dealt.ok ? undefined : `deal: ${dealt.error.code}: ${refusalText(dealt.error)}`;
}

/** The cards of a trick in the order of play; the leader may be left out. */
function readTrick(leader: string, words: readonly string[], going: Replay): string | undefined {
  const { seats, deck } = going.game;
  if (words.length === 0 || words.length > seats) {
    return `a trick has 1 to ${seats} cards, got ${words.length}`;
  }
  for (const [i, word] of words.entries()) {
    const name = word.endsWith('*') ? word.slice(0, -1) : word;
    if (deck.parse(name) === undefined) return `no card ${show(name)} in this deck`;
    const seat = i === 0 && leader !== '' ? Number(leader) : (going.actor ?? 0);
    const problem = readMove(going, seat, name, name !== word);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function readMove(going: Replay, seat: Seat, text: string, auto: boolean): string | undefined {
  const move = parseMove(text, going.game.deck);
  if (!move.ok) return move.error;
  const entry = { kind: 'move', seat, move: move.value } as const;
  const done = going.enter(auto ? { ...entry, auto } : entry);
  return done.ok
    ? undefined
    : `seat ${seat}, ${text}: ${done.error.code}: ${refusalText(done.error)}`;
}

/** A result says nothing new; it must agree with the deal that has just ended. */
function readResult(text: string, { ended }: Replay): string | undefined {
  if (ended === undefined) return 'the deal is not over';
  const given = text.replaceAll(/\s+/g, ' ');
  const expected = resultText(ended);
  return given === expected ? undefined : `expected ${show(expected)}, got ${show(given)}`;
}
