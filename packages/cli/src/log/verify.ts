// What a file proves: the verdict on one match, or on all matches of a log.

import type { Table } from '@kalpler/engine';
import { checkMatch } from '@kalpler/fair';
import { UsageError } from '../usage-error.ts';
import { isPlayedAgain, logProblem, strangeDeal } from './check-log.ts';
import type { LogEnd, LogHead } from './match-log.ts';
import { type Stored, storedMatches } from './stored-match.ts';

export interface Verdict {
  readonly isSound: boolean;
  readonly matches: number;
  readonly deals: number;
  readonly moves: number;
  /** What was found, a sentence each. */
  readonly findings: readonly string[];
}

export interface VerifyWish {
  /** Whether the players of a log play every match once more. */
  readonly isAgain: boolean;
  readonly signal: AbortSignal;
  /** Told how many matches have been checked. */
  readonly progress: (matches: number) => void;
}

/** More mistakes than these are only counted. */
const MOST_FINDINGS = 20;

export async function verifyFile(path: string, wish: VerifyWish): Promise<Verdict> {
  const inquiry = new Inquiry(wish.isAgain);
  try {
    await hearAll(path, inquiry, wish);
  } catch (error) {
    // A packed log that was cut off tells so only at its end: what came before is judged all the same.
    if (!(error instanceof UsageError) || !inquiry.hasBegun) throw error;
    inquiry.note(error.message);
  }
  return inquiry.verdict(wish.signal.aborted);
}

async function hearAll(path: string, inquiry: Inquiry, wish: VerifyWish): Promise<void> {
  for await (const stored of storedMatches(path)) {
    if (wish.signal.aborted) {
      inquiry.note(`stopped after ${inquiry.matches} matches`);
      return;
    }
    inquiry.hear(stored);
    if (stored.kind !== 'match' || stored.number % 16 !== 0) continue;
    wish.progress(stored.number);
    // Files are read in large pieces: the signal must be heard in between.
    await new Promise((resolve) => setImmediate(resolve));
  }
}

class Inquiry {
  matches = 0;
  readonly #isAgain: boolean;
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

  hear(stored: Stored): void {
    if (stored.kind === 'head') this.#head = stored.head;
    else if (stored.kind === 'end') this.#end = stored.end;
    else this.#hearMatch(stored);
  }

  note(finding: string): void {
    this.#findings.push(finding);
  }

  verdict(isStopped: boolean): Verdict {
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

  #hearMatch({ number, table, logged, published }: Extract<Stored, { kind: 'match' }>): void {
    this.matches++;
    if (!table.ok) {
      this.#fault(number, table.error);
      return;
    }
    const { log } = table.value;
    const deals = log.filter(({ kind }) => kind === 'deal').length;
    this.#deals += deals;
    this.#moves += log.length - deals;
    if (this.#head !== null && logged !== null) {
      const problem = logProblem(this.#head, number, table.value, logged);
      if (problem !== null) this.#fault(number, problem);
      else if (this.#isAgain && !isPlayedAgain(this.#head, logged, table.value)) {
        this.#fault(number, 'its players play otherwise when they are asked again');
      }
    } else if (published !== null) {
      this.#hearFairness(checkMatch(published));
    } else {
      this.#hearSource(table.value);
    }
  }

  #hearFairness(report: ReturnType<typeof checkMatch>): void {
    if (!report.ok) {
      this.#fault(1, report.error);
      return;
    }
    for (const line of report.value.lines) this.note(line);
    if (!report.value.fair) this.#problems++;
    this.note(report.value.fair ? 'every deal is fair' : 'this match was NOT dealt fairly');
  }

  #hearSource(table: Table): void {
    const { deals } = table.opening;
    const strange = strangeDeal(table);
    if (strange !== null) this.#fault(1, `deal ${strange} is not the one of its seed`);
    else if (deals.kind === 'seeded') this.note(`every deal is the one of seed ${deals.seed}`);
    else if (deals.kind === 'given') this.note('nothing stands behind the deals of this match');
    else this.note('the secret behind the deals is not in this file');
  }

  #endLog(head: LogHead): void {
    if (this.#end === null) {
      this.#fault(null, 'the log has no end: it was cut off');
      return;
    }
    if (this.#end.matches !== this.matches) {
      this.#fault(null, `the log says ${this.#end.matches} matches and has ${this.matches}`);
    }
    if (this.#end.end === 'interrupted') {
      this.note(`the run was interrupted: ${head.matches} matches were to be played`);
    } else if (this.matches !== head.matches) {
      this.#fault(null, `${head.matches} matches were to be played`);
    }
  }

  #fault(number: number | null, what: string): void {
    this.#problems++;
    if (this.#problems > MOST_FINDINGS) return;
    this.note(number === null || this.#head === null ? what : `match ${number}: ${what}`);
  }
}
