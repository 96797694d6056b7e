// One match alone: its table, its computer players, what was taken back, and every step saved before it is told.

import {
  autoMove,
  dealNext,
  fail,
  type Move,
  ok,
  type Refusal,
  type Result,
  rewind,
  type Seat,
  SeededRandom,
  submit,
  type Table,
  viewTable,
} from '@kalpler/engine';
import { nextDraw, parseSecret, type Secret } from '@kalpler/fair';
import { botSeed } from './bot-seed.ts';
import type { MatchProgress, SavedEntry, SavedMatch } from './saved-match.ts';
import { type ReadMatch, savedEntry, standingOf } from './saving.ts';
import type { SoloState } from './solo-state.ts';
import { soundness } from './soundness.ts';
import type { SoloStore } from './store.ts';
import type { Think } from './thinking.ts';

interface KeeperParts {
  readonly store: SoloStore;
  readonly think: Think;
  readonly notify: (state: SoloState) => void;
  /** Told of everything that went wrong without stopping the game. */
  readonly report: (problem: unknown) => void;
  readonly now: () => number;
}

export class SoloMatch {
  readonly match: SavedMatch;
  readonly #parts: KeeperParts;
  readonly #secret: Secret;
  /** All entries, also those that were taken back; the table has those that count. */
  #whole: Table;
  #table: Table;
  #entries: SavedEntry[];
  #hints: number;
  #undos: number;
  /** Entries up to here are in the store as they are here. */
  #stored: number;
  #isSaved: boolean;
  #lost: number;
  #isClosed = false;

  constructor(read: ReadMatch, parts: KeeperParts) {
    const secret = parseSecret(read.match.secret);
    if (!secret.ok) throw new RangeError('a match without a secret');
    this.match = read.match;
    this.#parts = parts;
    this.#secret = secret.value;
    this.#whole = read.whole;
    this.#table = read.table;
    this.#entries = [...read.entries];
    this.#hints = read.progress.hints;
    this.#undos = read.progress.undos;
    this.#stored = this.#entries.length;
    this.#lost = read.lost;
    this.#isSaved = parts.store.isPersistent;
  }

  get table(): Table {
    return this.#table;
  }

  get seat(): Seat {
    return this.match.seat;
  }

