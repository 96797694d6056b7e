// What the worker does for the page: one match open at a time, one request after the other.

import type { Thought } from '@kalpler/bots/core';
import {
  type Bid,
  fail,
  type GameId,
  gameOf,
  type Move,
  ok,
  type Refusal,
  type Result,
  viewTable,
} from '@kalpler/engine';
import {
  AutosavedMatch,
  lastPlayedFirst,
  newProgress,
  newSavedMatch,
  type ReadMatch,
  readSaved,
  type SoloMatchRequest,
} from '@kalpler/match';
import type { MatchQuestion, OpenProblem, SoloEvent } from '../solo-client.ts';
import { MemoryStore } from '../store/memory-store.ts';
import { askStore, type SoloStore, type StoreTask } from '../store/store.ts';
import { loadBots, loadExpert, type Think } from './thinking.ts';

/** Nobody else plays a match while it is held; `onLost` is told when it was taken away. */
export type Hold = (
  id: string,
  isForced: boolean,
  onLost: () => void,
) => Promise<(() => void) | null>;

export interface DeskParts {
  readonly store: SoloStore;
  readonly think: Think;
  readonly hold: Hold;
  readonly notify: (event: SoloEvent) => void;
  readonly now: () => number;
  /** What a finished match is remembered by; kept apart because it is needed only at the end. */
  readonly remember: (keeper: AutosavedMatch, store: SoloStore) => Promise<void>;
}

/** Thinks for less than a fifth of a second: a hint must be there before one has stopped looking for it. */
const ADVISER = 'expert:150ms';

const CLOSED: Refusal = { code: 'WRONG_PHASE' } as Refusal;

export class SoloService {
  readonly #parts: DeskParts;
  #keeper: AutosavedMatch | null = null;
  /** Whether the finished match that is open has been remembered, now or before it was opened. */
  #isRemembered = false;
  #release: (() => void) | null = null;
  #last: Promise<unknown> = Promise.resolve();
  /** Matches that the store had no room for. */
  readonly #spare = new MemoryStore();

  constructor(parts: DeskParts) {
    this.#parts = parts;
  }

  /** The answer to a question, when those before it have been answered. */
  answer(question: MatchQuestion): Promise<unknown> {
    const answered = this.#last.then(() => this.answerNow(question));
    // What comes after an answer belongs to it, but nobody waits for it.
    this.#last = answered.then(() => this.advance()).catch((problem) => this.report(problem));
    return answered;
  }

