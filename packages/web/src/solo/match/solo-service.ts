// A solo match in its worker: one match open at a time, one request after the other.

import { HINT_MS, type Thought } from '@kalpler/bots/core';
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
  type SoloState,
} from '@kalpler/match';
import { messageOf } from '../../worker/rpc.ts';
import { MemoryStore } from '../store/memory-store.ts';
import { currentStore, openStore } from '../store/open-store.ts';
import { askStore, type SoloStore, type StoreTask } from '../store/store.ts';
import { holdMatch } from './match-lock.ts';
import { loadBots, loadExpert, type ThinkWithReason, thinkHere } from './thinking.ts';

/** Why a match cannot be opened. */
export type OpenProblem =
  | { readonly kind: 'unknown' }
  /** Another tab plays it. */
  | { readonly kind: 'elsewhere' }
  /** It cannot be read; it was quarantined for a report. */
  | { readonly kind: 'broken'; readonly why: string };

/** What happens without a request, or after it was answered. */
export type SoloEvent =
  | { readonly kind: 'state'; readonly state: SoloState }
  /** A finished match has been added to the statistics. */
  | { readonly kind: 'remembered'; readonly id: string }
  /** Another tab has taken the match over. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'problem'; readonly text: string };

/** Nobody else plays a match while it is held; `onTakenOver` is called when another tab takes it over. */
export type Hold = (
  id: string,
  isForced: boolean,
  onTakenOver: () => void,
) => Promise<(() => void) | null>;

export interface SoloServiceOptions {
  readonly store: SoloStore;
  readonly think: ThinkWithReason;
  readonly hold: Hold;
  readonly emit: (event: SoloEvent) => void;
  readonly now: () => number;
  /** Keeps the facts of a finished match; loaded when they are needed, at the end. */
  readonly remember: (match: AutosavedMatch, store: SoloStore) => Promise<void>;
}

/** A hint must be there before one has stopped looking for it. */
const ADVISER = `expert:${HINT_MS}ms`;

const CLOSED: Refusal = { code: 'WRONG_PHASE' } as Refusal;

export class SoloService {
  readonly #options: SoloServiceOptions;
  #match: AutosavedMatch | null = null;
  /** Whether the finished match that is open has been remembered, now or before it was opened. */
  #isRemembered = false;
  #release: (() => void) | null = null;
  #last: Promise<unknown> = Promise.resolve();
  /** Matches that the store had no room for. */
  readonly #spare = new MemoryStore();

  constructor(options: SoloServiceOptions) {
    this.#options = options;
  }

  /** Fetches what a game needs before it is asked for; over a slow network, no other request hangs on it. */
  readonly warm = (game: GameId) =>
    this.inTurn(async () => {
      loadBots(gameOf(game).options).catch((problem) => this.report(problem));
    });

  /** Saves a new match and gives its id, or a sentence that says what is wrong with the request. */
  readonly start = (request: SoloMatchRequest) => this.inTurn(() => this.startMatch(request));

  /** Opens a match; from then on its states are emitted. A forced one is taken away from another tab. */
  readonly open = (id: string, isForced: boolean) =>
    this.inTurn(() => this.openMatch(id, isForced));

  readonly play = (move: Move) => this.inTurn(() => this.playMove(move));

  readonly hint = () => this.inTurn(() => this.giveHint());

  /** What a light player would bid in the player's place; null when there is nothing to bid any more. */
  readonly adviseBid = (version: number) => this.inTurn(() => this.adviseBidAt(version));

