// A match that is saved step by step: every entry is in the store before anybody sees it.

import type { GameId, Move, Refusal, Result, Seat, Table, TableView } from '@kalpler/engine';
import type { MatchProgress, Rival, SavedEntry, SavedMatch } from './saved-match.ts';
import { botSeed, type ReadMatch, savedEntry, standingOf } from './saving.ts';
import { type MatchKind, SoloMatch, type Think } from './solo-match.ts';

/** Where the entries of a match go. */
export interface MatchStore {
  /** Whether what is kept outlasts the program. */
  readonly isPersistent: boolean;
  /** Saves entries from a place on and how far the match is, all or nothing; whatever lay there before is gone. */
  write(
    id: string,
    from: number,
    entries: readonly SavedEntry[],
    progress: MatchProgress,
  ): Promise<void>;
}

/** What is reported after every step, for the screen that shows the match. */
export interface SoloState {
  readonly id: string;
  readonly kind: MatchKind;
  readonly game: GameId;
  readonly rivals: readonly (Rival | null)[];
  readonly view: TableView;
  /** Whether the view does not follow from the one before by play: it was opened, taken back or put forward. */
  readonly isJump: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly hints: number;
  readonly undos: number;
  readonly isOver: boolean;
  /** Whether the store has it, so that it goes on after the program has ended. */
  readonly isSaved: boolean;
  /** How many entries, mostly moves, were lost because the save was damaged; reported once, when it is opened. */
  readonly lostEntries: number;
}

export interface AutosaveOptions {
  readonly store: MatchStore;
  readonly think: Think;
  readonly notify: (state: SoloState) => void;
  /** Told of everything that went wrong without stopping the game. */
  readonly report: (problem: unknown) => void;
  readonly now: () => number;
}

export class AutosavedMatch {
  readonly saved: SavedMatch;
  readonly solo: SoloMatch;
  readonly #options: AutosaveOptions;
  #entries: SavedEntry[];
  /** Entries up to here are in the store as they are here. */
  #stored: number;
  #isSaved: boolean;
  #lostEntries: number;
  #isClosed = false;

  constructor(read: ReadMatch, options: AutosaveOptions) {
    const { match, whole, table, progress } = read;
    const { id, kind, seat, secret } = match;
    const bots = match.rivals.map((rival) => rival?.bot ?? null);
    const { hints, undos } = progress;
    this.saved = match;
    this.solo = new SoloMatch(
      { id, kind, seat, bots, secret, whole, cursor: table.version, hints, undos },
      (at) => botSeed(secret, at.version),
    );
    this.#options = options;
    this.#entries = [...read.entries];
    this.#stored = this.#entries.length;
    this.#lostEntries = read.lostEntries;
    this.#isSaved = options.store.isPersistent;
  }

  get table(): Table {
    return this.solo.table;
  }

  get seat(): Seat {
    return this.saved.seat;
  }

  get progress(): MatchProgress {
    return {
      cursor: this.table.version,
      length: this.#entries.length,
      hints: this.solo.hints,
      undos: this.solo.undos,
      playedAt: this.#options.now(),
      ...standingOf(this.saved.kind, this.table),
    };
  }

  /** Shows the match; its first cards are dealt now. */
  async begin(): Promise<void> {
    if (this.table.version === 0) await this.deal();
    this.show();
    this.#lostEntries = 0;
  }

  show(): void {
    this.notify(true);
  }

  /** The person's move; whatever had been taken back is gone then. */
  async play(move: Move): Promise<Result<null, Refusal>> {
    const made = this.solo.play(move);
    if (made.ok) await this.entered();
    return made;
  }

  /** The next deal, once the result of the last one was seen. */
  async next(): Promise<void> {
    if (!this.solo.isOver && this.table.awaitsDeal) await this.deal();
  }

  async undo(): Promise<void> {
    if (this.solo.undo()) await this.jumped();
  }

  async redo(): Promise<void> {
    if (this.solo.redo()) await this.jumped();
  }

  async countHint(): Promise<void> {
    this.solo.countHint();
    await this.save();
    this.notify(false);
  }

  /** Lets the others act until the person is asked or a deal is over. */
  advance(): Promise<void> {
    const { think, report } = this.#options;
    return this.solo.advance({
      think,
      isStopped: () => this.#isClosed,
      entered: async (problem) => {
        if (problem !== null) report(problem);
        await this.entered();
      },
    });
  }

  /** Nothing more is reported or saved. */
  close(): void {
    this.#isClosed = true;
  }

  private async deal(): Promise<void> {
    this.solo.deal();
    await this.entered();
  }

  private async jumped(): Promise<void> {
    await this.save();
    this.notify(true);
  }

  /** One more entry: saved, and then reported. */
  private async entered(): Promise<void> {
    const { table } = this;
    const place = table.version - 1;
    const before = this.#entries[place - 1]?.sum ?? this.saved.check;
    const entry = savedEntry(table.lastEntry!, table.game.seats, before);
    this.#entries = [...this.#entries.slice(0, place), entry];
    this.#stored = Math.min(this.#stored, place);
    await this.save();
    this.notify(false);
  }

  /** Whatever the store lacks is written with the next step that it takes. */
  private async save(): Promise<void> {
    // A match that somebody else has taken over is theirs to save.
    if (this.#isClosed) return;
    const { store, report } = this.#options;
    try {
      const missing = this.#entries.slice(this.#stored);
      await store.write(this.saved.id, this.#stored, missing, this.progress);
      this.#stored = this.#entries.length;
      this.#isSaved = store.isPersistent;
    } catch (problem) {
      if (this.#isSaved) report(problem);
      this.#isSaved = false;
    }
  }

  private notify(isJump: boolean): void {
    if (this.#isClosed) return;
    const { solo, saved } = this;
    this.#options.notify({
      id: saved.id,
      kind: saved.kind,
      game: saved.opening.game,
      rivals: saved.rivals,
      view: solo.view,
      isJump,
      canUndo: solo.canUndo,
      canRedo: solo.canRedo,
      hints: solo.hints,
      undos: solo.undos,
      isOver: solo.isOver,
      isSaved: this.#isSaved,
      lostEntries: this.#lostEntries,
    });
  }
}