  /** What the store does, with the matches that it had no room for among its own. */
  async askStore(task: StoreTask, given: readonly unknown[]): Promise<unknown> {
    const { store } = this.#parts;
    if (task === 'matches') {
      return [...(await this.#spare.matches()), ...(await store.matches())].sort(lastPlayedFirst);
    }
    const spared = task === 'read' || task === 'remove' ? askStore(this.#spare, task, given) : null;
    return (await spared) ?? askStore(store, task, given);
  }

  private answerNow(question: MatchQuestion): Promise<unknown> {
    switch (question.kind) {
      case 'warm':
        return this.warm(question.game);
      case 'start':
        return this.start(question.request);
      case 'open':
        return this.open(question.id, question.isForced);
      case 'play':
        return this.play(question.move);
      case 'hint':
        return this.hint();
      case 'bid':
        return this.adviseBid(question.version);
      case 'close':
        return this.close();
      default:
        return this.#keeper?.[question.kind]() ?? Promise.resolve();
    }
  }

  /** Nobody waits for it: over a slow line, what is asked next must not hang on it. */
  private async warm(game: GameId): Promise<void> {
    loadBots(gameOf(game).options).catch((problem) => this.report(problem));
  }

  private async start(request: SoloMatchRequest): Promise<Result<string, string>> {
    const { store, now } = this.#parts;
    const made = newSavedMatch(request, now());
    if (!made.ok) return made;
    try {
      await store.begin(made.value, newProgress(made.value));
    } catch (problem) {
      // A store that is full takes nothing new, but the match is played all the same.
      this.report(problem);
      await this.#spare.begin(made.value, newProgress(made.value));
    }
    return ok(made.value.id);
  }

  private async open(id: string, isForced: boolean): Promise<Result<null, OpenProblem>> {
    if (this.#keeper?.match.id === id && !isForced) {
      this.#keeper.show();
      return ok(null);
    }
    await this.close();
    let isLost = false;
    const release = await this.#parts.hold(id, isForced, () => {
      isLost = true;
      this.lose();
    });
    if (release === null) return fail({ kind: 'elsewhere' });
    this.#release = release;
    // Read only now: until it was held, another tab may have gone on.
    const read = await this.read(id);
    // Taken away again in the meantime: whoever has it now plays it.
    if (isLost) return fail({ kind: 'elsewhere' });
    if (!read.ok) {
      await this.close();
      return read;
    }
    const { think, notify, now } = this.#parts;
    const report = (problem: unknown) => this.report(problem);
    const showState = (state: Extract<SoloEvent, { kind: 'state' }>['state']) =>
      notify({ kind: 'state', state });
    const { store, match } = read.value;
    this.#keeper = new AutosavedMatch(match, { store, think, notify: showState, report, now });
    this.#isRemembered = this.#keeper.progress.isOver && (await hasFacts(store, id));
    await this.#keeper.begin();
    return ok(null);
  }

  /** A saved match and the store that it lies in; whatever of it is damaged is set aside. */
  private async read(
    id: string,
  ): Promise<Result<{ match: ReadMatch; store: SoloStore }, OpenProblem>> {
    const unsaved = await this.#spare.read(id);
    const store = unsaved === null ? this.#parts.store : this.#spare;
    const raw = unsaved ?? (await store.read(id));
    if (raw === null) return fail({ kind: 'unknown' });
    const read = readSaved(raw);
    if (read.ok && read.value.lost === 0) return ok({ match: read.value, store });
    const why = read.ok ? `${read.value.lost} entries` : read.error;
    try {
      await store.quarantine({ id, why, foundAt: this.#parts.now(), raw });
      // Gone from the matches only when it is safe elsewhere.
      if (!read.ok) await store.remove(id);
    } catch (problem) {
      this.report(problem);
    }
    return read.ok ? ok({ match: read.value, store }) : fail({ kind: 'broken', why });
  }

  private async play(move: Move): Promise<Result<null, Refusal>> {
    if (this.#keeper === null) return fail(CLOSED);
    const played = await this.#keeper.play(move);
    // The first hand is there before the adviser is fetched, and the adviser before it is likely asked.
    if (played.ok && move.kind === 'play')
      loadExpert(this.#keeper.table.game.options).catch(() => {});
    return played;
  }

  private async hint(): Promise<Result<Thought, string>> {
    const keeper = this.#keeper;
    if (keeper === null) return fail('no match is open');
    const asked = keeper.solo.mayAskForHint;
    if (!asked.ok) return asked;
    const { table, seat } = keeper;
    const thought = await this.#parts.think(ADVISER, viewTable(table, seat), table.version);
    await keeper.countHint();
    return ok(thought);
  }

  /** The advice of the page as at any table: no hint, which the expert gives and which is counted. */
  private async adviseBid(version: number): Promise<Bid | null> {
    const keeper = this.#keeper;
    if (keeper === null || keeper.table.version !== version) return null;
    const { table, seat } = keeper;
    const view = viewTable(table, seat);
    if (view.deal?.game !== 'spades' || view.deal.legalBids.length === 0) return null;
    // Somebody who may still bid blind has not seen these cards.
    if (view.deal.hand === null) return null;
    const { move } = await this.#parts.think('basic', view, version);
    return move.kind === 'bid' ? move.bid : null;
  }

  private async advance(): Promise<void> {
    const keeper = this.#keeper;
    if (keeper === null) return;
    const wasOver = this.#isRemembered;
    await keeper.advance();
    if (!wasOver && keeper.progress.isOver) {
      await this.#parts.remember(keeper, this.#parts.store);
      if (this.#keeper === keeper) this.#isRemembered = true;
      this.#parts.notify({ kind: 'remembered', id: keeper.match.id });
    }
  }

  private async close(): Promise<void> {
    this.#keeper?.close();
    this.#keeper = null;
    this.#release?.();
    this.#release = null;
  }

  private lose(): void {
    this.#release = null;
    void this.close();
    this.#parts.notify({ kind: 'gone' });
  }

  private report(problem: unknown): void {
    const text = problem instanceof Error ? problem.message : String(problem);
    this.#parts.notify({ kind: 'problem', text });
  }
}

/** The page may have been closed, or the store full, between the last card and what is kept of the match. */
async function hasFacts(store: SoloStore, id: string): Promise<boolean> {
  return (await store.facts()).some((facts) => facts.id === id);
}