  get progress(): MatchProgress {
    return {
      cursor: this.#table.version,
      length: this.#entries.length,
      hints: this.#hints,
      undos: this.#undos,
      playedAt: this.#parts.now(),
      ...standingOf(this.match.kind, this.#table),
    };
  }

  /** Whether a finished match has been told of, now or before it was opened. */
  isRemembered = false;

  /** Shows the match; its first cards are dealt now. */
  async begin(): Promise<void> {
    this.isRemembered = this.progress.isOver && (await this.hasFacts());
    if (this.#table.version === 0) await this.deal();
    this.show();
    this.#lost = 0;
  }

  /** The page may have been closed, or the store full, between the last card and what is kept of the match. */
  private async hasFacts(): Promise<boolean> {
    const facts = await this.#parts.store.facts();
    return facts.some(({ id }) => id === this.match.id);
  }

  show(): void {
    this.notify(true);
  }

  /** The player's move; whatever had been taken back is gone then. */
  async play(move: Move): Promise<Result<null, Refusal>> {
    const made = submit(this.#table, this.seat, move);
    if (!made.ok) return made;
    await this.enter(made.value);
    return ok(null);
  }

  /** The next deal, once the result of the last one was seen. */
  async next(): Promise<void> {
    if (this.progress.isOver || !this.#table.awaitsDeal) return;
    await this.deal();
  }

  get canUndo(): boolean {
    return !this.isDaily && this.decisionBefore(this.#table.version) !== null;
  }

  get canRedo(): boolean {
    return !this.isDaily && this.#table.version < this.#whole.version;
  }

  /** Back to the player's last decision, as it was before it. */
  async undo(): Promise<void> {
    const place = this.canUndo ? this.decisionBefore(this.#table.version) : null;
    if (place === null) return;
    this.#undos++;
    await this.jump(place);
  }

  /** Forward again to the next decision that was taken back, or to where it all ended. */
  async redo(): Promise<void> {
    if (!this.canRedo) return;
    await this.jump(this.decisionAfter(this.#table.version + 1) ?? this.#whole.version);
  }

  /** Help was taken; the match remembers that. */
  async countHint(): Promise<void> {
    this.#hints++;
    await this.save();
    this.notify(false);
  }

  close(): void {
    this.#isClosed = true;
  }

  private get isDaily(): boolean {
    return this.match.kind === 'daily';
  }

  private isOwn(place: number): boolean {
    const entry = this.#whole.log[place];
    return entry?.kind === 'move' && entry.seat === this.seat;
  }

  private decisionBefore(version: number): number | null {
    for (let place = version - 1; place >= 0; place--) if (this.isOwn(place)) return place;
    return null;
  }

  private decisionAfter(version: number): number | null {
    for (let place = version; place < this.#whole.version; place++) {
      if (this.isOwn(place)) return place;
    }
    return null;
  }

  private async jump(version: number): Promise<void> {
    this.#table = version === this.#whole.version ? this.#whole : rewind(this.#whole, version);
    await this.save();
    this.notify(true);
  }

  private async deal(): Promise<void> {
    const dealt = dealNext(this.#table, nextDraw(this.#table, this.#secret));
    if (!dealt.ok) throw new Error(`no deal: ${dealt.error.code}`);
    await this.enter(dealt.value);
  }

  /** Lets every computer player act who is to, one after the other, until the player is asked or a deal is over. */
  async advance(): Promise<void> {
    for (;;) {
      if (this.#isClosed || this.progress.isOver) return;
      if (this.#table.awaitsDeal && !this.#table.awaitsPause) {
        await this.deal();
        continue;
      }
      const seat = this.#table.actors.find((one) => one !== this.seat);
      if (seat === undefined) return;
      await this.enter(await this.actFor(seat));
    }
  }

  /** The table after a computer player's move; whatever goes wrong with it, a legal move is made. */
  private async actFor(seat: Seat): Promise<Table> {
    const table = this.#table;
    const seed = botSeed(this.match.secret, table.version);
    try {
      const { bot } = this.match.rivals[seat]!;
      const { move } = await this.#parts.think(bot, viewTable(table, seat), seed);
      const made = submit(table, seat, move);
      if (made.ok) return made.value;
      throw new Error(`${bot} was refused: ${made.error.code}`);
    } catch (problem) {
      this.#parts.report(problem);
    }
    const move = autoMove(table, seat, new SeededRandom(seed));
    const made = move.ok ? submit(table, seat, move.value) : move;
    if (!made.ok) throw new Error(`no move for seat ${seat}: ${made.error.code}`);
    return made.value;
  }

  /** One more entry: looked over, saved, and then told. */
  private async enter(table: Table): Promise<void> {
    const fault = soundness(table);
    // The table before is still whole: it stays, and nothing of this is saved.
    if (fault !== null) throw new Error(`the table does not add up: ${fault}`);
    const place = table.version - 1;
    const before = this.#entries[place - 1]?.sum ?? this.match.check;
    const entry = savedEntry(table.lastEntry!, table.game.seats, before);
    this.#entries = [...this.#entries.slice(0, place), entry];
    this.#stored = Math.min(this.#stored, place);
    this.#table = table;
    this.#whole = table;
    await this.save();
    this.notify(false);
  }

  /** Whatever the store lacks is written with the next step that it takes. */
  private async save(): Promise<void> {
    // A match that another tab has taken over is that tab's to save.
    if (this.#isClosed) return;
    const { store, report } = this.#parts;
    try {
      const missing = this.#entries.slice(this.#stored);
      await store.write(this.match.id, this.#stored, missing, this.progress);
      this.#stored = this.#entries.length;
      this.#isSaved = store.isPersistent;
    } catch (problem) {
      if (this.#isSaved) report(problem);
      this.#isSaved = false;
    }
  }

  private notify(isJump: boolean): void {
    if (this.#isClosed) return;
    const { id, kind, opening, rivals, seat } = this.match;
    this.#parts.notify({
      id,
      kind,
      game: opening.game,
      rivals,
      view: viewTable(this.#table, seat),
      isJump,
      canUndo: this.canUndo,
      canRedo: this.canRedo,
      hints: this.#hints,
      undos: this.#undos,
      isOver: this.progress.isOver,
      isSaved: this.#isSaved,
      lost: this.#lost,
    });
  }
}

/** Nothing but the player's own seat may be asked for advice, and only while it is asked itself. */
export function mayAsk(keeper: SoloMatch): Result<null, string> {
  const { table, seat, match } = keeper;
  if (match.kind === 'daily') return fail('a daily deal is played without help');
  return table.actors.includes(seat) ? ok(null) : fail('it is not your turn');
}
