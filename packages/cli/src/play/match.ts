// One match of a person against bots: its table, what was taken back, and where its chance comes from.

import { deriveSeed, THOUGHT } from '@kalpler/bots/arena';
import {
  autoMove,
  dealNext,
  type Entry,
  fail,
  type Move,
  ok,
  type Refusal,
  type Result,
  rewind,
  type Seat,
  SeededRandom,
  seededDraw,
  submit,
  type Table,
  type TableView,
  viewTable,
} from '@kalpler/engine';
import { nextDraw, parseSecret } from '@kalpler/fair';

/** The person sits here; the bots follow to the left. */
export const OWN_SEAT: Seat = 0;

/** All that is kept of a match. */
export interface MatchState {
  readonly id: string;
  /** By seat; null for the person. */
  readonly bots: readonly (string | null)[];
  /** Behind verifiable deals; null where the table has a seed. */
  readonly secret: string | null;
  /** The table with all entries, also those that were taken back. */
  readonly whole: Table;
  /** How many of the entries count. */
  readonly cursor: number;
  readonly hints: number;
  readonly undos: number;
}

export class Match {
  readonly #state: Pick<MatchState, 'id' | 'bots' | 'secret'>;
  #whole: Table;
  #table: Table;
  #hints: number;
  #undos: number;

  constructor(state: MatchState) {
    this.#state = state;
    this.#whole = state.whole;
    this.#table =
      state.cursor === state.whole.version ? state.whole : rewind(state.whole, state.cursor);
    this.#hints = state.hints;
    this.#undos = state.undos;
  }

  get state(): MatchState {
    return {
      id: this.#state.id,
      bots: this.#state.bots,
      secret: this.#state.secret,
      whole: this.#whole,
      cursor: this.#table.version,
      hints: this.#hints,
      undos: this.#undos,
    };
  }

  get table(): Table {
    return this.#table;
  }

  get bots(): readonly (string | null)[] {
    return this.#state.bots;
  }

  get isOver(): boolean {
    return this.#table.standing.winners !== null;
  }

  /** What the person may know. */
  get view(): TableView {
    return this.viewOf(OWN_SEAT);
  }

  /** What a seat may know, and all that its bot is told. */
  viewOf(seat: Seat): TableView {
    return viewTable(this.#table, seat);
  }

  /** Whether the person is asked for something. */
  get isAsked(): boolean {
    return this.#table.actors.includes(OWN_SEAT);
  }

  /** The bot that acts next; the person's decisions wait until all bots have made theirs. */
  get nextBot(): Seat | null {
    return this.#table.actors.find((seat) => seat !== OWN_SEAT) ?? null;
  }

  /** The person's move; whatever had been taken back is gone then. */
  play(move: Move): Result<null, Refusal> {
    const made = submit(this.#table, OWN_SEAT, move);
    if (!made.ok) return made;
    this.enter(made.value);
    return ok(null);
  }

  /** A bot's move. Whatever is wrong with it, a legal one is made; the answer is whether it was the bot's. */
  playFor(seat: Seat, move: Move | null): boolean {
    const made = move === null ? fail(null) : submit(this.#table, seat, move);
    if (made.ok) {
      this.enter(made.value);
      return true;
    }
    const auto = autoMove(this.#table, seat, new SeededRandom(this.thoughtSeed(seat)));
    const done = auto.ok ? submit(this.#table, seat, auto.value) : auto;
    if (!done.ok) throw new Error(`no move for seat ${seat}: ${done.error.code}`);
    this.enter(done.value);
    return false;
  }

  /** The deal that is awaited. */
  deal(): void {
    const dealt = dealNext(this.#table, this.draw());
    if (!dealt.ok) throw new Error(`no deal: ${dealt.error.code}`);
    this.enter(dealt.value);
  }

  /**
   * The chance of a seat's next decision hangs on nothing but its own decisions so far: whoever plays the same cards
   * in the same way meets the same answers, today, after a pause, and whoever is the first to pass or bid.
   */
  thoughtSeed(seat: Seat): number {
    const made = this.#table.log.filter((entry) => entry.kind === 'move' && entry.seat === seat);
    return deriveSeed(this.chance, THOUGHT, seat, made.length);
  }

  countHint(): void {
    this.#hints++;
  }

  get canUndo(): boolean {
    return this.decisionBefore >= 0;
  }

  get canRedo(): boolean {
    return this.#table.version < this.#whole.version;
  }

  /** The decision that was taken back and would come next; null where there is none. */
  get takenBack(): Move | null {
    const entry = this.#whole.log[this.#table.version];
    return entry !== undefined && entry.kind === 'move' && isOwn(entry) ? entry.move : null;
  }

  /** Back to the person's last decision, as it was before it. */
  undo(): boolean {
    if (!this.canUndo) return false;
    this.#undos++;
    this.jump(this.decisionBefore);
    return true;
  }

  /** Forward again to the next decision that was taken back, or to where it all ended. */
  redo(): boolean {
    if (!this.canRedo) return false;
    const next = this.#whole.log.findIndex(
      (entry, place) => place > this.#table.version && isOwn(entry),
    );
    this.jump(next < 0 ? this.#whole.version : next);
    return true;
  }

  private get decisionBefore(): number {
    return this.#table.log.findLastIndex(isOwn);
  }

  private jump(version: number): void {
    this.#table = version === this.#whole.version ? this.#whole : rewind(this.#whole, version);
  }

  private enter(table: Table): void {
    this.#table = table;
    this.#whole = table;
  }

  private draw() {
    const { deals } = this.#table.opening;
    if (deals.kind === 'seeded') {
      const number = this.#table.log.filter(({ kind }) => kind === 'deal').length + 1;
      return seededDraw(this.#table.game, deals.seed, number);
    }
    const secret = parseSecret(this.#state.secret);
    if (!secret.ok) throw new Error('a match without a secret');
    return nextDraw(this.#table, secret.value);
  }

  private get chance(): number {
    const { deals } = this.#table.opening;
    return deals.kind === 'seeded'
      ? deals.seed
      : Number.parseInt(this.#state.secret!.slice(0, 12), 16);
  }
}

function isOwn(entry: Entry): boolean {
  return entry.kind === 'move' && entry.seat === OWN_SEAT;
}
