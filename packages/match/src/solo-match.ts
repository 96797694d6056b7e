// A match that one person plays against bots: its table, what was taken back, and bots that act until the person is
// asked. It knows nothing of where it is saved: `AutosavedMatch` and the file of a match do that.

import {
  autoMove,
  type Card,
  dealNext,
  type Entry,
  fail,
  listCards,
  type Move,
  OVER,
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
import { commitment, nextDraw, parseSecret } from '@kalpler/fair';

/** A whole match, or the one deal that is the same for everybody on a day. */
export type MatchKind = 'match' | 'daily';

export interface MatchState {
  readonly id: string;
  readonly kind: MatchKind;
  /** The person's seat. */
  readonly seat: Seat;
  /** By seat; null for the person. */
  readonly bots: readonly (string | null)[];
  /** What verifiable deals follow from; null where the table has a seed. */
  readonly secret: string | null;
  /** The table with all entries, also those that were taken back. */
  readonly whole: Table;
  /** How many of the entries count. */
  readonly cursor: number;
  readonly hints: number;
  readonly undos: number;
}

/**
 * Where the chance of a seat's next decision comes from. The same cards played in the same way meet the same answers,
 * today and after a pause; so each form of save has one, and keeps it.
 */
export type Chance = (table: Table, seat: Seat) => number;

/** A bot's move for the view's own seat; the same seed gives the same chance. It may throw, and then it is replaced. */
export type Think = (
  bot: string,
  view: TableView,
  seed: number,
) => Promise<{ readonly move: Move }>;

/** What the others need while they act. */
export interface AdvanceOptions {
  readonly think: Think;
  /** After every step, and before the next; what was wrong with the bot that should have made it, or null. */
  readonly entered: (problem: unknown) => void | Promise<void>;
  /** Whether nobody is to act any more. */
  readonly isStopped?: () => boolean;
}

export class SoloMatch {
  readonly id: string;
  readonly kind: MatchKind;
  readonly seat: Seat;
  readonly bots: readonly (string | null)[];
  readonly #secret: string | null;
  readonly #chance: Chance;
  #whole: Table;
  #table: Table;
  #hints: number;
  #undos: number;

  constructor(state: MatchState, chance: Chance) {
    this.id = state.id;
    this.kind = state.kind;
    this.seat = state.seat;
    this.bots = state.bots;
    this.#secret = state.secret;
    this.#chance = chance;
    this.#whole = state.whole;
    this.#table =
      state.cursor === state.whole.version ? state.whole : rewind(state.whole, state.cursor);
    this.#hints = state.hints;
    this.#undos = state.undos;
  }

  get state(): MatchState {
    return {
      id: this.id,
      kind: this.kind,
      seat: this.seat,
      bots: this.bots,
      secret: this.#secret,
      whole: this.#whole,
      cursor: this.#table.version,
      hints: this.#hints,
      undos: this.#undos,
    };
  }

  get table(): Table {
    return this.#table;
  }

  get hints(): number {
    return this.#hints;
  }

  get undos(): number {
    return this.#undos;
  }

  get isOver(): boolean {
    return isOver(this.kind, this.#table);
  }

  /** What the person may know. */
  get view(): TableView {
    return this.viewOf(this.seat);
  }

  /** What a seat may know, and all that its bot is given. */
  viewOf(seat: Seat): TableView {
    return viewTable(this.#table, seat);
  }

  /** Whether the person is asked for something. */
  get isAsked(): boolean {
    return this.#table.actors.includes(this.seat);
  }

  /** Whether a deal is awaited, and nobody needs time to look at the last one. */
  get isDealDue(): boolean {
    return !this.isOver && this.#table.awaitsDeal && !this.#table.awaitsPause;
  }

  /**
   * The bot that is to act now: the person's decisions wait until all bots have made theirs. None while moves can be
   * made again, because what the bots answered is there already.
   */
  get nextBot(): Seat | null {
    if (this.isOver || (this.canRedo && this.isAsked)) return null;
    return this.#table.actors.find((seat) => seat !== this.seat) ?? null;
  }

  /** The person's move; whatever had been taken back is gone then. */
  play(move: Move): Result<null, Refusal> {
    const made = submit(this.#table, this.seat, move);
    if (!made.ok) return made;
    this.enter(made.value);
    return ok(null);
  }

  /** A bot's move; whatever is wrong with it, a legal one is made. The answer is what was wrong, or null. */
  playBotMove(seat: Seat, move: Move): unknown {
    let problem: unknown;
    try {
      const made = submit(this.#table, seat, move);
      if (made.ok) {
        this.enter(made.value);
        return null;
      }
      problem = new Error(`${this.bots[seat]} was refused: ${made.error.code}`);
    } catch (error) {
      problem = error;
    }
    this.actFor(seat);
    return problem;
  }

  /** A legal move for a bot that has none. */
  actFor(seat: Seat): void {
    const move = autoMove(this.#table, seat, new SeededRandom(this.thoughtSeed(seat)));
    const made = move.ok ? submit(this.#table, seat, move.value) : move;
    if (!made.ok) throw new Error(`no move for seat ${seat}: ${made.error.code}`);
    this.enter(made.value);
  }

  /** The deal that is awaited. */
  deal(): void {
    const dealt = dealNext(this.#table, this.draw());
    if (!dealt.ok) throw new Error(`no deal: ${dealt.error.code}`);
    this.enter(dealt.value);
  }

  /** Deals and lets the bots act, one after the other, until it is the person's turn or a deal is over. */
  async advance({ think, entered, isStopped = () => false }: AdvanceOptions): Promise<void> {
    while (!isStopped()) {
      if (this.isDealDue) {
        this.deal();
        await entered(null);
        continue;
      }
      const seat = this.nextBot;
      if (seat === null) return;
      const table = this.#table;
      const thought = await answerOf(() =>
        think(this.bots[seat]!, this.viewOf(seat), this.thoughtSeed(seat)),
      );
      if (isStopped()) return;
      // If the person has taken something back meanwhile, the thought is about a table that is gone.
      if (this.#table !== table) continue;
      if (thought.ok) await entered(this.playBotMove(seat, thought.value));
      else {
        this.actFor(seat);
        await entered(thought.error);
      }
    }
  }

  thoughtSeed(seat: Seat): number {
    return this.#chance(this.#table, seat);
  }

  /** Help was taken; the match remembers that. */
  countHint(): void {
    this.#hints++;
  }

  /** Nothing but the person's own seat may be asked for advice, and only while it is asked itself. */
  get mayAskForHint(): Result<null, string> {
    if (this.kind === 'daily') return fail('a daily deal is played without help');
    return this.isAsked ? ok(null) : fail('it is not your turn');
  }

  get canUndo(): boolean {
    return this.kind !== 'daily' && this.decisionBefore >= 0;
  }

  get canRedo(): boolean {
    return this.kind !== 'daily' && this.#table.version < this.#whole.version;
  }

  /** The decision that was taken back and would come next; null where there is none. */
  get takenBack(): Move | null {
    const entry = this.#whole.log[this.#table.version];
    return entry !== undefined && entry.kind === 'move' && this.isOwn(entry) ? entry.move : null;
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
      (entry, place) => place > this.#table.version && this.isOwn(entry),
    );
    this.jump(next < 0 ? this.#whole.version : next);
    return true;
  }

  private get decisionBefore(): number {
    return this.#table.log.findLastIndex((entry) => this.isOwn(entry));
  }

  private isOwn(entry: Entry): boolean {
    return entry.kind === 'move' && entry.seat === this.seat;
  }

  private jump(version: number): void {
    this.#table = version === this.#whole.version ? this.#whole : rewind(this.#whole, version);
  }

  /** One more entry, looked over before anybody sees or saves it. */
  private enter(table: Table): void {
    const fault = soundness(table);
    // The table before is still whole: it stays.
    if (fault !== null) throw new Error(`the table does not add up: ${fault}`);
    this.#table = table;
    this.#whole = table;
  }

  private draw() {
    const { deals } = this.#table.opening;
    if (deals.kind === 'seeded') {
      const number = this.#table.log.filter(({ kind }) => kind === 'deal').length + 1;
      return seededDraw(this.#table.game, deals.seed, number);
    }
    const secret = parseSecret(this.#secret);
    if (!secret.ok) throw new Error('a match without a secret');
    return nextDraw(this.#table, secret.value);
  }
}

/** A daily deal is one deal and no more. */
export function isOver(kind: MatchKind, { standing, results }: Table): boolean {
  return standing.winners !== null || (kind === 'daily' && results.length > 0);
}

/** Whether the next deal can be drawn, and is the one that the table has promised. */
export function isPromised({ opening: { deals } }: Table, secret: string | null): boolean {
  if (deals.kind === 'seeded') return secret === null;
  const read = parseSecret(secret);
  return read.ok && deals.kind === 'fair' && deals.commitment === commitment(read.value);
}

/** A bot's answer, or what it threw. */
async function answerOf(think: () => ReturnType<Think>): Promise<Result<Move, unknown>> {
  try {
    return ok((await think()).move);
  } catch (problem) {
    return fail(problem);
  }
}

/** What does not add up at a table, or null: looked at after every step, so that a fault is never saved. */
export function soundness(table: Table): string | null {
  const { deal, game } = table;
  if (deal === null) return null;
  const seats = Array.from({ length: game.seats }, (_, seat) => seat);
  const cards = [
    ...seats.flatMap((seat) => listCards(deal.hands, seat << 2)),
    ...Array.from(deal.plays.subarray(0, deal.count), (code) => code as Card),
  ];
  if (new Set(cards).size !== cards.length) return 'a card is there twice';
  if (!cards.every((card) => game.deck.has(card))) return 'a card is not in the deck';
  // After a claim the rest need not be played.
  if (deal.phase !== OVER && cards.length !== game.deck.size) return `${cards.length} cards`;
  return totalsFault(table);
}

/** Every total is the sum of what the deals brought; only where a match began at zero can that be checked. */
function totalsFault({ results, standing, opening }: Table): string | null {
  const last = results.at(-1);
  if (last === undefined || opening.standing !== undefined) return null;
  const isSame = last.totals.every((points, side) => points === standing.totals[side]);
  return isSame ? null : 'totals that differ from the last result';
}
