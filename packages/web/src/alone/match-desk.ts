// What the worker does for the page: one match open at a time, one request after the other.

import type { Thought } from '@kalpler/bots/core';
import {
  fail,
  type GameId,
  type Move,
  ok,
  type Refusal,
  type Result,
  viewTable,
} from '@kalpler/engine';
import type { OpenProblem } from './alone-state.ts';
import type { Question, Told } from './line.ts';
import { MatchKeeper, mayAsk } from './match-keeper.ts';
import { newMatch, newProgress } from './new-match.ts';
import { readSaved } from './saving.ts';
import type { AloneStore } from './store.ts';
import { loadBots, type Think } from './thinking.ts';

/** Nobody else plays a match while it is held; `onLost` is told when it was taken away. */
export type Hold = (
  id: string,
  isForced: boolean,
  onLost: () => void,
) => Promise<(() => void) | null>;

export interface DeskParts {
  readonly store: AloneStore;
  readonly think: Think;
  readonly hold: Hold;
  readonly tell: (told: Told) => void;
  readonly now: () => number;
  /** What a finished match is remembered by; kept apart because it is needed only at the end. */
  readonly remember: (keeper: MatchKeeper, store: AloneStore) => Promise<void>;
}

/** Thinks for a fifth of a second: a hint must be there before one has stopped looking for it. */
const ADVISER = 'expert:200ms';

const CLOSED: Refusal = { code: 'WRONG_PHASE' } as Refusal;

export class MatchDesk {
  readonly #parts: DeskParts;
  #keeper: MatchKeeper | null = null;
  #release: (() => void) | null = null;
  #last: Promise<unknown> = Promise.resolve();

  constructor(parts: DeskParts) {
    this.#parts = parts;
  }

  /** The answer to a question, when those before it have been answered. */
  answer(question: Question): Promise<unknown> {
    const answered = this.#last.then(() => this.answerNow(question));
    // What comes after an answer belongs to it, but nobody waits for it.
    this.#last = answered.then(() => this.goOn()).catch((problem) => this.report(problem));
    return answered;
  }

  private answerNow(question: Question): Promise<unknown> {
    switch (question.kind) {
      case 'warm':
        return this.warm(question.game);
      case 'start':
        return this.start(question.wish);
      case 'open':
        return this.open(question.id, question.isForced);
      case 'play':
        return this.play(question.move);
      case 'hint':
        return this.hint();
      case 'close':
        return this.close();
      default:
        return this.#keeper?.[question.kind]() ?? Promise.resolve();
    }
  }

  private warm(game: GameId): Promise<void> {
    return loadBots(game);
  }

  private async start(wish: Parameters<typeof newMatch>[0]): Promise<Result<string, string>> {
    const { store, now } = this.#parts;
    const made = newMatch(wish, now());
    if (!made.ok) return made;
    try {
      await store.begin(made.value, newProgress(made.value));
    } catch (problem) {
      // A store that is full takes nothing new, but the match is played all the same.
      this.report(problem);
      this.#unsaved = { head: made.value, progress: newProgress(made.value), entries: [] };
    }
    return ok(made.value.id);
  }

  private async open(id: string, isForced: boolean): Promise<Result<null, OpenProblem>> {
    const { store, think, hold, tell, now } = this.#parts;
    if (this.#keeper?.match.id === id && !isForced) {
      this.#keeper.show();
      return ok(null);
    }
    await this.close();
    const raw = (await store.read(id)) ?? this.unsaved(id);
    if (raw === null) return fail({ kind: 'unknown' });
    const release = await hold(id, isForced, () => this.lose());
    if (release === null) return fail({ kind: 'elsewhere' });
    const read = readSaved(raw);
    if (!read.ok || read.value.lost > 0) {
      const why = read.ok ? `${read.value.lost} entries` : read.error;
      await store
        .setAside({ id, why, foundAt: now(), raw })
        .catch((problem) => this.report(problem));
    }
    if (!read.ok) {
      release();
      await store.remove(id);
      return fail({ kind: 'broken', why: read.error });
    }
    this.#release = release;
    const report = (problem: unknown) => this.report(problem);
    const told = (state: Extract<Told, { kind: 'state' }>['state']) =>
      tell({ kind: 'state', state });
    this.#keeper = new MatchKeeper(read.value, { store, think, tell: told, report, now });
    await this.#keeper.begin();
    return ok(null);
  }

  private async play(move: Move): Promise<Result<null, Refusal>> {
    return this.#keeper === null ? fail(CLOSED) : this.#keeper.play(move);
  }

  private async hint(): Promise<Result<Thought, string>> {
    const keeper = this.#keeper;
    if (keeper === null) return fail('no match is open');
    const asked = mayAsk(keeper);
    if (!asked.ok) return asked;
    const { table, seat } = keeper;
    const thought = await this.#parts.think(ADVISER, viewTable(table, seat), table.version);
    await keeper.countHint();
    return ok(thought);
  }

  private async goOn(): Promise<void> {
    const keeper = this.#keeper;
    if (keeper === null) return;
    const wasOver = keeper.isRemembered;
    await keeper.goOn();
    if (!wasOver && keeper.progress.isOver) {
      keeper.isRemembered = true;
      await this.#parts.remember(keeper, this.#parts.store);
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
    this.#parts.tell({ kind: 'gone' });
  }

  /** A match that the store had no room for. */
  #unsaved: Parameters<typeof readSaved>[0] | null = null;

  private unsaved(id: string): Parameters<typeof readSaved>[0] | null {
    const head = this.#unsaved?.head as { id?: string } | undefined;
    return head?.id === id ? this.#unsaved : null;
  }

  private report(problem: unknown): void {
    const text = problem instanceof Error ? problem.message : String(problem);
    this.#parts.tell({ kind: 'problem', text });
  }
}
