// What a file proves: the verdict on one match, or on all matches of a log.

import { isDeepStrictEqual } from 'node:util';
import { readBot } from '@kalpler/bots';
import { type Card, type Entry, hands, makeGame, seededDraw, type Table } from '@kalpler/engine';
import { checkMatch } from '@kalpler/fair';
import { UsageError } from '../errors.ts';
import { thinksForATime } from '../strategies.ts';
import { matchSeed, matchTable, playMatch } from '../work/played-match.ts';
import { matchesText } from './count-text.ts';
import {
  type LogEnd,
  type LoggedMatch,
  type LogHead,
  loggedMatch,
  outcomeOf,
} from './match-log.ts';
import type { Source } from './source.ts';
import { type Stored, storedMatches } from './stored-match.ts';

interface CheckResult {
  readonly isSound: boolean;
  readonly matches: number;
  readonly deals: number;
  readonly moves: number;
  /** What was found, a sentence each. */
  readonly findings: readonly string[];
}

interface VerifyOptions {
  /** Whether the players of a log play every match once more. */
  readonly isAgain: boolean;
  readonly signal: AbortSignal;
  /** Called with how many matches have been checked. */
  readonly progress: (matches: number) => void;
}

/** More mistakes than these are only counted. */
const MOST_FINDINGS = 20;

export async function verifyFile(source: Source, options: VerifyOptions): Promise<CheckResult> {
  const inquiry = new Inquiry(options.isAgain);
  try {
    await handleAll(source, inquiry, options);
  } catch (error) {
    // A packed log that was cut off shows it only at its end: what came before is judged all the same.
    if (!inquiry.hasBegun) throw error;
    if (error instanceof UsageError) inquiry.fault(error.message);
    else if (!options.signal.aborted) throw error;
  }
  const isStopped = options.signal.aborted;
  if (isStopped) inquiry.note(`stopped after ${matchesText(inquiry.matches)}`);
  return inquiry.verdict(isStopped);
}

async function handleAll(source: Source, inquiry: Inquiry, options: VerifyOptions): Promise<void> {
  for await (const stored of storedMatches(source)) {
    if (options.signal.aborted) return;
    inquiry.handle(stored);
    if (stored.kind !== 'match' || stored.number % 16 !== 0) continue;
    options.progress(stored.number);
    // Files are read in large pieces: the signal must get its turn in between.
    await new Promise((resolve) => setImmediate(resolve));
  }
}

class Inquiry {
  matches = 0;
  #isAgain: boolean;
  readonly #findings: string[] = [];
  #deals = 0;
  #moves = 0;
  #problems = 0;
  #head: LogHead | null = null;
  #end: LogEnd | null = null;

  constructor(isAgain: boolean) {
    this.#isAgain = isAgain;
  }

  /** Whether the head of a log was read. */
  get hasBegun(): boolean {
    return this.#head !== null;
  }

  handle(stored: Stored): void {
    if (stored.kind === 'head') this.#handleHead(stored.head);
    else if (stored.kind === 'end') this.#end = stored.end;
    else this.#handleMatch(stored);
  }

  note(finding: string): void {
    this.#findings.push(finding);
  }

  /** A note of something that is not right. */
  fault(what: string): void {
    this.#problems++;
    if (this.#problems <= MOST_FINDINGS) this.note(what);
  }

  verdict(isStopped: boolean): CheckResult {
    if (this.#head !== null && !isStopped) this.#endLog(this.#head);
    if (this.#problems > MOST_FINDINGS) {
      this.note(`and ${this.#problems - MOST_FINDINGS} more`);
    }
    return {
      isSound: this.#problems === 0,
      matches: this.matches,
      deals: this.#deals,
      moves: this.#moves,
      findings: this.#findings,
    };
  }

  #handleHead(head: LogHead): void {
    this.#head = head;
    if (!this.#isAgain) return;
    const hindrance = whyNotAgain(head.bots);
    if (hindrance === null) return;
    this.#isAgain = false;
    this.note(`its players cannot be asked again: ${hindrance}`);
  }

  #handleMatch({ number, table, logged, published }: Extract<Stored, { kind: 'match' }>): void {
    if (this.#isAgain && this.#head === null) {
      throw new UsageError('--again: only for a log, not for a single match');
    }
    this.matches++;
    if (!table.ok) {
      this.#faultOf(number, table.error);
      return;
    }
    const { log } = table.value;
    const deals = log.filter(({ kind }) => kind === 'deal').length;
    this.#deals += deals;
    this.#moves += log.length - deals;
    if (this.#head !== null && logged !== null) {
      const problem = logProblem(this.#head, number, table.value, logged);
      if (problem !== null) this.#faultOf(number, problem);
      else if (this.#isAgain && !isPlayedAgain(this.#head, logged, table.value)) {
        this.#faultOf(number, 'its players play otherwise when they are asked again');
      }
    } else if (published !== null) {
      this.#handleFairness(checkMatch(published));
    } else {
      this.#handleSource(table.value);
    }
  }

  #handleFairness(report: ReturnType<typeof checkMatch>): void {
    if (!report.ok) {
      this.fault(report.error);
      return;
    }
    for (const line of report.value.lines) this.note(line);
    if (!report.value.fair) this.#problems++;
    this.note(report.value.fair ? 'every deal is fair' : 'this match was NOT dealt fairly');
  }

  #handleSource(table: Table): void {
    const { deals } = table.opening;
    const strange = strangeDeal(table);
    if (strange !== null) this.fault(`deal ${strange} is not the one of its seed`);
    else if (deals.kind === 'seeded') this.note(`every deal is the one of seed ${deals.seed}`);
    else if (deals.kind === 'given') this.note('nothing stands behind the deals of this match');
    else this.note('the secret behind the deals is not in this file');
  }

  #endLog(head: LogHead): void {
    if (this.#end === null) {
      this.fault('the log has no end: it was cut off');
      return;
    }
    const { end, matches } = this.#end;
    if (!Number.isSafeInteger(matches)) {
      this.fault('the last line of the log is damaged');
      return;
    }
    if (matches !== this.matches) {
      this.fault(`the log says ${matchesText(matches)} and has ${this.matches}`);
    }
    const were = head.matches === 1 ? 'was' : 'were';
    const wanted = `${matchesText(head.matches)} ${were} to be played`;
    if (end === 'interrupted') this.note(`the run was interrupted: ${wanted}`);
    else if (this.matches !== head.matches) this.fault(wanted);
  }

  #faultOf(number: number, what: string): void {
    this.fault(this.#head === null ? what : `match ${number}: ${what}`);
  }
}

/** Which deal of a seeded table is not the one of its seed, counted from 1; null when all are. */
function strangeDeal({ opening: { deals }, game, log }: Table): number | null {
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
function logProblem(
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
function whyNotAgain(bots: readonly string[]): string | null {
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
function isPlayedAgain(head: LogHead, { match, ...logged }: LoggedMatch, table: Table) {
  const played = playMatch(table.game, head.bots, head.seed, match);
  const { match: _, ...again } = loggedMatch(match, matchTable(table.game, played));
  return isDeepStrictEqual(JSON.parse(JSON.stringify(again)), logged);
}