  readonly next = () => this.inTurn(async () => this.#match?.next());
  readonly undo = () => this.inTurn(async () => this.#match?.undo());
  readonly redo = () => this.inTurn(async () => this.#match?.redo());
  readonly close = () => this.inTurn(() => this.closeMatch());

  /** What the store does, with the matches that it had no room for among its own; it waits for no request. */
  readonly askStore = async (task: StoreTask, given: readonly unknown[]): Promise<unknown> => {
    const { store } = this.#options;
    if (task === 'matches') {
      return [...(await this.#spare.matches()), ...(await store.matches())].sort(lastPlayedFirst);
    }
    const spared = task === 'read' || task === 'remove' ? askStore(this.#spare, task, given) : null;
    return (await spared) ?? askStore(store, task, given);
  };

  private inTurn<Answer>(handle: () => Promise<Answer>): Promise<Answer> {
    const answered = this.#last.then(handle);
    // The moves of the bots after a request belong to it, but the page does not wait for them.
    this.#last = answered.then(() => this.advance()).catch((problem) => this.report(problem));
    return answered;
  }

  private async startMatch(request: SoloMatchRequest): Promise<Result<string, string>> {
    const { store, now } = this.#options;
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

  private async openMatch(id: string, isForced: boolean): Promise<Result<null, OpenProblem>> {
    if (this.#match?.saved.id === id && !isForced) {
      this.#match.show();
      return ok(null);
    }
    await this.closeMatch();
    let isTakenOver = false;
    const release = await this.#options.hold(id, isForced, () => {
      isTakenOver = true;
      this.giveUp();
    });
    if (release === null) return fail({ kind: 'elsewhere' });
    this.#release = release;
    // Read only now: until it was held, another tab may have gone on.
    const read = await this.read(id);
    // Another tab has taken the match again in the meantime.
    if (isTakenOver) return fail({ kind: 'elsewhere' });
    if (!read.ok) {
      await this.closeMatch();
      return read;
    }
    const { think, emit, now } = this.#options;
    const report = (problem: unknown) => this.report(problem);
    const notify = (state: SoloState) => emit({ kind: 'state', state });
    const { store, match } = read.value;
    this.#match = new AutosavedMatch(match, { store, think, notify, report, now });
    this.#isRemembered = this.#match.progress.isOver && (await hasFacts(store, id));
    await this.#match.begin();
    return ok(null);
  }

  /** A saved match and the store that it lies in; damaged parts are quarantined. */
  private async read(
    id: string,
  ): Promise<Result<{ match: ReadMatch; store: SoloStore }, OpenProblem>> {
    const unsaved = await this.#spare.read(id);
    const store = unsaved === null ? this.#options.store : this.#spare;
    const raw = unsaved ?? (await store.read(id));
    if (raw === null) return fail({ kind: 'unknown' });
    const read = readSaved(raw);
    if (read.ok && read.value.lostEntries === 0) return ok({ match: read.value, store });
    const why = read.ok ? `${read.value.lostEntries} entries` : read.error;
    try {
      await store.quarantine({ id, why, foundAt: this.#options.now(), raw });
      // Removed from the matches only once it is safe in quarantine.
      if (!read.ok) await store.remove(id);
    } catch (problem) {
      this.report(problem);
    }
    return read.ok ? ok({ match: read.value, store }) : fail({ kind: 'broken', why });
  }

  private async playMove(move: Move): Promise<Result<null, Refusal>> {
    if (this.#match === null) return fail(CLOSED);
    const played = await this.#match.play(move);
    // Fetched after the first hand is shown, and likely before the first hint is wanted.
    if (played.ok && move.kind === 'play')
      loadExpert(this.#match.table.game.options).catch(() => {});
    return played;
  }

  private async giveHint(): Promise<Result<Thought, string>> {
    const match = this.#match;
    if (match === null) return fail('no match is open');
    const allowed = match.solo.mayAskForHint;
    if (!allowed.ok) return allowed;
    const { table, seat } = match;
    const thought = await this.#options.think(ADVISER, viewTable(table, seat), table.version);
    await match.countHint();
    return ok(thought);
  }

  /** The same advice as at any table. It is no hint: those come from the expert and are counted. */
  private async adviseBidAt(version: number): Promise<Bid | null> {
    const match = this.#match;
    if (match === null || match.table.version !== version) return null;
    const { table, seat } = match;
    const view = viewTable(table, seat);
    if (view.deal === null || !('legalBids' in view.deal) || view.deal.legalBids.length === 0)
      return null;
    // Somebody who may still bid blind has not seen these cards.
    if (view.deal.hand === null) return null;
    const { move } = await this.#options.think('basic', view, version);
    return move.kind === 'bid' ? move.bid : null;
  }

  private async advance(): Promise<void> {
    const match = this.#match;
    if (match === null) return;
    const wasRemembered = this.#isRemembered;
    await match.advance();
    if (!wasRemembered && match.progress.isOver) {
      await this.#options.remember(match, this.#options.store);
      if (this.#match === match) this.#isRemembered = true;
      this.#options.emit({ kind: 'remembered', id: match.saved.id });
    }
  }

  private async closeMatch(): Promise<void> {
    this.#match?.close();
    this.#match = null;
    this.#release?.();
    this.#release = null;
  }

  /** Another tab has taken the match over. */
  private giveUp(): void {
    this.#release = null;
    void this.closeMatch();
    this.#options.emit({ kind: 'gone' });
  }

  private report(problem: unknown): void {
    this.#options.emit({ kind: 'problem', text: messageOf(problem) });
  }
}

/** The page may have been closed, or the store full, between the last card and what is kept of the match. */
async function hasFacts(store: SoloStore, id: string): Promise<boolean> {
  return (await store.facts()).some((facts) => facts.id === id);
}

/** What the page may request of the worker of solo play. */
export async function soloService(emit: (event: SoloEvent) => void) {
  const store = await currentStore();
  const service = new SoloService({
    store,
    think: thinkHere((problem) => emit({ kind: 'problem', text: messageOf(problem) })),
    hold: holdMatch,
    emit,
    now: Date.now,
    remember: async ({ table, saved, progress }) => {
      const { factsOf } = await import('../../stats/facts-of.ts');
      await store.keepFacts(factsOf(table, saved, progress));
    },
  });
  return Object.assign(service, {
    isPersistent: async () => (await openStore()).isPersistent,
  });
}
